// Starts the server: checks the Node it runs on, then listens, then stops when it is told to.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { findRuntimeProblem } from './infrastructure/runtime.ts';

const problem = findRuntimeProblem(process.versions.node);
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
// Compiled code is kept in the system's temporary folder: later starts take less time and memory.
enableCompileCache();
// Only now: on a Node that is too old the database's binary ends the process without a word.
const { start } = await import('./infrastructure/start.ts');
await start();
flushCompileCache();
