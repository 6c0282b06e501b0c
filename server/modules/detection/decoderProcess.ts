// The process that opens photos, one at a time. What a file does to the decoder ends here: it takes so
// much memory and no more, and where the machine itself runs short it is the first to go.
import { writeFileSync } from 'node:fs';
import { Refusal } from '../../infrastructure/http/refusal.ts';
import type { DecoderJob, DecoderReply } from './decoder.ts';
import { decode } from './decoding.ts';

/** Bytes of all that this process holds: 80 MB before the first photo, 350 MB with the largest that is taken. */
const mostMemory = 450 * 2 ** 20;
/** Milliseconds between two looks: libvips works in threads of its own, so that they come in time. */
const pause = 5;

try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // No Linux: its own limit holds all the same.
}

async function open({ file }: DecoderJob): Promise<DecoderReply> {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > mostMemory) process.kill(process.pid, 'SIGKILL');
  }, pause);
  try {
    return { photo: await decode(Buffer.from(file)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { statusCode, message, said, code, cause } = error;
    return {
      refusal: { statusCode, words: said ?? { text: message }, code, cause: String(cause) },
    };
  } finally {
    clearInterval(watch);
  }
}

process.on('message', (job: DecoderJob) => {
  void open(job).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit(0));
