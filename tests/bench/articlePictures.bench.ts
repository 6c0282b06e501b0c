/** What the way through us adds to the time that an article's page and picture take by themselves. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { Figure } from '../../scripts/bench.ts';
import { createArticlePictures } from '../../server/modules/resources/articlePictures.ts';
import { createSafeFetch, isPublicAddress } from '../../server/infrastructure/http/safeFetch.ts';
import { median } from './measurePage.ts';

export const name = 'Pictures of articles';

const turns = 40;
const mostAdded = 20; // ms
/** How long the other site takes for each answer (ms). */
const theirs = 60;

export async function run(): Promise<Figure[]> {
  const photo = await sharp({
    create: {
      width: 1200,
      height: 630,
      channels: 3,
      background: '#b5562f',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();
  const page = `<!doctype html><html><head><title>Jollof</title><meta property="og:image" content="/photo.jpg"></head><body>${'<p>Rinse the rice until the water is clear.</p>'.repeat(4000)}</body></html>`;
  const site = createServer((request, response) => {
    const isPhoto = request.url === '/photo.jpg';
    setTimeout(
      () =>
        response
          .writeHead(200, { 'content-type': isPhoto ? 'image/jpeg' : 'text/html' })
          .end(isPhoto ? photo : page),
      theirs,
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.on('listening', resolve));
  const { port } = site.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  const kept = new Map<string, string>();
  const cache = {
    read: async (key: string) => kept.get(key),
    keep: async (key: string, value: string) => void kept.set(key, value),
  };
  const reach = createSafeFetch({
    resolve: async () => [],
    isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
    ports: [String(port)],
  });
  const pictures = createArticlePictures(
    cache,
    (error) => {
      throw error;
    },
    reach,
  );

  const [direct, through, again]: [number[], number[], number[]] = [[], [], []];
  for (let turn = 0; turn < turns; turn += 1) {
    const link = `${origin}/page-${turn}`;
    await pictures.remember([link]);
    let began = performance.now();
    for (const address of [link, `${origin}/photo.jpg`]) await (await fetch(address)).arrayBuffer();
    direct.push(performance.now() - began);
    began = performance.now();
    if ((await pictures.find(link)) === null) throw new Error('There was no picture.');
    through.push(performance.now() - began);
    began = performance.now();
    await pictures.find(link);
    again.push(performance.now() - began);
  }
  site.closeAllConnections();
  site.close();
  const added = median(through.map((time, turn) => time - (direct[turn] ?? 0)));
  return [
    {
      what: 'A page and its picture by themselves, p50',
      measured: `${median(direct).toFixed(0)} ms`,
      target: 'for comparison',
      met: true,
    },
    {
      what: 'What checking, reading and making the picture again add to that, p50',
      measured: `${added.toFixed(1)} ms`,
      target: `≤ ${mostAdded} ms`,
      met: added <= mostAdded,
    },
    {
      what: 'The same link again, p50',
      measured: `${median(again).toFixed(2)} ms`,
      target: 'for comparison',
      met: true,
    },
  ];
}
