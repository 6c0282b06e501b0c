import { mount } from './app/mount.tsx';

// oxlint-disable-next-line typescript/no-non-null-assertion -- index.html has it
void mount(document.getElementById('root')!);
