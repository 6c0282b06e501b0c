// What an iCalendar file says, in each language.
import { addDays, isNamedByWeek, type Weekday, weekdays } from '../../../domain/calendar.ts';
import { recipeLineInFrench } from '../../../domain/french/recipeLine.ts';
import { meal } from '../../../domain/french/terms.ts';
import { titles } from '../../../domain/french/titles.ts';
import type { PlaceOfMeal } from '../../../domain/planChanges.ts';
import type { LineFood } from '../../../domain/recipeLine.ts';
import { type Slot, slotLabels, slotName } from '../../../domain/slots.ts';
import type { LetterLanguage } from '../../infrastructure/mail.ts';

export interface CalendarWords {
  /** By which a program knows the language of the file. */
  readonly tag: string;
  /** Titles of our recipes by id, where they are not the English ones. */
  readonly titles: Readonly<Record<string, string>>;
  readonly eatingOut: string;
  readonly accessOver: string;
  readonly entry: (slot: Slot, title: string) => string;
  readonly leftovers: (title: string, day: Weekday) => string;
  readonly cookEnough: (others: readonly PlaceOfMeal[]) => string;
  /** A condition may ask for less salt than the plan's line has; the page of the dish tells how much. */
  readonly salt: string;
  /** Undefined where the language has no words for all of it. */
  readonly line: (line: string, food: LineFood) => string | undefined;
  readonly planName: (name: string, start: string, end: string) => string;
}

const english: CalendarWords = {
  tag: 'EN',
  titles: {},
  eatingOut: 'Eating out',
  accessOver:
    'Your access to Platewise has ended, so no meals are shown here. Your plans stay yours: choose a plan in Platewise to see them again.',
  entry: (slot, title) => `${slotLabels[slot]}: ${title}`,
  leftovers: (title, day) => `${title} (leftovers of ${day})`,
  cookEnough: (others) =>
    `Cook enough for ${others.map(({ day, slot }) => `${slotName(slot)} on ${day}`).join(' and ')} too: these amounts are for this meal alone.`,
  salt: 'salt, as the recipe says',
  line: () => undefined,
  planName: (name) => name,
};

const at = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const frenchDays = new Intl.DateTimeFormat('fr', { weekday: 'long', timeZone: 'UTC' });
const frenchWeeks = new Intl.DateTimeFormat('fr', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
// Any Monday does.
const someMonday = '1970-01-05';
const dayInFrench = (day: Weekday): string =>
  frenchDays.format(at(addDays(someMonday, weekdays.indexOf(day))));

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const french: CalendarWords = {
  tag: 'FR',
  titles,
  eatingOut: "À l'extérieur",
  accessOver:
    "Votre accès à Platewise est terminé : aucun repas n'est montré ici. Vos menus restent les vôtres : choisissez une formule dans Platewise pour les revoir.",
  entry: (slot, title) => `${capitalized(meal[slot])} : ${title}`,
  leftovers: (title, day) => `${title} (restes de ${dayInFrench(day)})`,
  cookEnough: (others) =>
    `Cuisinez-en aussi pour le ${others.map(({ day, slot }) => `${meal[slot]} de ${dayInFrench(day)}`).join(' et le ')} : ces quantités sont pour ce repas seul.`,
  salt: 'sel, selon la recette',
  line: recipeLineInFrench,
  planName: (name, start, end) =>
    isNamedByWeek(name, start, end) ? frenchWeeks.formatRange(at(start), at(end)) : name,
};

export const calendarWords: Readonly<Record<LetterLanguage, CalendarWords>> = {
  en: english,
  fr: french,
};
