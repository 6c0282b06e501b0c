import { asCooked } from '../../../texts/amounts.ts';
import { html, type Html } from '../../../../domain/html.ts';
import { readEntry, type ReadEntry } from '../../../api/readHistory.ts';
import { recipeLine } from '../../../texts/recipeLine.ts';
import { momentText } from '../../../texts/dates.ts';
import { counted } from '../../../texts/format.ts';
import { measured } from '../../../texts/measures.ts';
import { type Block, type Item, type Line, readInstructions } from '../../../ui/instructions.ts';
import { fill } from '../../../texts/fill.ts';
import { readableCopy as words } from '../texts/readableCopy.en.ts';
import { type Fields, momentIn, rowsOf, type Section, textIn } from './section.ts';

/** A picture that stands in the file itself; anything else could lead elsewhere. */
const picture = /^data:image\/(?:jpeg|png|webp|avif);base64,[\w+/]+=*$/;

/** The newest first, with the person's note, stars and photo. */
export function historySection(data: Fields): Section {
  const photos = new Map(
    rowsOf(data, 'record_photos').map((row) => [textIn(row['record_id']), textIn(row['picture'])]),
  );
  const entries = rowsOf(data, 'records')
    .filter((record) => record['deleted_at'] === null)
    .toSorted((one, other) => momentIn(other['created_at']) - momentIn(one['created_at']))
    .flatMap((record) => readEntry(record) ?? []);
  return {
    id: 'history',
    title: words.history,
    empty: words.noHistory,
    entries: entries.map((entry, n) => ({
      id: `dish-${n + 1}`,
      title: entry.suggestion.trim() || entry.names?.join(', ') || words.untitled,
      about: entry.createdAt === null ? '' : momentText(entry.createdAt),
      body: entryHtml(entry, photos.get(entry.id) ?? ''),
    })),
  };
}

function entryHtml(entry: ReadEntry, photo: string): Html {
  const { names, note, rating } = entry;
  const { recipe, instructions } = entry.recipe
    ? asCooked(entry.recipe, entry.instructions)
    : entry;
  const ingredients = recipe?.ingredients.map(recipeLine) ?? names ?? [];
  return html`${picture.test(photo) && html`<img src="${photo}" alt="${words.photo}" />`}
  ${rating !== null && html`<p>${fill(words.stars, { rating })}</p>`}
  ${
    note.trim() !== '' &&
    html`<h4>${words.note}</h4>
      <p>${note}</p>`
  }
  ${
    ingredients.length > 0 &&
    html`<h4>${words.ingredients}</h4>
      ${
        recipe !== null &&
        recipe.servings !== null &&
        html`<p>${counted(recipe.servings, { one: words.servingsOne, many: words.servings })}</p>`
      }
      <ul>
        ${ingredients.map((line) => html`<li>${line}</li>`)}
      </ul>`
  }
  ${
    instructions.trim() !== '' &&
    html`<h4>${words.instructions}</h4>
      ${readInstructions(measured(instructions)).map(blockHtml)}`
  }
  ${linksHtml(entry)}`;
}

function linksHtml({ videos, articles, youtube, google }: ReadEntry): Html | false {
  const links = [
    ...videos,
    ...articles,
    ...[youtube, google].flatMap((link) => (link === null ? [] : [{ title: link, link }])),
  ];
  if (links.length === 0) return false;
  return html`<h4>${words.links}</h4>
    <ul>
      ${links.map(
        ({ title, link }) => html`<li><a href="${link}" rel="noreferrer">${title}</a></li>`,
      )}
    </ul>`;
}

function blockHtml(block: Block): Html {
  if (block.kind === 'heading') return html`<p><strong>${lineHtml(block.line)}</strong></p>`;
  if (block.kind === 'paragraph') return html`<p>${linesHtml(block.lines)}</p>`;
  if (block.kind === 'bullets')
    return html`<ul>
      ${block.items.map(itemHtml)}
    </ul>`;
  return html`<ol start="${block.start}">
    ${block.items.map(itemHtml)}
  </ol>`;
}

const itemHtml = ({ lines, bullets }: Item): Html => html`
  <li>
    ${linesHtml(lines)}
    ${
      bullets.length > 0 &&
      html`<ul>
        ${bullets.map((bullet) => html`<li>${linesHtml(bullet)}</li>`)}
      </ul>`
    }
  </li>
`;
const linesHtml = (lines: readonly Line[]): Html =>
  html`${lines.map((line, n) => html`${n > 0 && html`<br />`}${lineHtml(line)}`)}`;
const lineHtml = (line: Line): Html =>
  html`${line.map(({ text, bold }) => (bold ? html`<strong>${text}</strong>` : text))}`;
