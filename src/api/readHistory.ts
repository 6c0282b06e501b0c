// History entries out of whatever shape they were stored or sent in (HIST-03, HIST-12). Nothing in here is trusted.
import { Note } from '../../contract/notes.ts';
import type { Article, Video } from '../../contract/resources.ts';
import type { LineFood } from '../../domain/recipeLine.ts';

/** One entry as screens use it; machines/shared/history.ts describes the same. */
export interface ReadEntry {
  id: string;
  createdAt: number | null;
  kind: 'food' | 'ingredient';
  suggestion: string;
  instructions: string;
  names: string[] | null;
  analysisId: string | null;
  videos: Video[];
  articles: Article[];
  youtube: string | null;
  google: string | null;
  photo: string | null;
  recipe: {
    id: string | null;
    title: string | null;
    servings: number | null;
    cookedFor: number | null;
    swaps: string[];
    minutes: number | null;
    ingredients: string[];
    foods: (LineFood | null)[];
    stepIngredients: number[][];
    stepShares: (number | null)[][];
    notes: Note[];
  } | null;
  heard: string[] | null;
  note: string;
  rating: number | null;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const firstText = (...values: unknown[]): string =>
  values.map(textOf).find((text) => text.trim() !== '') ?? '';

/** The entries of an answer: in `detection_history`, in `data.detection_history`, or in `data`, as a list or a single one. */
export function readEntries(answer: unknown): ReadEntry[] {
  if (!isFields(answer)) return [];
  const { data } = answer;
  const found =
    answer['detection_history'] ?? (isFields(data) ? (data['detection_history'] ?? data) : data);
  return (Array.isArray(found) ? found : [found]).flatMap((entry) => readEntry(entry) ?? []);
}

/** One entry; undefined where it has no id, since nothing could be done with it. */
export function readEntry(entry: unknown): ReadEntry | undefined {
  if (!isFields(entry)) return undefined;
  const id = typeof entry['id'] === 'number' ? String(entry['id']) : textOf(entry['id']).trim();
  if (id === '') return undefined;
  const kind = entry['recipe_type'] === 'food_detection' ? 'food' : 'ingredient';
  const lists =
    kind === 'food'
      ? [entry['detected_foods'], entry['ingredients']]
      : [entry['ingredients'], entry['detected_foods']];
  const resources = readJson(entry['resources_link'] || entry['resources']);
  const { YoutubeSearch, GoogleSearch } = isFields(resources) ? resources : {};
  return {
    id,
    createdAt: readInstant(entry['created_at']),
    kind,
    suggestion: textOf(entry['suggestion']),
    instructions: textOf(entry['instructions']),
    names: readNames(lists[0]) ?? readNames(lists[1]),
    analysisId: firstText(entry['analysis_id']) || null,
    videos: linked(YoutubeSearch).map(({ title, link, fields }) => ({
      title,
      link,
      channel: textOf(fields['channel']),
      thumbnail: linkIn(fields['thumbnail']),
    })),
    articles: linked(GoogleSearch).map(({ title, link, fields }) => ({
      title,
      link,
      description: textOf(fields['description']),
      image: pictureIn(fields['image']),
    })),
    youtube: linkIn(firstText(entry['youtube_link'], entry['youtube'])),
    google: linkIn(firstText(entry['google_link'], entry['google'])),
    photo: ownPathIn(entry['photo_url']),
    recipe: readRecipe(entry['recipe']),
    heard: Array.isArray(entry['heard_health']) ? textsIn(entry['heard_health']) : null,
    note: textOf(entry['note']),
    rating: countIn(entry['rating'], 5),
  };
}

/** A whole number from 1 on. */
const countIn = (value: unknown, most: number): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
    ? value
    : null;
/** Whole or half servings. */
const servingsIn = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0.5 && value <= 100 ? value : null;
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/** Sentences by code as they were kept; a text alone is of before. */
const notesIn = (value: unknown): Note[] =>
  Array.isArray(value)
    ? value.flatMap((each: unknown) => {
        const note = Note.safeParse(each);
        return note.success ? [note.data] : [];
      })
    : [];

/** The recipe as it was cooked; null where there is none, or it has no line. */
function readRecipe(value: unknown): ReadEntry['recipe'] {
  const recipe = readJson(value);
  if (!isFields(recipe)) return null;
  const ingredients = textsIn(recipe['ingredients']);
  const { steps, shares } = readSteps(recipe, ingredients);
  const id = textOf(recipe['id']);
  if (ingredients.length === 0) return null;
  return {
    id: /^[\w-]{1,100}$/.test(id) ? id : null,
    title: textOf(recipe['title']).trim() || null,
    servings: countIn(recipe['servings'], 100),
    cookedFor: servingsIn(recipe['cookedFor']),
    swaps: textsIn(recipe['swaps']).filter((each) => /^\w{1,60}-\w{1,60}$/.test(each)),
    minutes: countIn(recipe['minutes'], 100_000),
    ingredients,
    foods: listIn(recipe['foods']).map(foodIn),
    stepIngredients: steps,
    stepShares: shares,
    notes: notesIn(recipe['notes']),
    ...(recipe['cooked'] === true ? { cooked: true as const } : {}),
  };
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const foodIn = (value: unknown): LineFood | null =>
  isFields(value)
    ? { key: textOf(value['key']), instead_of: textOf(value['instead_of']) || undefined }
    : null;
const listsIn = (value: unknown): (readonly unknown[])[] => listIn(value).map(listIn);
const shareIn = (value: unknown): number | null =>
  typeof value === 'number' && value > 0 && value <= 1 ? value : null;

/** The places of the lines that each step takes, and beside each of them the share of its line. */
function readSteps(recipe: Fields, lines: readonly string[]) {
  const shares = listsIn(recipe['stepShares']);
  const steps = listsIn(recipe['stepIngredients']).map((places, step) =>
    places.flatMap((place, i) =>
      typeof place === 'number' && lines[place] !== undefined
        ? [{ place, share: shareIn(shares[step]?.[i]) }]
        : [],
    ),
  );
  return {
    steps: steps.map((step) => step.map(({ place }) => place)),
    shares: shares.length > 0 ? steps.map((step) => step.map(({ share }) => share)) : [],
  };
}

/** Names out of a list, or the JSON text of one; also where each is an object with a name. null where it is neither. */
function readNames(value: unknown): string[] | null {
  const list = readJson(value);
  if (!Array.isArray(list)) return null;
  return list.flatMap((each: unknown) => {
    const name = (isFields(each) ? textOf(each['name']) : textOf(each)).trim();
    return name === '' ? [] : [name];
  });
}

function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** Milliseconds since 1970, given so or as an ISO text. */
function readInstant(value: unknown): number | null {
  const instant =
    typeof value === 'number'
      ? value
      : /^\d+$/.test(textOf(value))
        ? Number(value)
        : Date.parse(textOf(value));
  // What a Date cannot hold cannot be shown either.
  return Number.isFinite(instant) && Math.abs(instant) <= 8.64e15 ? instant : null;
}

const linkIn = (value: unknown): string | null =>
  /^https?:\/\/\S+$/i.test(textOf(value)) ? textOf(value) : null;

/** A picture may also lie on our own origin: the proxy's paths. */
const pictureIn = (value: unknown): string | null => linkIn(value) ?? ownPathIn(value);

const ownPathIn = (value: unknown): string | null =>
  /^\/(?![/\\])\S+$/.test(textOf(value)) ? textOf(value) : null;

/** Things with a link that a browser may follow, each link once. */
function linked(value: unknown): { title: string; link: string; fields: Fields }[] {
  if (!Array.isArray(value)) return [];
  const seen = new Set<string>();
  return value.flatMap((each: unknown) => {
    const link = isFields(each) ? linkIn(each['link']) : null;
    if (!isFields(each) || link === null || seen.has(link)) return [];
    seen.add(link);
    return [{ title: textOf(each['title']) || link, link, fields: each }];
  });
}
