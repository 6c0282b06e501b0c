/** The processes that decode photos for this one, as Linux knows them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** The most memory (bytes) that any of them has had so far; 0 where there is no /proc. */
export function mostMemoryOfDecoders(): number {
  if (!existsSync('/proc/self/task')) return 0;
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    read(`/proc/self/task/${thread}/children`).split(' ').filter(Boolean),
  );
  const sizes = children
    .filter((child) => read(`/proc/${child}/cmdline`).includes('decoderProcess'))
    .map((child) => Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${child}/status`))?.[1] ?? 0) * 1024);
  return Math.max(0, ...sizes);
}
