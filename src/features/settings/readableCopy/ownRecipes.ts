import { html } from '../../../../domain/html.ts';
import { fill } from '../../../texts/fill.ts';
import { readableCopy as words } from '../texts/readableCopy.en.ts';
import { type Fields, momentIn, rowsOf, type Section, textIn } from './section.ts';

/** As they were written: the text is the recipe. */
export function ownRecipeSection(data: Fields): Section {
  const recipes = rowsOf(data, 'own_recipes').toSorted(
    (one, other) => momentIn(other['updated_at']) - momentIn(one['updated_at']),
  );
  return {
    id: 'recipes',
    title: words.recipes,
    empty: words.noRecipes,
    entries: recipes.map((recipe, n) => {
      const minutes = Number(recipe['minutes']) || 0;
      const source = textIn(recipe['source_url']);
      return {
        id: `recipe-${n + 1}`,
        title: textIn(recipe['title']) || words.untitled,
        about:
          minutes > 0
            ? fill(
                Number(recipe['minutes_estimated']) === 1 ? words.minutesEstimated : words.minutes,
                {
                  minutes,
                },
              )
            : '',
        body: html`<div class="written">${asLines(textIn(recipe['text']))}</div>
          ${
            /^https?:\/\//i.test(source) &&
            html`<p>${words.source}: <a href="${source}" rel="noreferrer">${source}</a></p>`
          }`,
      };
    }),
  };
}

const asLines = (text: string) =>
  text.split('\n').map((line, n) => html`${n > 0 && html`<br />`}${line}`);
