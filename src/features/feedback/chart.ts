import { feedbackMachine } from '../../../machines/feedback/feedback.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createDrafts } from '../../actors/drafts.ts';
import { createSendFeedback } from './actors/sendFeedback.ts';
import type { Ports } from '../../actors/ports.ts';

const textIn = (kept: unknown): string | null =>
  typeof kept === 'string' && kept !== '' ? kept : null;

export const feedbackChart = (connections: Connections) =>
  feedbackMachine.provide({
    actors: {
      drafts: createDrafts('feedback', connections.storage, textIn),
      sendFeedback: createSendFeedback(connections),
    } satisfies Ports<typeof feedbackMachine>,
  });
