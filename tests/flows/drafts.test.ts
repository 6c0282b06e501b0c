// @vitest-environment node
/** What this tab and this device keep beside the session: drafts of what is typed, light or dark. */
import { type AnyActorLogic, type AnyEventObject, createActor, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { HealthForm } from '../../machines/shared/account.ts';
import { createAppearances } from '../../src/features/settings/actors/appearances.ts';
import { clearDrafts } from '../../src/actors/clearDrafts.ts';
import { createDrafts, createDraftsOf } from '../../src/actors/drafts.ts';
import { tourDraftIn } from '../../src/features/onboarding/actors/tourDraft.ts';
import { healthDraftIn } from '../../src/features/settings/actors/healthForm.ts';
import { tableDraftIn } from '../../src/features/table/actors/tableForm.ts';
import { areaOf } from './browser.ts';
import { esi } from '../model/samples/table.ts';
import { ada, Browser, tokens } from './browser.ts';

const connect = () => {
  const tab = new Browser().openTab();
  tab.storage.storeSession(ada, tokens(1));
  return tab;
};
const form: HealthForm = {
  hasSickness: true,
  text: ' gout ',
  answers: { q: 'No' },
  allergens: ['milk'],
  avoided: 'kiwi',
  diets: ['halal'],
  people: '2',
  weight: '154',
  energy: '2000',
  units: 'us',
  country: 'GH',
  appearance: 'dark',
  hasConsent: true,
};

describe('drafts', () => {
  const store = (isFull = false) => {
    const texts = new Map<string, string>();
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    return { texts, place: areaOf(texts, isFull ? { setItem: refuse } : {}) };
  };
  /** A form that only remembers what its source says. */
  const listen = (logic: AnyActorLogic, input?: object) => {
    const heard: AnyEventObject[] = [];
    const chart = setup({ actors: { drafts: logic } }).createMachine({
      invoke: { id: 'drafts', src: 'drafts', input: () => input },
      on: { '*': { actions: ({ event }) => void heard.push(event) } },
    });
    const actor = createActor(chart).start();
    return {
      heard,
      tell: (event: AnyEventObject) =>
        (actor.getSnapshot().children as Record<string, { send: (event: AnyEventObject) => void }>)[
          'drafts'
        ]!.send(event),
      stop: () => actor.stop(),
    };
  };
  const text = (kept: unknown) => (typeof kept === 'string' ? kept : null);

  test('are found again by the same person in the same form, and by nobody else', () => {
    const { place, texts } = store();
    const { storage } = connect();
    const first = listen(createDrafts('feedback', storage, text, () => place));
    expect(first.heard).toEqual([]);
    first.tell({ type: 'draft.changed', values: 'As I was saying' });
    first.stop();
    expect(listen(createDrafts('feedback', storage, text, () => place)).heard).toEqual([
      { type: 'draft.found', values: 'As I was saying' },
    ]);
    expect(listen(createDrafts('other', storage, text, () => place)).heard).toEqual([]);
    storage.storeSession({ ...ada, id: 'ben-id', uid: 'ben-id' }, tokens(1));
    const bens = listen(createDrafts('feedback', storage, text, () => place));
    expect(bens.heard).toEqual([]);
    bens.tell({ type: 'draft.changed', values: 'Mine' });
    bens.tell({ type: 'draft.cleared' });
    expect([...texts.keys()]).toEqual([`platewise_draft_feedback_${ada.id}`]);
    clearDrafts(() => place);
    expect(texts.size).toBe(0);
  });

  test('of one note are not those of another', () => {
    const { place } = store();
    const { storage } = connect();
    const notes = createDraftsOf(
      ({ entryId }: { entryId: string }) => entryId,
      storage,
      text,
      () => place,
    );
    listen(notes, { entryId: 'stew' }).tell({ type: 'draft.changed', values: 'Less chilli' });
    expect(listen(notes, { entryId: 'soup' }).heard).toEqual([]);
    expect(listen(notes, { entryId: 'stew' }).heard).toEqual([
      { type: 'draft.found', values: 'Less chilli' },
    ]);
  });

  test('of another shape are not believed; a full storage, and none at all, keep nothing and harm nothing', () => {
    const { storage } = connect();
    const { place, texts } = store();
    for (const kept of ['{', '7', 'null', '{"a":1}']) {
      texts.set(`platewise_draft_feedback_${ada.id}`, kept);
      expect(listen(createDrafts('feedback', storage, text, () => place)).heard, kept).toEqual([]);
    }
    const full = listen(createDrafts('feedback', storage, text, () => store(true).place));
    full.tell({ type: 'draft.changed', values: 'x' });
    listen(createDrafts('feedback', storage, text, () => undefined)).tell({
      type: 'draft.changed',
      values: 'x',
    });
    clearDrafts(() => {
      throw new Error('locked');
    });
  });

  test('of the settings are whole forms or nothing', () => {
    expect(healthDraftIn(form)).toEqual(form);
    for (const broken of [
      null,
      7,
      [],
      {},
      { ...form, people: 7 },
      { ...form, allergens: [7] },
      { ...form, answers: [] },
      { ...form, answers: { q: 7 } },
      { ...form, units: 'stone' },
      { ...form, appearance: 'pink' },
    ])
      expect(healthDraftIn(broken)).toBeNull();
  });

  test('of the tour are whole answers or nothing', () => {
    const draft = { isAffected: true, words: { text: 'gout', answers: { q: 'No' } } };
    expect(tourDraftIn(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    for (const broken of [
      null,
      7,
      {},
      { ...draft, isAffected: 'yes' },
      { ...draft, words: null },
      { ...draft, words: { text: 7, answers: {} } },
      { ...draft, words: { text: '', answers: { q: 7 } } },
      { ...draft, words: { text: '', answers: null } },
    ])
      expect(tourDraftIn(broken)).toBeNull();
  });

  test('of somebody who eats along are whole, or none', () => {
    expect(tableDraftIn(JSON.parse(JSON.stringify(esi)))).toEqual(esi);
    for (const broken of [
      null,
      7,
      {},
      { ...esi, id: 7 },
      { ...esi, name: null },
      { ...esi, kind: 'cat' },
      { ...esi, allergens: [7] },
      { ...esi, diets: 'vegan' },
      { ...esi, answers: null },
      { ...esi, answers: { q: 7 } },
      { ...esi, hasSickness: 'no' },
    ])
      expect(tableDraftIn(broken)).toBeNull();
  });

  test('light and dark are shown at once and kept for the next visit', () => {
    const { storage } = connect();
    const shown: string[] = [];
    listen(createAppearances(storage, (appearance) => shown.push(appearance))).tell({
      type: 'appearance.chosen',
      appearance: 'dark',
    });
    expect([shown, storage.readSetting('appearance')]).toEqual([['dark'], 'dark']);
  });
});
