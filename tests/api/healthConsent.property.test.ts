/** Whatever is saved in whatever order, health data is there with consent alone. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Settings } from '../../contract/settings.ts';
import { withConsent } from '../../server/modules/health/healthConsent.ts';
import { Refusal } from '../../server/infrastructure/http/refusal.ts';

const empty: Settings = {
  hasSickness: false,
  sicknessType: '',
  conditions: [],
  allergens: [],
  answers: {},
  people: 1,
  weight_kg: null,
  energy_kcal: null,
  country: null,
  health_consent_at: null,
  health_consent_withdrawn_at: null,
  version: 0,
};

const changes: fc.Arbitrary<Settings> = fc.record(
  {
    hasSickness: fc.boolean(),
    sicknessType: fc.constantFrom('', ' gout ', 'asthma'),
    conditions: fc.constantFrom([], ['gout']),
    allergens: fc.constantFrom([], ['peanut']),
    answers: fc.constantFrom({}, { a: 'b' }),
    weight_kg: fc.constantFrom(null, 70),
    energy_kcal: fc.constantFrom(null, 2000),
    people: fc.integer({ min: 1, max: 20 }),
    health_consent_at: fc.constantFrom(null, 1, 9e12, '2020-01-01'),
  },
  { requiredKeys: ['hasSickness', 'sicknessType'] },
) as fc.Arbitrary<Settings>;

const detailsOf = ({ conditions, allergens, answers, weight_kg, energy_kcal }: Settings) =>
  JSON.stringify([conditions, allergens, answers, weight_kg, energy_kcal]);
const noDetails = detailsOf(empty);

test('consent, its date and its withdrawal hold through every history of changes', () => {
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 12 }), (history) => {
      let stored = empty;
      let saidNo = false;
      for (const [index, change] of history.entries()) {
        const time = 1000 + index;
        const before = stored;
        try {
          stored = withConsent(before, change, time);
        } catch (error) {
          // Refused: never where consent is there or comes with the change, and nothing is stored.
          expect(error).toBeInstanceOf(Refusal);
          expect(before.health_consent_at).toBeNull();
          expect(change.health_consent_at ?? null).toBeNull();
          continue;
        }
        if (change.health_consent_at === null) saidNo = true;
        else if (change.health_consent_at !== undefined) saidNo = false;

        if (stored.health_consent_at === null) {
          expect(detailsOf(stored)).toBe(noDetails);
          if (saidNo && change.health_consent_at === null) expect(stored.hasSickness).toBe(false);
        } else {
          // The server's time of the call that gave it, kept from then on.
          expect(stored.health_consent_at).toBe(before.health_consent_at ?? time);
        }
        if (before.health_consent_at !== null && stored.health_consent_at === null)
          expect(stored.health_consent_withdrawn_at).toBe(time);
        if (!stored.hasSickness) expect([stored.sicknessType, stored.conditions]).toEqual(['', []]);
        expect(stored.people).toBe(change.people ?? before.people);
      }
    }),
    { numRuns: 2000 },
  );
});
