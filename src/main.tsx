/** The page stands before any of this has come. What brings it to life is run piece by piece: each is a file of its own (scripts/build/chunks.ts). */
import { breathe } from './app/breathe.ts';

async function wakeUp(root: HTMLElement): Promise<void> {
  await import('react-dom/client');
  await breathe();
  await import('xstate');
  await breathe();
  const { mount } = await import('./app/mount.tsx');
  await breathe();
  await mount(root);
}

// oxlint-disable-next-line typescript/no-non-null-assertion -- index.html has it
void wakeUp(document.getElementById('root')!);
