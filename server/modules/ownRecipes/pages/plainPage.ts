// A page without a word of structured data: what stands beneath 'Ingredients' and beneath 'Method', as a person finds it.
import { partWords } from '../../../../kitchen/ownRecipes/writtenWords.ts';
import { type FoundRecipe, servingsOf } from './found.ts';
import { parsePage } from './parse.ts';
import { lineOf } from './plainText.ts';

interface Block {
  readonly text: string;
  /** Larger or bolder than a line: it names what follows. */
  readonly isHeading: boolean;
  /** The page's own heading. */
  readonly isTitle: boolean;
}

const blocks = new Set(
  'address article blockquote br dd div dl dt h1 h2 h3 h4 h5 h6 header hr li main ol p section table td th tr ul label'.split(
    ' ',
  ),
);
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th', 'dt', 'summary', 'caption']);
const bold = new Set(['b', 'strong']);
/** What is no part of a recipe, wherever it stands. */
const skipped = new Set(
  'script style template noscript svg iframe object nav footer aside form select button head'.split(
    ' ',
  ),
);
const most = { blocks: 5000, text: 4000, heading: 80, line: 250, lines: 100, steps: 60 } as const;

const ingredientsSaid = new RegExp(`^(?:${partWords.ingredients})(?![\\p{L}\\p{M}])`, 'iu');
const methodSaid = new RegExp(`^(?:${partWords.method})(?![\\p{Ll}\\p{M}]{3})`, 'iu');
/** 'Step 2', '步驟二': the steps go on beneath it. */
const stepSaid =
  /^(?:step|[ée]tape|schritt|paso|passo|stap|steg|trin|krok|步驟|步骤|手順|bước)?\s*[\d一二三四五六七八九十]{1,3}\s*[.:)、．-]?$/iu;
/** A list's own mark before its lines. */
const mark = /^[\s•·・▪●○■□◆▶►★☆✓✔☐☑*–—-]+/u;

/** What follows the steps on a page, also without a heading. */
const notesAfter =
  /^(?:tip+s?|hinweis|astuces?|notes?|notas?|conseils?|consejos?|trucc?o|сове?т|порада|rada|wskaz[óo]wka|ポイント|メモ|コツ|小贴士|小貼士|팁)\s*(?:[:：!.–-]|$)/iu;
/** Boxes that sites put between lines and steps. */
const isBox = (text: string): boolean =>
  /newsletter|e-?mail|mailbox|bo[îi]te mail|inbox|posteingang|subscribe|abonn|@|©/iu.test(text);
const squareHeading = /^[■◆□▼▲★【]/u;

/** The page as blocks of text. */
function blocksOf(html: string): Block[] {
  const found: Block[] = [];
  let [text, boldText, hidden, inHeading, inBold, inTitle] = ['', '', 0, 0, 0, 0];
  const end = (): void => {
    const said = text.replace(/\s+/g, ' ').trim();
    const isBold = said !== '' && boldText.replace(/\s+/g, ' ').trim() === said;
    if (said !== '' && !isBox(said) && found.length < most.blocks)
      found.push({
        text: said.slice(0, most.text),
        isHeading: inHeading > 0 || isBold || (squareHeading.test(said) && said.length < 20),
        isTitle: inTitle > 0,
      });
    [text, boldText] = ['', ''];
  };
  parsePage(
    html,
    {
      ontext(part) {
        if (hidden > 0 || text.length > most.text) return;
        // A page may hold megabytes of blanks, over which an expression would run out of its stack.
        const some = part.slice(0, most.text);
        text += some;
        if (inBold > 0) boldText += some;
      },
      onopentag(name) {
        if (skipped.has(name)) hidden += 1;
        if (blocks.has(name) || headings.has(name)) end();
        if (name === 'h1') inTitle += 1;
        if (headings.has(name)) inHeading += 1;
        if (bold.has(name)) inBold += 1;
      },
      onclosetag(name) {
        if (skipped.has(name)) hidden = Math.max(0, hidden - 1);
        if (blocks.has(name) || headings.has(name)) end();
        if (name === 'h1') inTitle = Math.max(0, inTitle - 1);
        if (headings.has(name)) inHeading = Math.max(0, inHeading - 1);
        if (bold.has(name)) inBold = Math.max(0, inBold - 1);
      },
    },
    { decodeEntities: true },
  );
  end();
  return found;
}

const bare = (text: string): string =>
  text
    .replace(mark, '')
    .replace(/^[【[(（「]+/u, '')
    .trim();
const says = (pattern: RegExp, { text }: Block): boolean =>
  text.length <= most.heading && pattern.test(bare(text));

/** From the last of the headings that speak of ingredients before the steps: a page names both in its contents too. */
function placesIn(all: readonly Block[]): { from: number; to: number } | null {
  for (let to = 0; to < all.length; to += 1) {
    const block = all[to];
    if (!block || !says(methodSaid, block)) continue;
    const from = all.findLastIndex((each, n) => n < to && says(ingredientsSaid, each));
    if (from >= 0 && to - from > 2) return { from, to };
  }
  return null;
}

function stepsAfter(all: readonly Block[], start: number): string[] {
  const steps: string[] = [];
  for (const { text, isHeading } of all.slice(start)) {
    if (stepSaid.test(bare(text))) continue;
    if (steps.length > 0 && notesAfter.test(bare(text))) break;
    if (isHeading && steps.length > 0 && text.length <= most.heading) break;
    if (steps.length >= most.steps) break;
    if (!isHeading) steps.push(bare(text));
  }
  return steps;
}

/** The page's own heading, else what the window is called, without the name of the site. */
function titleOf(html: string, all: readonly Block[]): string {
  const heading = all.find(({ isTitle }) => isTitle)?.text;
  const [, title = ''] = /<title[^>]{0,200}>([^<]{1,300})/i.exec(html) ?? [];
  return heading ?? lineOf(title).replace(/\s+[|–—-]\s+[^|–—]*$/u, '');
}

/** Null where the page does not name both its ingredients and its method. */
export function recipeInText(html: string): FoundRecipe | null {
  const all = blocksOf(html);
  const places = placesIn(all);
  if (!places) return null;
  const { from, to } = places;
  const within = all
    .slice(from + 1, to)
    .filter(({ text }) => bare(text) !== '' && text.length <= most.line && !isYield(text));
  const lines = within
    .slice(0, most.lines)
    .map(({ text, isHeading }) => (isHeading ? `${bare(text).replace(/:$/, '')}:` : bare(text)));
  const steps = stepsAfter(all, to + 1);
  if (lines.length < 2 || steps.length === 0) return null;
  const yields = all.slice(Math.max(0, from - 12), to).map(({ text }) => text);
  return {
    name: titleOf(html, all),
    description: '',
    servings: yields.map(servingsSaid).find((count) => count !== null) ?? null,
    prep: 0,
    cook: 0,
    lines,
    steps,
  };
}

const forPeople =
  /serv|portion|person|people|pour \d|für \d|voor \d|para \d|per \d|för \d|til \d|kişilik|порци|порції|人分|人份|인분|άτομα|porc|fő|osób|osoby|henk|אנשים|أشخاص/iu;
/** '3 - 4 porcje' among the ingredients. */
const isYield = (text: string): boolean =>
  text.length <= 30 && forPeople.test(text) && /\d/.test(text);
const servingsSaid = (text: string): number | null =>
  text.length <= most.heading && forPeople.test(text) ? servingsOf(text) : null;
