// Dishes for what is at hand: asks the cook, holds every answer against the safety gate, and keeps what
// later calls come back to.
import type { ProcessAnswer, ReadIngredient } from '../../../contract/kitchen.ts';
import type { Kitchen, Understanding } from '../../../kitchen/index.ts';
import type { Note } from '../../../domain/notes.ts';
import { openFoodsOf } from '../../../kitchen/health/openFoods.ts';
import { partDishesLeft } from '../../../kitchen/ingredients/dishLeft.ts';
import { orTinned } from '../../../kitchen/ingredients/orTinned.ts';
import { notForOthers, notForYou } from '../../../kitchen/recipes/notForYou.ts';
import { dishesLeftOut } from '../../../kitchen/recipes/wishNotes.ts';
import { withReview } from '../../../kitchen/safety/review.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { openHealthOf, type readHealth } from '../health/healthProfile.ts';
import { answerFields } from '../detection/photoAnswer.ts';
import type { PhotoReading } from '../detection/vision/photoReading.ts';
import type { Marks } from '../marks/service.ts';
import { readOthers } from '../table/people.ts';
import type { OwnRecipes } from '../ownRecipes/service.ts';
import type { PantryService } from '../pantry/service.ts';
import type { Person } from '../sessions/repository.ts';
import type { Details } from './analysisDetails.ts';
import { askFirst } from './askFirst.ts';
import type { Cook, Pantry, Proposal, Reading, Wishes } from './cook.ts';
import { keptHeard, saidHeard } from './heardHealth.ts';
import { fittingOf, leftOutOf } from './proposals.ts';
import { asWished, type AskedInWords } from './askedInWords.ts';
import { declinedNotes, toldOf } from './writtenNotes.ts';

/** What is kept of the person who asks. */
export interface Around {
  readonly storage: Parameters<typeof readHealth>[1] &
    Pick<Storage, 'analyses' | 'table' | 'records'>;
  readonly pantry: Pick<PantryService, 'staples' | 'read'>;
  readonly marks: Pick<Marks, 'likes'>;
  readonly ownRecipes: Pick<OwnRecipes, 'written' | 'page'>;
}

/** What dishes are asked for: what is at hand, what narrows them, and what the list said of health. */
interface Asked {
  readonly atHand: Pantry;
  readonly wishes: Wishes;
  readonly photo?: PhotoReading;
  readonly heard: readonly string[];
  readonly asked?: AskedInWords;
}

/** What was found, and what of it may be shown. */
interface Found {
  readonly reading: Reading;
  readonly source: string;
  readonly fitting: readonly Proposal[];
  readonly others: Awaited<ReturnType<typeof readOthers>>;
  /** What was made of the list's wishes. */
  readonly told: readonly Note[];
}

export const createProposing =
  (cook: Cook, kitchen: Kitchen, around: Around) =>
  async (person: Person, health: Understanding, asked: Asked): Promise<ProcessAnswer> => {
    const { storage } = around;
    if (isFoodOpen(health)) {
      const answer = await askFirst(storage, cook.source, person, health);
      return { ...answer, ...saidHeard(asked.heard) };
    }
    const found = await find(cook, kitchen, around, person, health, asked);
    const analysisId = await keep(storage, person, found, asked);
    return answerOf(kitchen, health, asked, { ...found, analysisId });
  };

/** Whether a food has to be known before a dish is shown; who is told whom to ask is shown none. */
const isFoodOpen = (health: Understanding): boolean =>
  openFoodsOf(health).length > 0 && declinedNotes(health).length === 0;

async function find(
  cook: Cook,
  kitchen: Kitchen,
  { storage, pantry, marks, ownRecipes }: Around,
  person: Person,
  { person: profile }: Understanding,
  { atHand, wishes, asked }: Asked,
): Promise<Found> {
  const others = await readOthers(kitchen, storage, person.userId, profile.country);
  const kept = {
    staples: await pantry.staples(person.userId, profile.country),
    likes: await marks.likes(person.userId),
    ownRecipes: await ownRecipes.written(person.userId),
    table: others.people,
    asked: (asked?.dishes ?? []).flatMap(({ recipes }) => recipes),
  };
  const look = async (narrowed: Wishes) => {
    const reading = await cook.suggest(atHand, profile, { ...narrowed, ...kept });
    const fitting = fittingOf(reading.proposals, kitchen, [profile, ...others.people]);
    return { reading, source: reading.source ?? cook.source, fitting };
  };
  const found = await asWished(wishes, asked, look);
  const shown = found.fitting.flatMap(({ suggestion }) => suggestion ?? []);
  return { ...found, others, told: [...dishesLeftOut(asked?.dishes ?? [], shown), ...found.told] };
}

const namesOf = (proposals: readonly Proposal[]): string[] =>
  proposals.map(({ dish }) => dish.name);

/** @returns the id under which later calls find it. */
async function keep(
  storage: Around['storage'],
  person: Person,
  { reading: { names, ingredients }, source, fitting }: Found,
  { heard, asked }: Pick<Asked, 'heard' | 'asked'>,
): Promise<string> {
  const dishes = fitting.map(({ dish }) => dish);
  const details: Details = {
    ...(await keptHeard(storage, person, heard)),
    dishes,
    counted: dishes.length > 0,
    ...(asked ? { wished: asked.wished } : {}),
    ...(asked?.dishes?.length ? { asked: asked.dishes } : {}),
    ...(ingredients ? { have: ingredients.map((each) => each.key), items: ingredients } : {}),
  };
  return storage.analyses.create(person, {
    kind: 'ingredients',
    source,
    response: names,
    foodSuggestions: namesOf(fitting),
    details,
  });
}

function answerOf(
  kitchen: Kitchen,
  health: Understanding,
  { photo, heard }: Asked,
  { reading, source, fitting, others, told, analysisId }: Found & { readonly analysisId: string },
): ProcessAnswer {
  const { names, ingredients, notUnderstood = [], absent = [], notes = [], dropped = [] } = reading;
  const leftOut = leftOutOf(reading.proposals, fitting);
  const suggestions = fitting.flatMap(({ suggestion }) => suggestion ?? []);
  const keys = (ingredients ?? []).map(({ key }) => key);
  const unread = partDishesLeft([...notUnderstood, ...(photo?.unread ?? [])]);
  const unfit = notForYou(keys, health.person, kitchen.catalogue);
  return {
    response: [...names],
    food_suggestions: namesOf(fitting),
    analysis_id: analysisId,
    source,
    ...unlessEmpty('dropped', [...dropped, ...leftOut]),
    ...(ingredients
      ? { ingredients: ingredients.map((each) => withOther(each, kitchen)), suggestions }
      : {}),
    ...unlessEmpty('table', others.leavingOut),
    ...unlessEmpty('open_at_table', others.asked),
    not_understood: [...unread.unknown],
    ...unlessEmpty('absent', absent),
    notes: withReview(
      [
        ...declinedNotes(health),
        ...unfit,
        ...notForOthers(keys, health.person, others.people, kitchen.catalogue),
        ...told,
        ...notes,
        ...unread.notes,
        ...toldOf(leftOut),
        ...(photo?.notes ?? []),
      ],
      health.person.conditions,
      kitchen.catalogue,
    ),
    ...openHealthOf(health),
    ...saidHeard(heard),
    ...(photo ? answerFields(photo) : {}),
  };
}

/** A food with what its name may mean just as well. */
function withOther(food: ReadIngredient, { catalogue }: Kitchen): ReadIngredient {
  const other = catalogue.ingredients.get(orTinned(food.key, food.text) ?? '');
  return other ? { ...food, or_key: other.key, or_name: other.label } : food;
}

/** A list of an answer, which is not named where it is empty. */
const unlessEmpty = <Name extends string, Each>(
  name: Name,
  list: readonly Each[],
): { [key in Name]?: Each[] } =>
  (list.length > 0 ? { [name]: [...list] } : {}) as { [key in Name]?: Each[] };
