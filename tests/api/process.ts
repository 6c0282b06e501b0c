/** A server in a process of its own, to be stopped, killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface ServerProcess {
  address: string;
  child: ChildProcess;
  /** All that it has written so far. */
  output: () => string;
  /** Sends a signal and waits for the end; the exit code, or null where the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

export interface EndedProcess {
  code: number | null;
  output: string;
}

const root = join(import.meta.dirname, '..', '..');

/**
 * What a process of ours is started with: what the tests' own environment configures must not leak in.
 * A script finds compiled what a server has loaded before it (server/main.ts), which takes half its time.
 */
export function processEnvironment(
  environment: Record<string, string> = {},
): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  const NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache');
  return { PATH, HOME, NODE_COMPILE_CACHE, ...environment };
}

function launch(
  environment: Record<string, string>,
  file: string,
  before: readonly string[] = [],
): { child: ChildProcess; output: () => string; ended: Promise<number | null> } {
  const [command, ...words] = [...before, process.execPath, file];
  const child = spawn(command, words, {
    cwd: root,
    env: processEnvironment({ PORT: '0', ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output: () => text, ended };
}

/**
 * Starts a server that is meant to come up.
 * @param before a command that becomes the one behind it, without a process of its own
 */
export async function startProcess(
  environment: Record<string, string>,
  file = 'server/main.ts',
  before: readonly string[] = [],
): Promise<ServerProcess> {
  const { child, output, ended } = launch(environment, file, before);
  const isReady = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const address = /Platewise is ready at (\S+)\n/.exec(output())?.[1];
      if (address) resolve(address);
    });
  });
  const address = await Promise.race([isReady, ended.then(() => undefined)]);
  if (address === undefined) throw new Error(`The server did not start:\n${output()}`);
  return {
    address,
    child,
    output,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts a server that is meant to refuse. */
export async function startInVain(environment: Record<string, string>): Promise<EndedProcess> {
  const { output, ended } = launch(environment, 'server/main.ts');
  return { code: await ended, output: output() };
}

/** The exit code of a script of ours, and what it has written. */
export async function runScript(
  script: string,
  environment: Record<string, string>,
  ...args: string[]
): Promise<[number, string]> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: processEnvironment(environment),
  });
  const [out, error, [code]] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return [code, out + error];
}
