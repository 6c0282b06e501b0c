// A file of another program is read in a thread of its own: whatever it holds, the server goes on, and the thread ends with it.
import { say } from '../../../../contract/say.ts';
import { Worker } from 'node:worker_threads';
import { onReply } from '../../../infrastructure/workers/replies.ts';
import { Refusal } from '../../../infrastructure/http/refusal.ts';
import type { FileJob, FileReading } from './fileThread.ts';

/** Whom the dishes are looked at for. */
type Whom = Pick<FileJob, 'profile' | 'table'>;

export interface FileReader {
  /** @throws 422 for what is no file of recipes, 503 where many are read */
  read(file: Buffer, whom: Whom): Promise<FileReading>;
  close(): Promise<void>;
}

interface Options {
  /** Files that may wait while one is read. */
  readonly queue?: number;
  /** Milliseconds that the foods of one may take, and that everything together may. */
  readonly milliseconds?: number;
  readonly limit?: number;
  /** Memory (MB) of what a thread makes of a file. */
  readonly memory?: number;
}

const unread = (cause?: unknown) =>
  new Refusal(
    422,
    say(
      'ownRecipes.noneInFile',
      'We found no recipes in this file that we can read. We read files of Mealie, Paprika, RecipeSage and Tandoor, and recipes as JSON-LD. You can also paste the text of a recipe.',
    ),
    { code: 'no_recipe', cause },
  );
const busy = () =>
  new Refusal(
    503,
    say('ownRecipes.filesBusy', 'Many files are being read just now. Please try again.'),
    {
      code: 'busy',
      headers: { 'retry-after': '10' },
    },
  );

/** A thread of its own for one file, and its end. @param onStart is given the way to end it before */
const inThread = (
  job: Omit<FileJob, 'file'>,
  file: Buffer,
  {
    limit,
    memory,
    onStart,
  }: Required<Pick<Options, 'limit' | 'memory'>> & {
    readonly onStart: (stop: () => Promise<unknown>) => void;
  },
): Promise<FileReading> =>
  new Promise((resolve, reject) => {
    // A copy, since the form's other fields stand in the same memory.
    const copy = new Uint8Array(file).buffer;
    const worker = new Worker(new URL('./fileThread.ts', import.meta.url), {
      workerData: { ...job, file: copy } satisfies FileJob,
      transferList: [copy],
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
    });
    onStart(() => worker.terminate());
    const timer = setTimeout(() => end(new Error('The file took too long.')), limit);
    const end = (error: Error): void => {
      clearTimeout(timer);
      void worker.terminate();
      reject(error);
    };
    onReply(worker, (reading: FileReading) => {
      resolve(reading);
      end(new Error('The file is read.'));
    });
    worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => end(new Error('The thread ended.')));
  });

/** One at a time, since each takes the memory of a kitchen. */
export function createFileReader({
  queue = 3,
  milliseconds = 15_000,
  limit = 30_000,
  memory = 512,
}: Options = {}): FileReader {
  let stop: () => Promise<unknown> = async () => undefined;
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  const run = (file: Buffer, whom: Whom): Promise<FileReading> => {
    if (isClosed) throw new Error('The reader of files is closed.');
    const onStart = (how: typeof stop) => (stop = how);
    return inThread({ ...whom, milliseconds }, file, { limit, memory, onStart });
  };

  return {
    async read(file, whom) {
      if (waiting > queue) throw busy();
      waiting += 1;
      const mine = turn.then(() => run(file, whom));
      turn = mine.catch(() => undefined).finally(() => (waiting -= 1));
      const reading = await mine.catch((error: unknown) => {
        throw unread(error);
      });
      if (reading.recipes.length === 0) throw unread();
      return reading;
    },
    async close() {
      isClosed = true;
      await stop();
    },
  };
}
