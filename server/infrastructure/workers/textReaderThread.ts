// The thread that reads printed words, one picture at a time. The reader works in a thread of its own
// inside this one: whatever happens to it ends here, and not in the server.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { PrintedLine } from '../../../kitchen/index.ts';
import type { ReaderJob, ReaderReply } from './readers.ts';

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
await reader.setParameters({
  tessedit_pageseg_mode: PSM.SINGLE_COLUMN,
  user_defined_dpi: '150',
  debug_file: '/dev/null',
});

/** Places of the columns in a row of words: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
const [levelAt, lineFrom, lineTo, heightAt, confidenceAt, textAt] = [0, 1, 5, 9, 10, 11] as const;
const wordLevel = '5';

function linesOf(table: string): PrintedLine[] {
  const lines = new Map<string, { words: string[]; sum: number; height: number }>();
  for (const row of table.split('\n')) {
    const cells = row.split('\t');
    const text = cells[textAt]?.trim() ?? '';
    if (cells[levelAt] !== wordLevel || text === '') continue;
    const key = cells.slice(lineFrom, lineTo).join('.');
    const line = lines.get(key) ?? { words: [], sum: 0, height: 0 };
    line.words.push(text);
    line.sum += Number(cells[confidenceAt]);
    line.height = Math.max(line.height, Number(cells[heightAt]));
    lines.set(key, line);
  }
  return [...lines.values()].map(({ words, sum, height }) => ({
    text: words.join(' '),
    confidence: Math.max(0, Math.min(1, sum / words.length / 100)),
    height,
  }));
}

async function read({ id, picture }: ReaderJob): Promise<void> {
  let reply: ReaderReply<readonly PrintedLine[]>;
  try {
    const { data } = await reader.recognize(Buffer.from(picture), {}, { text: false, tsv: true });
    reply = { id, result: linesOf(data.tsv ?? '') };
  } catch (error) {
    reply = { id, failure: error instanceof Error ? error.message : String(error) };
  }
  port?.postMessage(reply);
}

port.on('message', (job: ReaderJob) => void read(job));
