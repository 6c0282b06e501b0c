import { feedbackMachine } from '../../../machines/feedback/feedback.machine.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  text: string;
  refusal: string | undefined;
}
const long = 'x'.repeat(10_001);

export const feedback: Samples = {
  chart: 'feedback',
  machine: feedbackMachine,
  input: { limits: { callTimeout: 12_000, textMaximum: 10_000 } },
  person: {
    'text.changed': { type: 'text.changed', text: ' More soups! ' },
    'text.changed (blank)': { type: 'text.changed', text: '  ' },
    'text.changed (10001)': { type: 'text.changed', text: long },
    'form.submitted': { type: 'form.submitted' },
    'feedback.closed': { type: 'feedback.closed' },
  },
  actors: {
    drafts: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'draft.found': { type: 'draft.found', values: 'As I was saying' } },
    },
    sendFeedback: {
      answers: {
        sent: { outcome: 'saved' },
        kept: { outcome: 'kept' },
        refused: { outcome: 'refused', message: 'Please wait a minute.' },
      },
      failures: { '': new Error('network') },
    },
  },
  delays: { callTimeout: 12_000 },
  names: [[long, '10001 letters']],
  distinguish: ({ text, refusal }: Context) => [
    text.trim() === '',
    text.length > 10_000,
    text,
    refusal,
  ],
  situations: {
    blank: ({ text }: Context) => text.trim() === '',
    'too long': ({ text }: Context) => text.length > 10_000,
    soups: ({ text }: Context) => text === ' More soups! ',
    'a draft': ({ text }: Context) => text === 'As I was saying',
  },
  holds: {
    'sendFeedback answers refused': ({ refusal }: Context) => refusal === 'Please wait a minute.',
    'sendFeedback fails': ({ refusal }: Context) => refusal === undefined,
    'after callTimeout': ({ refusal }: Context) => refusal === undefined,
  },
};
