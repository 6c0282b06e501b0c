import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { aiKitchenMachine } from '../../../../machines/aiKitchen/aiKitchen.machine.ts';
import { kitchen } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';
import { foodText } from '../../../texts/notes.ts';
import type { PhotoProblem } from '../../photos/views/PhotoField.tsx';

export type KitchenActor = ActorRefFrom<typeof aiKitchenMachine>;
export type KitchenSnapshot = SnapshotFrom<typeof aiKitchenMachine>;
export type Analysis = NonNullable<KitchenSnapshot['context']['analysis']>;

/** What went wrong with list or photo, above the button (KIT-03, KIT-06). */
export function problemOf(snapshot: KitchenSnapshot): string | undefined {
  if (snapshot.matches({ composing: 'ingredientsMissing' }))
    return snapshot.context.photo === null
      ? kitchen.ingredientsMissing
      : fill(kitchen.photoUnread, { image: kitchen.image });
  if (snapshot.matches({ composing: 'processingFailed' })) return kitchen.processingFailed;
  if (snapshot.matches({ composing: 'offline' })) return kitchen.offline;
  return snapshot.matches({ composing: 'recallFailed' }) ? kitchen.recallFailed : undefined;
}

/** And why, in the services' own words where they sent any. */
export const reasonOf = (snapshot: KitchenSnapshot): string | null =>
  snapshot.matches({ composing: 'processingFailed' }) ||
  snapshot.matches({ showingSuggestions: 'updateFailed' })
    ? snapshot.context.message
    : null;

/** Who may use nothing any more is told why, and not to try again. */
export const alertOf = (
  problem: string | undefined,
  reason: string | null,
  isOver: boolean,
): string | undefined =>
  isOver && reason !== null ? reason : problem && [problem, reason].filter(Boolean).join(' ');

/** What was wrong with the photo last chosen. */
export function photoProblemOf(snapshot: KitchenSnapshot): PhotoProblem | undefined {
  if (snapshot.matches({ composing: 'photoTooLarge' })) return 'tooLarge';
  if (snapshot.matches({ composing: 'photoUnsuitable' })) return 'unsuitable';
  return snapshot.matches({ composing: 'photoUnreadable' }) ? 'unreadable' : undefined;
}

/** What is being waited for before there is anything to choose from. */
export function busyWithOf(snapshot: KitchenSnapshot): string | undefined {
  if (snapshot.matches('fetchingRecalled')) return kitchen.recalling;
  if (snapshot.matches('findingAgain')) return kitchen.findingAgain;
  if (snapshot.matches('preparingImage')) return kitchen.preparing;
  if (!snapshot.matches('processingIngredients') && !snapshot.matches('savingAnswer'))
    return undefined;
  return snapshot.context.method === 'image' ? kitchen.processingPhoto : kitchen.processing;
}

/** What has to be answered before any dish. */
export const foodQuestionOf = (snapshot: KitchenSnapshot) =>
  snapshot.matches({ composing: 'foodUnclear' }) || snapshot.matches({ composing: 'answerUnsaved' })
    ? snapshot.context.analysis?.food_questions?.[0]
    : undefined;
export const isAnswerUnsaved = (snapshot: KitchenSnapshot) =>
  snapshot.matches({ composing: 'answerUnsaved' });

/** What the right-hand side shows once nothing is waited for. */
export function stageOf(snapshot: KitchenSnapshot): 'waiting' | 'nothing' | 'results' {
  if (snapshot.matches('showingSuggestions')) return 'results';
  return snapshot.matches({ composing: 'nothingSuggested' }) ? 'nothing' : 'waiting';
}

/** The choice to keep the photo, beside it. */
export const keepingOf = ({ context, children }: KitchenSnapshot) =>
  context.method === 'image' && context.source === 'image' ? children.photoKeeping : undefined;

/** The pantry, which lives as long as the kitchen does. */
export const pantryOf = ({ children }: KitchenSnapshot) => children.pantry;

const within = (
  snapshot: KitchenSnapshot,
  ...states: (
    | 'confirming'
    | 'nothingPasses'
    | 'savingHealthAnswer'
    | 'healthAnswerUnsaved'
    | 'updatingSuggestions'
    | 'updateFailed'
  )[]
) => states.some((state) => snapshot.matches({ showingSuggestions: state }));

/** Whose page was opened last. */
export const choiceOf = ({ context }: KitchenSnapshot) => context.choice;

export const isUncertain = (snapshot: KitchenSnapshot) => within(snapshot, 'confirming');
export const isUpdating = (snapshot: KitchenSnapshot) =>
  within(snapshot, 'savingHealthAnswer', 'updatingSuggestions');
export const isHealthAnswerUnsaved = (snapshot: KitchenSnapshot) =>
  within(snapshot, 'healthAnswerUnsaved');
export const hasUpdateFailed = (snapshot: KitchenSnapshot) => within(snapshot, 'updateFailed');

/** Whether filters have left no dish: they are shown, to be taken away again. */
export const isFilteredOut = (snapshot: KitchenSnapshot) =>
  within(
    snapshot,
    'nothingPasses',
    'savingHealthAnswer',
    'healthAnswerUnsaved',
    'updatingSuggestions',
    'updateFailed',
  ) && Object.keys(snapshot.context.filters).length > 0;

const weighed = /^\d+(?:[.,]\d+)?\s?g\b/;

/** '4' of '4 eggs', and nothing of '3 cups rice'. */
function countBefore(name: string, text: string): string | undefined {
  const [, count, rest] = /^(\d+)\s+(.+)$/.exec(text) ?? [];
  return rest?.toLowerCase() === name.toLowerCase() ? count : undefined;
}

/** 'Half a' of 'half a cabbage' tells why it weighs so little. */
const isAmountInWords = (name: string, text: string): boolean =>
  /^\p{L}/u.test(text) && text.toLowerCase().endsWith(` ${name.toLowerCase()}`);

type ReadFood = NonNullable<Analysis['ingredients']>[number];

/** Whether what was written stands beside our name for it. */
const isWorthTelling = ({ match, grams }: ReadFood, name: string, text: string): boolean =>
  text.toLowerCase() !== name.toLowerCase() &&
  (match !== 'exact' || ((grams ?? 0) > 0 && isAmountInWords(name, text)));

/** Our name for it; where the list does not tell which of two it is, both. */
const labelOf = (read: ReadFood | undefined, name: string): string =>
  read?.or_key === undefined
    ? foodText(read?.key, name)
    : fill(kitchen.either, {
        one: foodText(read.key, name),
        other: foodText(read.or_key, read.or_name ?? name),
      });

/** The kitchen's answer as the screen lists it: names always, details where it gave any. */
export function ingredientsOf({ response, ingredients }: Analysis) {
  return response.map((name, n) => {
    const read = ingredients?.[n];
    const text = read?.text.trim() ?? '';
    const label = labelOf(read, name);
    // 'pois chiches' may be those of a tin: our name for them says more than was written.
    const shown = label.startsWith(`${text} `) ? text : label;
    const isRead = read && isWorthTelling(read, shown, text);
    const isWeighed = weighed.test(text);
    return {
      name: shown,
      written: isRead ? text : undefined,
      // '4 eggs' are four, and weigh what we say; '300 g beef' weighs what the person says.
      count: countBefore(shown, text),
      grams: isRead && isWeighed ? undefined : (read?.grams ?? undefined),
      isWeighed,
    };
  });
}

/** Foods as they were typed, of which the list does not tell whether they are dried or of a tin; two lines read as one food are not one name. */
export const unspecifiedOf = ({ ingredients = [] }: Analysis): string[] =>
  ingredients.flatMap(({ text, or_key: other }) =>
    other !== undefined && !text.includes(',') ? [text] : [],
  );

export const dishesOf = ({ food_suggestions, suggestions }: Analysis) =>
  food_suggestions.map((title, index) => ({ title, index, details: suggestions?.[index] }));
export type Dish = ReturnType<typeof dishesOf>[number];

const shown = ['asked', 'now', 'few', 'trip', 'other'] as const;
/** What was asked for by name, then the dishes by what there is to buy, in their order; what is no recipe of ours says nothing of that. */
export function sectionsOf(analysis: Analysis) {
  const dishes = dishesOf(analysis);
  return shown
    .map((section) => ({
      section,
      dishes: dishes.filter(
        ({ details }) => (details?.asked ? 'asked' : (details?.section ?? 'other')) === section,
      ),
    }))
    .filter((each) => each.dishes.length > 0);
}

/** Said once, by the heading, where there are limits and every dish keeps them. */
export const isWithinLimits = ({
  suggestions = [],
  not_understood_health: texts = [],
  open_health_questions: questions = 0,
  open_at_table: asked = [],
}: Analysis): boolean =>
  texts.length === 0 &&
  asked.length === 0 &&
  questions === 0 &&
  suggestions.every(
    ({ safety, caution_at_table: others }) => safety.verdict === 'fit' && others === undefined,
  ) &&
  suggestions.some(({ reasons }) => reasons.some(({ code }) => code === 'within_limit'));

export const countOf = ({ food_suggestions: { length } }: Analysis) =>
  counted(length, { one: kitchen.foundOne, many: kitchen.found });
