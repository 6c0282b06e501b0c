import { fromCallback, fromPromise } from 'xstate';
import type { CommandRecognised, VoiceProblem } from '../../../../machines/shared/kitchen.ts';
import { commandIn } from './spokenWords.ts';

/** What we use of the browser's recogniser; TypeScript's own library does not describe it. */
export interface Recogniser {
  lang: string;
  continuous: boolean;
  onstart: (() => void) | null;
  onresult: ((event: HeardEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
}
interface HeardEvent {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}
type Device = Partial<
  Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recogniser>
>;
type Page = Pick<
  Document,
  'visibilityState' | 'addEventListener' | 'removeEventListener' | 'documentElement'
>;

const recogniserOf = (device: Device) => device.SpeechRecognition ?? device.webkitSpeechRecognition;

export const createReadSupport = (device: Device = globalThis as Device) =>
  fromPromise<boolean, void>(async () => recogniserOf(device) !== undefined);

/** What the browser calls it, and why nothing can be heard. What is not named here passes, and listening goes on. */
const problems: Readonly<Record<string, VoiceProblem>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'silent',
  network: 'offline',
  'language-not-supported': 'ended',
};
/** The browser ends in silence, and is started again; in a kitchen where nobody speaks it stops after so many times. */
const mostRestarts = 20;
const restartAfter = 300;

type Told =
  | { type: 'listening.begun' }
  | { type: 'listening.failed'; problem: VoiceProblem }
  | CommandRecognised;

const commandOf = ({ resultIndex, results }: HeardEvent) =>
  commandIn(results[resultIndex]?.[0]?.transcript ?? '');

function startUnlessRunning(recogniser: Recogniser): void {
  try {
    recogniser.start();
  } catch {
    // It runs already.
  }
}

/** Listens as long as the page is in sight. Nothing that is said is kept or sent by us. */
export const createSpokenCommands = (
  device: Device = globalThis as Device,
  page: Page = globalThis.document,
) =>
  fromCallback<{ type: 'none' }>(({ sendBack }) => {
    const tell = (event: Told): void => sendBack(event);
    const Found = recogniserOf(device);
    if (!Found) throw new Error('This browser understands no speech.');
    const recogniser = new Found();
    let restarts = 0;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const fail = (problem: VoiceProblem): void => {
      isOver = true;
      tell({ type: 'listening.failed', problem });
    };
    const isResting = (): boolean => isOver || page.visibilityState !== 'visible';
    const start = (): void => {
      if (!isResting()) startUnlessRunning(recogniser);
    };
    const lookAgain = (): void =>
      page.visibilityState === 'visible' ? start() : recogniser.abort();

    recogniser.lang = page.documentElement.lang;
    recogniser.continuous = true;
    recogniser.onstart = () => tell({ type: 'listening.begun' });
    recogniser.onresult = (event) => {
      restarts = 0;
      const command = commandOf(event);
      if (command) tell({ type: 'command.recognised', command });
    };
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the recogniser is ours alone, and takes handlers as the others above
    recogniser.onerror = ({ error }) => {
      const problem = problems[error];
      if (problem && !isOver) fail(problem);
    };
    recogniser.onend = () => {
      if (isResting()) return;
      restarts += 1;
      if (restarts > mostRestarts) fail('ended');
      else timer = setTimeout(start, restartAfter);
    };
    page.addEventListener('visibilitychange', lookAgain);
    start();
    return () => {
      isOver = true;
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', lookAgain);
      recogniser.abort();
    };
  });
