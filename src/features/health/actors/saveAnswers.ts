import { fromPromise } from 'xstate';
import { readSettings, saveSettings } from '../../../../contract/settings.ts';
import type { Connections } from '../../../actors/connections.ts';

/** Adds the answers to those in the settings. Who answers a question of health has read that it is kept. */
export const createSaveAnswers = (
  { client }: Pick<Connections, 'client'>,
  now: () => number = Date.now,
) =>
  fromPromise<void, { answers: Readonly<Record<string, string>> }>(async ({ input, signal }) => {
    const { settings } = await client.request(readSettings, { signal });
    await client.request(saveSettings, {
      body: {
        ...settings,
        answers: { ...settings.answers, ...input.answers },
        health_consent_at: settings.health_consent_at ?? now(),
      },
      signal,
    });
  });
