// Another service in place of our readers: its names are only shown, its instructions pass the gate.
import type { Kitchen, Person as HealthProfile } from '../../../kitchen/index.ts';
import { readWritten } from '../cooking/reviewedCook.ts';
import { toldOf } from '../cooking/writtenNotes.ts';
import type { Detected, Detector } from './detector.ts';
import { type Cooked, nothing } from './howToCook.ts';
import { unfitInstructions } from './photoNotes.ts';
import type { Photo } from './photos.ts';
import { certaintyOf } from './vision/knownItems.ts';
import type { PhotoReading } from './vision/photoReading.ts';
import type { Vision } from './vision/vision.ts';

/** Where another service does not say how sure it is. */
const unstated = 0.7;

interface Asking {
  readonly detector: Detector;
  readonly kitchen: Kitchen;
  readonly vision: Vision;
}

export async function askDetector(
  { detector, kitchen, vision }: Asking,
  photo: Photo,
  profile: HealthProfile,
): Promise<[PhotoReading, Cooked]> {
  const detected = await detector.detect(photo);
  const reading = readingOf(detected, vision, profile);
  return [reading, gated(detected, reading, kitchen, profile)];
}

function readingOf(
  { names, items }: Detected,
  vision: Vision,
  profile: HealthProfile,
): PhotoReading {
  const sure = new Map(items.map(({ name, confidence }) => [name, confidence]));
  const known = vision.know(names.slice(0, 40), 'foods', profile.country).map((item) => {
    const confidence = sure.get(item.name) ?? unstated;
    return { ...item, confidence, certainty: certaintyOf(confidence) };
  });
  return {
    readBy: { reader: 'service' },
    items: known,
    unread: [],
    needsConfirmation: known.every(({ certainty }) => certainty !== 'sure'),
    likely: [],
    notes: [],
  };
}

/** What the service says of cooking, where it suits the person. */
function gated(
  { instructions, ingredients }: Detected,
  { items }: PhotoReading,
  kitchen: Kitchen,
  profile: HealthProfile,
): Cooked {
  const meal = {
    name: items
      .map(({ name }) => name)
      .join(', ')
      .slice(0, 500),
    ingredients: ingredients ?? items.map(({ name }) => name),
  };
  const { verdict, reasons } = kitchen.gate(meal, profile);
  if (verdict === 'refuse') return { ...nothing, notes: [unfitInstructions, ...reasons] };
  const { answer, dropped } = readWritten(meal, { instructions }, kitchen, profile);
  if (instructions !== '' && answer.instructions === '')
    return { ...nothing, notes: [...toldOf(dropped), ...(answer.notes ?? [])] };
  return {
    instructions: answer.instructions,
    dish: null,
    ...(ingredients ? { ingredients: [...ingredients] } : {}),
    notes: [...(verdict === 'caution' ? reasons : []), ...toldOf(dropped)],
  };
}
