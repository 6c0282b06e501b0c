// Food detection: names what is on a photo, says how to cook it, and takes the person's correction.
import { say } from '../../../contract/say.ts';
import type { DetectionAnswer } from '../../../contract/detection.ts';
import type { Resources } from '../../../contract/resources.ts';
import type { Kitchen, Person as HealthProfile } from '../../../kitchen/index.ts';
import { withReview } from '../../../kitchen/safety/review.ts';
import { readHealthProfile } from '../health/healthProfile.ts';
import { answerFields } from './photoAnswer.ts';
import { askDetector } from './askDetector.ts';
import { type Cooked, howToCook } from './howToCook.ts';
import { notMadeOut } from './photoNotes.ts';
import type { Photo } from './photos.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { PriceStorage } from '../shopping/paidByHousehold.ts';
import type { Cook, Dish } from '../cooking/cook.ts';
import type { Detector } from './detector.ts';
import type { PhotoReading } from './vision/photoReading.ts';
import type { Vision } from './vision/vision.ts';
import { notFound } from '../../infrastructure/http/refusal.ts';
import type { Person } from '../sessions/repository.ts';

export type Detection = ReturnType<typeof createDetection>;

/** What an analysis of foods keeps. */
interface Details {
  readonly dish: Dish | null;
  /** Whether foods were named, and so counted against a limit. */
  readonly counted: boolean;
}

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

/** Keeps what was seen, and says it. */
const createAnswer =
  (kitchen: Kitchen, storage: Pick<Storage, 'analyses'>) =>
  async (
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

export function createDetection({ cook, kitchen, vision, detector, storage }: Parts) {
  const answer = createAnswer(kitchen, storage);

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
        const [reading, cooked] = await askDetector({ detector, kitchen, vision }, photo, profile);
        return answer(person, reading, cooked, 'service', profile);
      }
      const reading = await vision.read(photo, 'foods', profile.country);
      return answer(
        person,
        reading,
        howToCook(kitchen, reading.items, profile),
        'kitchen',
        profile,
      );
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
      return answer(person, reading, howToCook(kitchen, items, profile), 'kitchen', profile);
    },

    /** Whether an analysis counted against a limit already. @throws 404 for one that is not the person's. */
    findCounted,

    resources: (person: Person, names: readonly string[]): Promise<Resources> =>
      cook.resources({ name: names.slice(0, searched).join(', ') }, person.userId),
  };
}
