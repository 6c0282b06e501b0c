import { afterEach, describe, expect, test } from 'vitest';
import {
  countryText,
  counted,
  dateText,
  figureText,
  inOrder,
  priceText,
  sumText,
  weekdayLabel,
  weekdayText,
  weekText,
} from '../../src/texts/format.ts';
import { speak, translate } from '../../src/texts/language.ts';
import { dayText, momentText, recentText } from '../../src/texts/dates.ts';

const [noBreak, thin] = ['\u00A0', '\u202F'];
const inFrench = () => translate('fr', {});
afterEach(() => translate('en', {}));
const noon = new Date(2026, 0, 5, 14, 5);

describe('in English', () => {
  test('PLAN-20: weeks are as specified', () => {
    expect(weekText('2026-01-05', '2026-01-11')).toBe('Jan 5 - Jan 11');
    expect(weekText('2026-01-26', '2026-02-01')).toBe('Jan 26 - Feb 1');
  });
  test('days, figures, sums and countries', () => {
    expect([dayText(noon), momentText(noon)]).toEqual(['5 January 2026', '5 January 2026, 14:05']);
    expect(recentText(noon)).toMatch(/^5 January.*14:05$/);
    expect([dateText('2026-08-22'), dateText('2018-04')]).toEqual(['22 August 2026', '2018-04']);
    expect([weekdayText('Monday'), weekdayLabel('Sunday', 'short'), weekdayText('no day')]).toEqual(
      ['Monday', 'Sun', 'no day'],
    );
    expect([
      figureText(1234.56, 1),
      priceText(250, 'USD'),
      sumText(1234.5, 'NGN'),
      sumText(31.4, 'USD'),
      sumText(54.18, 'JPY'),
      sumText(12.5, 'no money'),
    ]).toEqual(['1,234.6', '$2.50', '₦1,235', '$31.40', '¥54', 'no money 12.5']);
    expect([countryText('DE', 'Germany'), countryText('CI', "Côte d'Ivoire")]).toEqual([
      'Germany',
      "Côte d'Ivoire",
    ]);
    expect(
      [0, 1, 2, 1200].map((count) => counted(count, { one: 'One dish', many: '{count} dishes' })),
    ).toEqual(['0 dishes', 'One dish', '2 dishes', '1,200 dishes']);
  });
});

describe('in French', () => {
  test('weeks, days and times are its own', () => {
    inFrench();
    expect(weekText('2026-01-05', '2026-01-11')).toBe('5–11 janv.');
    expect(weekText('2026-01-26', '2026-02-01')).toMatch(/^26 janv\.\s–\s1 févr\.$/);
    expect([dayText(noon), momentText(noon)]).toEqual(['5 janvier 2026', '5 janvier 2026, 14:05']);
    expect([dateText('2026-08-22'), dateText('2018-04')]).toEqual(['22 août 2026', '2018-04']);
    expect([
      weekdayText('Monday'),
      weekdayLabel('Sunday'),
      weekdayLabel('Wednesday', 'short'),
      weekdayText('no day'),
    ]).toEqual(['lundi', 'Dimanche', 'Mer', 'no day']);
  });
  test('figures, sums and countries too', () => {
    inFrench();
    expect([figureText(1234.56, 1), priceText(250, 'USD')]).toEqual([
      `1${thin}234,6`,
      `2,50${noBreak}$`,
    ]);
    expect(sumText(1234.5, 'EUR')).toBe(`1${thin}235${noBreak}€`);
    expect(countryText('DE', 'Germany')).toBe('Allemagne');
    expect(
      inOrder([{ label: 'Zambie' }, { label: 'Égypte' }, { label: 'Espagne' }]).map(
        ({ label }) => label,
      ),
    ).toEqual(['Égypte', 'Espagne', 'Zambie']);
  });
  test('none is one of something', () => {
    inFrench();
    expect(
      [0, 1, 2].map((count) => counted(count, { one: '{count} plat', many: '{count} plats' })),
    ).toEqual(['0 plat', '1 plat', '2 plats']);
  });
});

describe('words are put in place', () => {
  test('of groups that are here, and of groups that come later', () => {
    const here = {
      greeting: 'Hello',
      list: [{ title: 'One' }],
      messages: { code: { title: 'Stop', tone: 'danger' } },
    };
    speak({ here });
    translate('fr', {
      here: {
        greeting: 'Bonjour',
        list: [{ title: 'Un' }],
        messages: { code: { title: 'Halte' } },
      },
      later: { title: 'Plus tard' },
    });
    expect(here).toEqual({
      greeting: 'Bonjour',
      list: [{ title: 'Un' }],
      messages: { code: { title: 'Halte', tone: 'danger' } },
    });
    const later = { title: 'Later' };
    speak({ later });
    expect(later.title).toBe('Plus tard');
  });
});
