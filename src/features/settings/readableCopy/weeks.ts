import { html, type Html } from '../../../../domain/html.ts';
import { titleWithoutNote } from '../../../../domain/mealTitle.ts';
import { type Slot, slots } from '../../../../domain/slots.ts';
import { recipeLine } from '../../../texts/recipeLine.ts';
import { dayText } from '../../../texts/dates.ts';
import { planNameText, weekdayLabel, weekdayText } from '../../../texts/format.ts';
import { fill } from '../../../texts/fill.ts';
import { readableCopy as words } from '../texts/readableCopy.en.ts';
import { type Fields, rowsOf, type Section, textIn } from './section.ts';

/** The newest first; what lies in the bin for a day is left out. */
export function weekSection(data: Fields): Section {
  const plans = rowsOf(data, 'plans')
    .filter((plan) => plan['deleted_at'] === null)
    .toSorted((one, other) => textIn(other['start_date']).localeCompare(textIn(one['start_date'])));
  return {
    id: 'weeks',
    title: words.weeks,
    empty: words.noWeeks,
    entries: plans.map((plan, n) => ({
      id: `week-${n + 1}`,
      ...named(plan),
      body: html`${rowsOf(plan, 'meal_plan').map(dayHtml)}`,
    })),
  };
}

function named(plan: Fields): { title: string; about: string } {
  const [name, start, end] = ['name', 'start_date', 'end_date'].map((key) => textIn(plan[key]));
  const isDated = [start, end].every((date) => /^\d{4}-\d{2}-\d{2}$/.test(date ?? ''));
  if (!isDated) return { title: name || words.untitled, about: '' };
  return {
    title: planNameText(name ?? '', start ?? '', end ?? ''),
    about: [start, end].map((date) => dayText(new Date(`${date}T12:00`))).join(' – '),
  };
}

function dayHtml(day: Fields): Html | false {
  const meals = slots.flatMap((slot) => {
    const title = titleWithoutNote(textIn(day[slot]));
    return title === '' ? [] : [{ slot, title, about: aboutMeal(day, slot) }];
  });
  if (meals.length === 0) return false;
  return html`<h4>${weekdayLabel(textIn(day['day']))}</h4>
    <dl>
      ${meals.map(
        ({ slot, title, about }) =>
          html`<dt>${words.slots[slot]}</dt>
            <dd>${title}${about !== '' && html`<br /><small>${about}</small>`}</dd>`,
      )}
    </dl>`;
}

/** What it is made of, or from when it is left. */
function aboutMeal(day: Fields, slot: Slot): string {
  const meal = day[`${slot}_meal`] as Fields | null | undefined;
  const { day: cooked } = (meal?.['leftover_of'] ?? {}) as Fields;
  if (typeof cooked === 'string') return fill(words.leftovers, { day: weekdayText(cooked) });
  const lines = day[`${slot}_ingredients`];
  return Array.isArray(lines) ? lines.map((line) => recipeLine(textIn(line))).join(' · ') : '';
}
