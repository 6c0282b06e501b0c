// The thread that reads printed words, one picture at a time. The reader works in a thread of its own
// inside this one: whatever happens to it ends here, and not in the server.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { Layout, ReaderJob } from './readers.ts';
import type { PrintedWord, ReadLine } from './textReader.ts';
import type { ThreadReply } from './threadPool.ts';

const port = parentPort;
if (!port) throw new Error('textReaderThread.ts is started as a worker, by textReader.ts');

/** The package's folder of whole-number weights: a third of the size, and as good on print. */
const language = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng')),
  '4.0.0_best_int',
);
const reader = await createWorker('eng', OEM.LSTM_ONLY, {
  langPath: language,
  gzip: true,
  cacheMethod: 'none',
  // Told through the promise that waits for it.
  errorHandler: () => undefined,
});
// One column keeps a name and its price, far to the right, in one line.
const modes: Readonly<Record<Layout, PSM>> = { list: PSM.SINGLE_COLUMN, page: PSM.AUTO };
let current: Layout = 'list';
await reader.setParameters({
  tessedit_pageseg_mode: modes[current],
  user_defined_dpi: '150',
  debug_file: '/dev/null',
});

async function expect(layout: Layout): Promise<void> {
  if (layout === current) return;
  await reader.setParameters({ tessedit_pageseg_mode: modes[layout] });
  current = layout;
}

/** Places of the columns in a row of words: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
const [levelAt, lineFrom, lineTo, leftAt, confidenceAt, textAt] = [0, 1, 5, 6, 10, 11] as const;
const wordLevel = '5';

function linesOf(table: string): ReadLine[] {
  const lines = new Map<string, PrintedWord[]>();
  for (const row of table.split('\n')) {
    const cells = row.split('\t');
    const text = cells[textAt]?.trim() ?? '';
    if (cells[levelAt] !== wordLevel || text === '') continue;
    const key = cells.slice(lineFrom, lineTo).join('.');
    const [left = 0, top = 0, width = 0, height = 0] = cells.slice(leftAt).map(Number);
    const word = {
      text,
      confidence: Math.max(0, Math.min(1, Number(cells[confidenceAt]) / 100)),
      left,
      right: left + width,
      top,
      bottom: top + height,
    };
    lines.set(key, [...(lines.get(key) ?? []), word]);
  }
  return [...lines.values()].map((words) => ({
    text: words.map(({ text }) => text).join(' '),
    confidence: words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length,
    height: Math.max(...words.map(({ top, bottom }) => bottom - top)),
    words,
  }));
}

async function read({ id, picture, layout }: ReaderJob): Promise<void> {
  let reply: ThreadReply<readonly ReadLine[]>;
  try {
    await expect(layout);
    // A page that lies a few degrees askew loses whole lines unless it is turned first.
    const { data } = await reader.recognize(
      Buffer.from(picture),
      { rotateAuto: layout === 'page' },
      { text: false, tsv: true },
    );
    reply = { id, answer: linesOf(data.tsv ?? '') };
  } catch (error) {
    reply = { id, failure: error instanceof Error ? error.message : String(error) };
  }
  port?.postMessage(reply);
}

port.on('message', (job: ReaderJob) => void read(job));
