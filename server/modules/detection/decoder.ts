// Photos are opened in processes of their own, which end when nobody needs them: a file of a
// kilobyte can take a decoder hundreds of megabytes, which a thread's limits do not count.
import { say } from '../../../contract/say.ts';
import { type ChildProcess, fork } from 'node:child_process';
import { Refusal, type Words } from '../../infrastructure/http/refusal.ts';
import type { Photo } from './decoding.ts';

export interface DecoderJob {
  readonly file: Uint8Array;
}
export type DecoderReply =
  | {
      readonly photo: {
        readonly jpeg: Uint8Array;
        readonly width: number;
        readonly height: number;
      };
    }
  | {
      readonly refusal: {
        readonly statusCode: number;
        readonly words: Words;
        readonly code: string | undefined;
        readonly cause: string;
      };
    };

/** Milliseconds that one photo may take, the start of a process among them. */
const limit = 15_000;
/** Milliseconds after which a process with nothing to do ends. */
const rest = 60_000;
const program = new URL('./decoderProcess.ts', import.meta.url);

const tooHeavy = (cause: string) =>
  new Refusal(
    422,
    say(
      'photo.tooHeavy',
      'This photo takes too much memory or time to open. Please send a smaller one, or the same as a JPEG.',
    ),
    { code: 'photo_too_heavy', cause },
  );

interface Idle {
  readonly child: ChildProcess;
  readonly timer: NodeJS.Timeout;
}
const idle: Idle[] = [];

function take(): ChildProcess {
  const found = idle.pop();
  if (found) {
    clearTimeout(found.timer);
    found.child.removeAllListeners();
    return found.child;
  }
  // Nothing of the server's environment: it holds keys.
  return fork(program, {
    execArgv: ['--max-old-space-size=64'],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
}

function giveBack(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  const leave = () => {
    const at = idle.findIndex((each) => each.child === child);
    if (at !== -1) clearTimeout(idle.splice(at, 1)[0]?.timer);
  };
  child.on('exit', leave).on('error', leave);
  const timer = setTimeout(() => {
    leave();
    child.kill('SIGKILL');
  }, rest).unref();
  idle.push({ child, timer });
}

/** @throws a Refusal that says what to do; 422 where the decoder had to be ended, or ended by itself */
export async function decodeApart(file: Buffer): Promise<Photo> {
  const child = take();
  child.ref();
  child.channel?.ref();
  const reply = await new Promise<DecoderReply>((resolve, reject) => {
    const timer = setTimeout(() => end(`It took more than ${limit / 1000} s.`), limit);
    const end = (why: string) => {
      clearTimeout(timer);
      child.removeAllListeners();
      child.on('error', () => {});
      child.kill('SIGKILL');
      reject(tooHeavy(why));
    };
    child.once('message', (message) => {
      clearTimeout(timer);
      child.removeAllListeners();
      giveBack(child);
      resolve(message as DecoderReply);
    });
    child.once('exit', (code, signal) => end(`The decoder ended with ${code ?? signal}.`));
    child.once('error', (error) => end(String(error)));
    child.send({ file } satisfies DecoderJob, (error) => error && end(String(error)));
  });
  if ('photo' in reply) {
    const { jpeg, width, height } = reply.photo;
    return { jpeg: Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength), width, height };
  }
  const { statusCode, words, code, cause } = reply.refusal;
  throw new Refusal(statusCode, words, { cause, ...(code === undefined ? {} : { code }) });
}
