import { html, type Html } from '../../../../domain/html.ts';
import { readableCopy as words } from '../texts/readableCopy.en.ts';
import { type Entry, type Fields, rowsOf, type Section, textIn } from './section.ts';

type Titles = ReadonlyMap<string, string>;

/** Favourites and what the person collected, with links to where the recipes stand: ours are no text of theirs. */
export function collectionSection(data: Fields, titles: Titles, origin: string): Section {
  const favourites = rowsOf(data, 'recipe_marks')
    .filter((each) => each['mark'] === 'favourite')
    .map((each) => textIn(each['recipe_id']));
  const own = rowsOf(data, 'collections').map(({ name, recipes }) => ({
    title: textIn(name) || words.untitled,
    recipes: Array.isArray(recipes) ? recipes.map(textIn) : [],
  }));
  const all = [
    ...(favourites.length > 0 ? [{ title: words.favourites, recipes: favourites }] : []),
    ...own,
  ];
  return {
    id: 'collections',
    title: words.collections,
    empty: words.noCollections,
    entries: all.map(({ title, recipes }, n): Entry => ({
      id: `collection-${n + 1}`,
      title,
      about: '',
      body: html`<ul>
        ${recipes.filter((id) => id !== '').map((id) => linkTo(id, titles, origin))}
      </ul>`,
    })),
  };
}

const linkTo = (id: string, titles: Titles, origin: string): Html =>
  html`<li>
    <a href="${origin}/recipe/${encodeURIComponent(id)}">${titles.get(id) ?? fromId(id)}</a>
  </li>`;

/** Ours are named by their title: 'jollof-rice'. */
const fromId = (id: string): string => {
  const said = id.replaceAll(/[-_]+/g, ' ').trim();
  return said.charAt(0).toUpperCase() + said.slice(1);
};
