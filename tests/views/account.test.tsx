/** What the paths through the account's charts do not look at: parts, figures at their limits, words by path. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { health } from '../../contract/constants.ts';
import { allergenGroups } from '../../contract/allergens.ts';
import { diets } from '../../contract/settings.ts';
import { allergenNames } from '../../kitchen/health/allergens.ts';
import { conditionFieldMachine } from '../../machines/health/conditionField.machine.ts';
import { healthSettingsMachine } from '../../machines/settings/healthSettings.machine.ts';
import type {
  HealthForm,
  HealthToSave,
  KnownHealth,
  ReadHealth,
  SavedHealth,
} from '../../machines/shared/account.ts';
import { changeAppearance, keptAppearance } from '../../src/app/theme/appearance.ts';
import { settings as words } from '../../src/features/settings/texts/en.ts';
import { CheckField } from '../../src/ui/CheckField.tsx';
import { ChoiceField } from '../../src/ui/ChoiceField.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { ProgressBar } from '../../src/ui/ProgressBar.tsx';
import { ConditionField } from '../../src/features/health/views/ConditionField.tsx';
import { AppFooter } from '../../src/features/legal/views/AppFooter.tsx';
import { LegalView } from '../../src/features/legal/views/LegalView.tsx';
import { themed } from '../model/screen.tsx';

const nothing = () => undefined;
const waitLimit = { timeout: 15_000 };

describe('parts', () => {
  test('a dialog is named by its title and is left by its button or by Escape', () => {
    const close = vi.fn<() => void>();
    render(
      themed(
        <Dialog title="Delete it?" closeLabel="Close" onClose={close}>
          Really.
        </Dialog>,
      ),
    );
    const dialog = screen.getByRole('dialog', { name: 'Delete it?' });
    expect(dialog).toHaveAttribute('open');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(close).toHaveBeenCalledTimes(2);
    expect(dialog, 'only the chart closes it').toHaveAttribute('open');
  });

  test('a choice says what is asked, and what was chosen', () => {
    const choose = vi.fn<(value: string) => void>();
    const options = [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
    ];
    render(
      themed(
        <ChoiceField
          label="Ill?"
          hint="Be frank."
          name="ill"
          value={undefined}
          options={options}
          onChoose={choose}
        />,
      ),
    );
    expect(screen.getByRole('group', { name: 'Ill?' })).toHaveAccessibleDescription('Be frank.');
    fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith('yes');
  });

  test('a tick that is wrong says why and takes the focus', () => {
    const box = (error?: string) =>
      themed(
        <CheckField
          label="I agree"
          name="agree"
          checked={false}
          error={error}
          onChange={nothing}
        />,
      );
    const { rerender } = render(box());
    expect(screen.getByRole('checkbox')).not.toHaveFocus();
    rerender(box('Please tick.'));
    expect(screen.getByRole('checkbox')).toHaveFocus();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please tick.');
  });

  test('progress is a bar and words (ONB-02)', () => {
    render(themed(<ProgressBar caption="Tour" label="Step 2 of 5" value={2} max={5} />));
    const bar = screen.getByRole('progressbar', { name: 'Tour' });
    expect(bar).toHaveAttribute('aria-valuenow', '2');
    expect(bar).toHaveAttribute('aria-valuemax', '5');
    expect(screen.getByText('Step 2 of 5')).toBeVisible();
  });
});

describe('the condition field (SET-07)', () => {
  const known: KnownHealth = {
    suggestions: [],
    understood: [
      { id: 'gout', name: 'Gout' },
      { id: 'ckd', name: 'Kidney disease' },
    ],
    allergens: [],
    questions: [],
    unknown: [],
    notes: [],
    refinements: [{ id: 'which-nuts', text: 'Which nuts?', choices: ['Peanuts', 'Tree nuts'] }],
  };
  const show = async (text: string, answer = known) => {
    const asked = vi.fn<(text: string) => void>();
    const chart = conditionFieldMachine.provide({
      actors: {
        fetchConditions: fromPromise(
          ({ input }) => (
            asked(input.text),
            Promise.resolve('which-nuts' in input.answers ? { ...answer, refinements: [] } : answer)
          ),
        ),
      },
      delays: { searchDelay: () => 0 },
    });
    const actor = createActor(chart, {
      input: {
        words: { text, answers: {} },
        limits: { searchDelay: 0, callTimeout: 1000, textMaximum: 500 },
      },
    }).start();
    render(themed(<ConditionField actor={actor} />));
    await act(async () => {
      await vi.waitFor(
        () =>
          expect(
            actor.getSnapshot().matches('settling') ||
              actor.getSnapshot().matches('fetchingConditions'),
          ).toBe(false),
        waitLimit,
      );
    });
    return { actor, asked };
  };

  test('shows all that was understood, and asks what can mean several things', async () => {
    const { actor } = await show('gout and kidneys');
    for (const name of ['Gout', 'Kidney disease']) expect(screen.getByText(name)).toBeVisible();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Tree nuts' })));
    expect(actor.getSnapshot().context.answers).toEqual({ 'which-nuts': 'Tree nuts' });
    // The kitchen asks no longer; the answer stays in sight, to be changed.
    expect(actor.getSnapshot().context.known?.refinements).toEqual([]);
    expect(screen.getByText('Which nuts? Tree nuts')).toBeVisible();
    await act(
      async () =>
        void fireEvent.click(screen.getByRole('button', { name: 'Answer the questions again' })),
    );
    expect(screen.getByRole('button', { name: 'Tree nuts' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Answer the questions again' })).toBeNull();
  });

  test.each([
    [500, 1],
    [501, 0],
  ])('%i characters are asked about %i times', async (length, times) => {
    const { asked } = await show('x'.repeat(length));
    expect(asked).toHaveBeenCalledTimes(times);
  });

  test.each(['<script>alert(1)</script>', '🍎'.repeat(20), 'Ünïcode + «quotes»'])(
    'takes %s as text',
    async (text) => {
      await show(text, { ...known, understood: [], unknown: [text] });
      expect(screen.getByLabelText('What condition?')).toHaveValue(text);
      expect(document.querySelector('script')).toBeNull();
    },
  );
});

describe('settings at their limits (SET-02, SET-07)', () => {
  const form: HealthForm = {
    hasSickness: false,
    text: '',
    answers: {},
    allergens: [],
    avoided: '',
    diets: [],
    people: '1',
    weight: '',
    energy: '',
    units: 'metric',
    country: '',
    appearance: 'system',
    hasConsent: true,
  };
  const open = async (saved: (asked: HealthToSave) => void = nothing) => {
    const chart = healthSettingsMachine.provide({
      actors: {
        readSettings: fromPromise<ReadHealth>(() =>
          Promise.resolve({ form, consentAt: 1, version: 1, unsent: null }),
        ),
        saveSettings: fromPromise<SavedHealth, HealthToSave>(
          ({ input }) => (saved(input), new Promise<never>(nothing)),
        ),
        conditionField: fromCallback(nothing) as never,
        drafts: fromCallback(nothing),
        appearances: fromCallback(nothing),
      },
    });
    const limits = {
      callTimeout: 60_000,
      conditionField: { searchDelay: 0, callTimeout: 1000, textMaximum: health.textMaximum },
      people: health.people,
      weight: health.weight,
      energy: health.energy,
      poundsInKilogram: 2.20462,
    };
    const actor = createActor(chart, {
      input: {
        limits,
        person: { uid: '1', id: '1', email: 'a@b', displayName: null, photoURL: null },
        path: '/settings',
        search: '',
      },
    }).start();
    await vi.waitFor(() => expect(actor.getSnapshot().matches('ready')).toBe(true), waitLimit);
    return actor;
  };
  const save = async (changes: Partial<HealthForm>) => {
    const saved = vi.fn<(asked: HealthToSave) => void>();
    const actor = await open(saved);
    actor.send({ type: 'form.changed', changes });
    actor.send({ type: 'form.submitted' });
    const { value } = actor.getSnapshot();
    actor.stop();
    return saved.mock.calls.length > 0
      ? 'saved'
      : (value as { ready: { filling: string } }).ready.filling;
  };

  test.each<[Partial<HealthForm>, string]>([
    [{ people: '1' }, 'saved'],
    [{ people: '20' }, 'saved'],
    [{ people: ' 2 ' }, 'saved'],
    [{ people: '0' }, 'peopleWrong'],
    [{ people: '21' }, 'peopleWrong'],
    [{ people: '1.5' }, 'peopleWrong'],
    [{ people: '' }, 'peopleWrong'],
    [{ people: 'two' }, 'peopleWrong'],
    [{ weight: '30' }, 'saved'],
    [{ weight: '300' }, 'saved'],
    [{ weight: '72,5' }, 'saved'],
    [{ weight: '29.9' }, 'weightWrong'],
    [{ weight: '300.1' }, 'weightWrong'],
    [{ weight: 'heavy' }, 'weightWrong'],
    [{ weight: '-70' }, 'weightWrong'],
    [{ weight: '66.2', units: 'us' }, 'saved'],
    [{ weight: '66', units: 'us' }, 'weightWrong'],
    [{ energy: '1000' }, 'saved'],
    [{ energy: '5000' }, 'saved'],
    [{ energy: '999' }, 'energyWrong'],
    [{ energy: '5001' }, 'energyWrong'],
    [{ energy: '🍎' }, 'energyWrong'],
    [{ hasSickness: true, text: ' \t ' }, 'conditionMissing'],
    [{ hasSickness: true, text: 'x'.repeat(500) }, 'saved'],
    [{ hasSickness: true, text: 'x'.repeat(501) }, 'conditionTooLong'],
    [{ avoided: ' ', hasConsent: false }, 'saved'],
    [{ diets: ['vegan', 'no_alcohol'], hasConsent: false }, 'saved'],
  ])('%j: %s', async (changes, outcome) => {
    expect(await save(changes)).toBe(outcome);
  });

  test('units follow the country until the person chooses them', async () => {
    const actor = await open();
    const units = () => actor.getSnapshot().context.form.units;
    const go = (country: string) => actor.send({ type: 'country.chosen', country });
    go('US');
    expect(units()).toBe('metric');
    actor.send({ type: 'form.changed', changes: { areUnitsOpen: true, weight: '70' } });
    go('US');
    expect(actor.getSnapshot().context.form).toMatchObject({ units: 'us', weight: '154' });
    go('GH');
    expect(units()).toBe('metric');
    go('US');
    actor.send({ type: 'units.chosen', units: 'metric' });
    go('GH');
    go('US');
    expect(units()).toBe('metric');
    actor.stop();
  });

  test('name every diet that the kitchen keeps to', () => {
    expect(Object.keys(words.dietNames)).toEqual([...diets]);
  });

  test('name every allergen that the kitchen checks for', () => {
    expect(Object.keys(words.allergenNames)).toEqual([...allergenGroups]);
    expect(Object.keys(allergenNames)).toEqual([...allergenGroups]);
  });
});

describe('public pages', () => {
  test.each([
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms of use'],
    ['/medical-disclaimer', 'Medical disclaimer'],
  ])('%s is plain, and marked as a draft', (path, title) => {
    render(themed(<LegalView path={path} />));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(3);
    expect(screen.getByText(/This is a draft for the owner/)).toBeVisible();
    expect(document.title).toBe(`${title} - Platewise`);
  });

  test('are at the foot of each page', () => {
    render(themed(<AppFooter />));
    expect(
      within(screen.getByRole('navigation', { name: 'About this service' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/privacy', '/terms', '/medical-disclaimer', '/sources']);
    const ways = within(screen.getByRole('group', { name: 'Language' })).getAllByRole('link');
    expect(
      ways.map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('lang'),
        link.getAttribute('aria-current'),
      ]),
    ).toEqual([
      ['English', '?language=en', 'en', 'true'],
      ['Français', '?language=fr', 'fr', null],
    ]);
  });
});

describe('light or dark is kept on this device', () => {
  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    ['pink', 'system'],
  ])('%s', (kept, shown) => {
    localStorage.setItem('platewise_appearance', kept);
    expect(keptAppearance()).toBe(shown);
  });
  test('and one takes the place of the other', () => {
    changeAppearance('dark');
    changeAppearance('light');
    expect(document.documentElement).toHaveClass('light');
    expect(document.documentElement).not.toHaveClass('dark');
    changeAppearance('system');
  });
});
