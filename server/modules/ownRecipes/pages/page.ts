// A page of somebody else's, read once from its beginning to its end: scripts with JSON-LD, and microdata. Nothing of it is run.
import { type FoundRecipe, minutesOf, servingsOf } from './found.ts';
import { createMicrodata, type Microdata } from './microdata.ts';
import type { Attributes } from './vocabulary.ts';
import { parsePage } from './parse.ts';
import { recipeInText } from './plainPage.ts';
import { lineOf, linesOf } from './plainText.ts';
import { bestOf, recipeInScripts } from './structuredData.ts';

const mostScripts = 60;
const unread = new Set(['script', 'style', 'noscript', 'template']);

/** The scripts of a page that hold data, and its microdata. */
function readPage(html: string) {
  const scripts: string[] = [];
  const microdata = createMicrodata();
  /** What a script holds; only data is kept of it. */
  let script: { data: string; readonly isData: boolean } | null = null;
  parsePage(html, {
    onopentag(name: string, attributes: Attributes): void {
      if (unread.has(name))
        script = { data: '', isData: /ld\+json/i.test(attributes['type'] ?? '') };
      else microdata.open(name, attributes);
    },
    ontext(text: string): void {
      if (script === null) microdata.text(text);
      else if (script.isData) script.data += text;
    },
    onclosetag(name: string): void {
      if (!unread.has(name)) return microdata.close(name);
      if (script?.isData && scripts.length < mostScripts) scripts.push(script.data);
      script = null;
    },
    onend: () => microdata.end(),
  });
  return { scripts, recipes: microdata.recipes };
}

/** 'Method:' above the steps. */
const isHeading = (line: string): boolean => line.endsWith(':') && line.split(' ').length <= 4;

function linesIn(data: Microdata, all: (...names: string[]) => readonly string[]): string[] {
  const each = all('recipeIngredient', 'ingredients', 'ingredient').flatMap((one) =>
    data.has('ingredientList') ? linesOf(one) : lineOf(one) || [],
  );
  return each.length > 0
    ? each
    : all('ingredientList')
        .flatMap(linesOf)
        .filter((line) => !isHeading(line));
}

function recipeOf(data: Microdata): FoundRecipe {
  const all = (...names: string[]): readonly string[] =>
    names.map((name) => data.get(name) ?? []).find((values) => values.length > 0) ?? [];
  const minutes = (name: string): number => minutesOf(lineOf(all(name)[0] ?? ''));
  const [prep, cook, total] = [minutes('prepTime'), minutes('cookTime'), minutes('totalTime')];
  return {
    name: lineOf(all('name', 'headline')[0] ?? ''),
    description: lineOf(all('description')[0] ?? ''),
    servings: servingsOf(lineOf(all('recipeYield', 'yield')[0] ?? '')),
    prep,
    cook: Math.max(cook, total - prep, 0),
    lines: linesIn(data, all),
    steps: all('recipeInstructions', 'instructions', 'instruction')
      .flatMap(linesOf)
      .filter((step) => !isHeading(step)),
  };
}

/** The recipe of a page; null where it has none that we can read. */
export function recipeOnPage(html: string): FoundRecipe | null {
  const { scripts, recipes } = readPage(html);
  return recipeInScripts(scripts) ?? bestOf(recipes.map(recipeOf)) ?? recipeInText(html);
}

/** In the letters that the page says it is written in; UTF-8 where it does not. */
export function decoded(body: Buffer): string {
  const head = body.subarray(0, 2048).toString('latin1');
  const [, label = 'utf-8'] = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{2,20})/i.exec(head) ?? [];
  try {
    return new TextDecoder(label).decode(body);
  } catch {
    return body.toString('utf8');
  }
}
