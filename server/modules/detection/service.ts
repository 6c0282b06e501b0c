// Food detection: names what is on a photo, says how to cook it, and takes the person's correction.
import { say } from '../../../contract/say.ts';
import { inEnglish } from '../../../domain/notes.ts';
import type { Note } from '../../../domain/notes.ts';
import type { DetectionAnswer } from '../../../contract/detection.ts';
import type { Resources } from '../../../contract/resources.ts';
import type { Kitchen, Person as HealthProfile } from '../../../kitchen/index.ts';
import { withReview } from '../../../kitchen/safety/review.ts';
import { readHealthProfile } from '../health/healthProfile.ts';
import { answerFields } from './photoAnswer.ts';
import { readWritten } from '../cooking/reviewedCook.ts';
import { toldOf } from '../cooking/writtenNotes.ts';
import { noRecipeYet, notMadeOut, unfitInstructions } from './photoNotes.ts';
import type { Photo } from './photos.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { PriceStorage } from '../shopping/paidByHousehold.ts';
import type { Cook, Dish } from '../cooking/cook.ts';
import type { Detector } from './detector.ts';
import { certaintyOf, type KnownItem, type PhotoReading, type Vision } from './vision/vision.ts';
import { notFound } from '../../infrastructure/http/refusal.ts';
import type { Person } from '../sessions/repository.ts';

export type Detection = ReturnType<typeof createDetection>;

/** What an analysis of foods keeps. */
interface Details {
  readonly dish: Dish | null;
  /** Whether foods were named, and so counted against a limit. */
  readonly counted: boolean;
}

/** How to cook what was seen. */
interface Cooked extends Pick<DetectionAnswer, 'instructions' | 'ingredients'> {
  readonly dish: Dish | null;
  readonly notes: readonly Note[];
}

const nothing: Cooked = { instructions: '', dish: null, notes: [] };
/** Where another service does not say how sure it is. */
const unstated = 0.7;
const mostWarnings = 5;
/** So many names of a photo are one search. */
const searched = 4;

interface Parts {
  readonly cook: Cook;
  readonly kitchen: Kitchen;
  readonly vision: Vision;
  /** Another service in place of our readers. */
  readonly detector: Detector | undefined;
  readonly storage: Pick<Storage, 'analyses' | 'settings'> & PriceStorage;
}

export function createDetection({ cook, kitchen, vision, detector, storage }: Parts) {
  /** Ways to cook what was seen, best first: a dish of its own name, then what can be made of the ingredients. None that the gate refuses. */
  const dishesFor = (
    items: readonly KnownItem[],
    profile: HealthProfile,
  ): { dishes: Dish[]; refused: string[] } => {
    const refused: string[] = [];
    const own = items.flatMap(({ name, recipeId, ingredient }): Dish[] => {
      const { verdict, reasons } = kitchen.gate(
        recipeId === undefined ? { name, ingredients: [ingredient?.name ?? name] } : { recipeId },
        profile,
      );
      if (verdict === 'refuse')
        refused.push(`${name} does not fit your health settings. ${inEnglish(reasons)}`.trim());
      return verdict === 'refuse' || recipeId === undefined ? [] : [{ name, recipeId }];
    });
    const have = items.flatMap(({ ingredient }) => ingredient?.key ?? []);
    const made = kitchen
      .suggest({ keys: have, person: profile, count: 3 })
      .map(({ title, recipe_id }): Dish => ({ name: title, recipeId: recipe_id, have }));
    // What is neither a dish of ours nor an ingredient may still be near one: the kitchen says when it is not.
    const near = items.flatMap(({ name, key }): Dish[] =>
      key === null || key === undefined ? [{ name }] : [],
    );
    return {
      dishes: [...own, ...made, ...near].slice(0, 5),
      refused: refused.slice(0, mostWarnings),
    };
  };

  const howToCook = (items: readonly KnownItem[], profile: HealthProfile): Cooked => {
    if (items.length === 0) return nothing;
    const { dishes, refused } = dishesFor(items, profile);
    for (const dish of dishes) {
      const {
        instructions,
        error,
        ingredients,
        notes = [],
      } = kitchen.instructions({
        name: dish.name,
        person: profile,
        ...(dish.recipeId === undefined ? {} : { recipeId: dish.recipeId }),
        ...(dish.have ? { have: dish.have } : {}),
      });
      if ((error === undefined || error === '') && instructions !== '')
        return {
          instructions,
          dish,
          ...(ingredients ? { ingredients } : {}),
          notes: [...refused, ...notes],
        };
    }
    return {
      ...nothing,
      notes: [...refused, ...(refused.length > 0 ? [] : [noRecipeYet])],
    };
  };

  const answer = async (
    person: Person,
    reading: PhotoReading,
    { instructions, ingredients, dish, notes }: Cooked,
    source: string,
    profile: HealthProfile,
  ): Promise<DetectionAnswer> => {
    const names = reading.items.map(({ name }) => name);
    const details: Details = { dish, counted: names.length > 0 };
    const analysisId = await storage.analyses.create(person, {
      kind: 'foods',
      source,
      response: names,
      foodSuggestions: dish ? [dish.name] : [],
      details,
    });
    const told = [...reading.notes, ...notMadeOut(reading.unread), ...notes];
    return {
      food_detected: names,
      instructions,
      analysis_id: analysisId,
      source,
      ...answerFields(reading),
      dish: dish && { name: dish.name, recipe_id: dish.recipeId ?? null },
      ...(ingredients ? { ingredients: [...ingredients] } : {}),
      notes: instructions === '' ? told : withReview(told, profile.conditions, kitchen.catalogue),
    };
  };

  /** Another service's answer: its names are only shown, its instructions pass the gate. */
  const ask = async (
    by: Detector,
    photo: Photo,
    profile: HealthProfile,
  ): Promise<[PhotoReading, Cooked]> => {
    const { names, instructions, ingredients, items } = await by.detect(photo);
    const sure = new Map(items.map(({ name, confidence }) => [name, confidence]));
    const known = vision.know(names.slice(0, 40), 'foods', profile.country).map((item) => {
      const confidence = sure.get(item.name) ?? unstated;
      return { ...item, confidence, certainty: certaintyOf(confidence) };
    });
    const reading: PhotoReading = {
      readBy: { reader: 'service' },
      items: known,
      unread: [],
      needsConfirmation: known.every(({ certainty }) => certainty !== 'sure'),
      likely: [],
      notes: [],
    };
    const meal = {
      name: known
        .map(({ name }) => name)
        .join(', ')
        .slice(0, 500),
      ingredients: ingredients ?? known.map(({ name }) => name),
    };
    const { verdict, reasons } = kitchen.gate(meal, profile);
    const written = readWritten(meal, { instructions }, kitchen, profile);
    if (instructions !== '' && verdict !== 'refuse' && written.answer.instructions === '')
      return [
        reading,
        { ...nothing, notes: [...toldOf(written.dropped), ...(written.answer.notes ?? [])] },
      ];
    if (verdict === 'refuse')
      return [
        reading,
        {
          ...nothing,
          notes: [unfitInstructions, ...reasons],
        },
      ];
    return [
      reading,
      {
        instructions: written.answer.instructions,
        dish: null,
        ...(ingredients ? { ingredients: [...ingredients] } : {}),
        notes: [...(verdict === 'caution' ? reasons : []), ...toldOf(written.dropped)],
      },
    ];
  };

  const findCounted = async (person: Person, analysisId: string): Promise<boolean> => {
    const analysis = await storage.analyses.find(person, analysisId);
    if (analysis?.kind !== 'foods')
      throw notFound(
        say('photo.unknown', 'This photo is not known any more. Please send it again.'),
      );
    return (analysis.details as Details).counted;
  };

  return {
    async detect(person: Person, photo: Photo): Promise<DetectionAnswer> {
      const profile = await readHealthProfile(kitchen, storage, person);
      if (detector) {
        const [reading, cooked] = await ask(detector, photo, profile);
        return answer(person, reading, cooked, 'service', profile);
      }
      const reading = await vision.read(photo, 'foods', profile.country);
      return answer(person, reading, howToCook(reading.items, profile), 'kitchen', profile);
    },

    /** The names as the person corrected them, cooked again. @throws 404 for an analysis that is not theirs. */
    async confirm(
      person: Person,
      analysisId: string,
      names: readonly string[],
    ): Promise<DetectionAnswer> {
      await findCounted(person, analysisId);
      const profile = await readHealthProfile(kitchen, storage, person);
      const items = vision.know(names, 'foods', profile.country);
      const reading: PhotoReading = {
        readBy: { reader: 'person' },
        items,
        unread: [],
        needsConfirmation: false,
        likely: [],
        notes: [],
      };
      return answer(person, reading, howToCook(items, profile), 'kitchen', profile);
    },

    /** Whether an analysis counted against a limit already. @throws 404 for one that is not the person's. */
    findCounted,

    resources: (person: Person, names: readonly string[]): Promise<Resources> =>
      cook.resources({ name: names.slice(0, searched).join(', ') }, person.userId),
  };
}
