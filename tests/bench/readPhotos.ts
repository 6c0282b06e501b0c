/** Reads photos as the server does, and prints how long each took, how late the event loop was and how much memory it needed. */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { loadKitchen } from '../../kitchen/index.ts';
import { openPhoto } from '../../server/modules/detection/photos.ts';
import { textPhotoReader } from '../../server/modules/detection/vision/text.ts';
import { createVision } from '../../server/modules/detection/vision/vision.ts';
import { createTextReader } from '../../server/infrastructure/workers/textReader.ts';
import { bowl, label, receipt } from '../photos/photos.ts';

const turns = 12;
const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;

const kitchen = loadKitchen();
const reader = createTextReader({ rest: 500 });
const vision = createVision([textPhotoReader(reader, kitchen)], kitchen, (_reader, error) => {
  throw error;
});
const photos = {
  receipt: await receipt(),
  'soft, tilted receipt': await receipt(undefined, { askew: 3, quality: 55 }),
  label: await label(['RED LENTILS', '500 G']),
  bowl: await bowl(),
};

await pause(500);
const before = memory();
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, memory());
}, 20);
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const times: number[] = [];
let [items, first] = [0, 0];
for (let turn = 0; turn < turns; turn += 1)
  for (const photo of Object.values(photos)) {
    const began = performance.now();
    const { items: found } = await vision.read(await openPhoto(photo), 'ingredients', null);
    const time = performance.now() - began;
    if (first === 0) first = time;
    else times.push(time);
    if (turn === 0) items += found.length;
  }
delay.disable();
clearInterval(watch);
await pause(1500);
const after = memory();
await vision.close();
process.stdout.write(
  JSON.stringify({
    times,
    first,
    items,
    extra: most - before,
    kept: after - before,
    late: delay.percentile(99) / 1e6,
  }),
);
