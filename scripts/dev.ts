/**
 * `npm run dev`: the page from Vite, which applies a change as it is saved, the services beside
 * it, which start again when a file of theirs changes, and the review site of the charts at
 * /flows. PORT is the page's.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const port = Number(process.env['PORT'] ?? 3000);
const servicesPort = port + 1;
const flowsPort = port + 2;

const flows = start(['tests/model/site/whenAsked.ts'], { PORT: String(flowsPort) });
const children = [
  // Mailed links lead to the page, not to the services beside it.
  start(['--watch', '--watch-preserve-output', 'server/main.ts'], {
    PORT: String(servicesPort),
    PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
  }),
  start(['node_modules/vite/bin/vite.js', '--configLoader', 'native', '--port', String(port)], {
    DEV_SERVICES_URL: `http://127.0.0.1:${servicesPort}`,
    DEV_FLOWS_URL: `http://127.0.0.1:${flowsPort}`,
  }),
];

// The page without the services is of no use, nor they without it: whatever ends first ends both.
for (const child of children) child.on('exit', (code) => stop('SIGTERM', code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stop(signal, 0));

function start(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
}

function stop(signal: NodeJS.Signals, code: number): void {
  process.exitCode ??= code;
  for (const child of [...children, flows]) child.kill(signal);
}
