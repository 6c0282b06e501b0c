// The thread that compares a picture with names: a model of the CLIP or SigLIP kind turns both into
// vectors, and what lies near each other belongs together. It looks at the whole and at parts of it, so
// that one photo may hold several foods. The runtime and the weights are the operator's to bring.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import type { ReaderJob } from './readers.ts';
import type { ThreadReply } from './threadPool.ts';

/** What the thread is started with. */
export interface ZeroShotData {
  readonly folder: string;
  /** Names to compare with. */ readonly labels: readonly string[];
}
/** The likeliest names of a part of the picture, best first, as places in `labels`. */
export type PartScores = readonly { readonly label: number; readonly share: number }[];

interface Tensor {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}
type Run = (inputs: unknown) => Promise<Readonly<Record<string, Tensor>>>;
interface Loader<Loaded> {
  from_pretrained(name: string, options?: object): Promise<Loaded>;
}
/** As much of the runtime as is used here. */
interface Runtime {
  readonly env: { allowRemoteModels: boolean; allowLocalModels: boolean; localModelPath: string };
  readonly AutoTokenizer: Loader<(texts: readonly string[], options: object) => unknown>;
  readonly AutoProcessor: Loader<(images: readonly unknown[]) => Promise<unknown>>;
  readonly CLIPTextModelWithProjection: Loader<Run>;
  readonly CLIPVisionModelWithProjection: Loader<Run>;
  readonly SiglipTextModel: Loader<Run>;
  readonly SiglipVisionModel: Loader<Run>;
  readonly RawImage: new (
    data: Uint8Array,
    width: number,
    height: number,
    channels: number,
  ) => unknown;
}

const port = parentPort;
if (!port) throw new Error('zeroShotThread.ts is started as a worker, by zeroShot.ts');
const { folder, labels } = workerData as ZeroShotData;

/** How a likeness becomes a share: both kinds have learnt their own scale, and SigLIP an offset. */
const scales = { clip: 100, siglip: { scale: 117.33, offset: -12.93 } } as const;
const batch = 32;
const best = 8;

/** The runtime lies beside the weights, or where the server's own packages are. */
function loadRuntime(): Runtime {
  const beside = createRequire(join(folder, 'package.json'));
  try {
    return beside('@huggingface/transformers') as Runtime;
  } catch {
    return createRequire(import.meta.url)('@huggingface/transformers') as Runtime;
  }
}

async function load() {
  const runtime = loadRuntime();
  Object.assign(runtime.env, {
    allowRemoteModels: false,
    allowLocalModels: true,
    localModelPath: `${dirname(folder)}/`,
  });
  const name = basename(folder);
  const config = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) as {
    model_type?: string;
  };
  const isSiglip = (config.model_type ?? '').startsWith('siglip');
  const options = {
    dtype: existsSync(join(folder, 'onnx', 'text_model_quantized.onnx')) ? 'q8' : 'fp32',
    local_files_only: true,
  };
  const [tokenize, prepare, texts, images] = await Promise.all([
    runtime.AutoTokenizer.from_pretrained(name, options),
    runtime.AutoProcessor.from_pretrained(name, options),
    (isSiglip ? runtime.SiglipTextModel : runtime.CLIPTextModelWithProjection).from_pretrained(
      name,
      options,
    ),
    (isSiglip ? runtime.SiglipVisionModel : runtime.CLIPVisionModelWithProjection).from_pretrained(
      name,
      options,
    ),
  ]);
  const vectorsOf = (given: Readonly<Record<string, Tensor>>): Float32Array[] => {
    const tensor = given['text_embeds'] ?? given['image_embeds'] ?? given['pooler_output'];
    if (!tensor) throw new Error('The model gives no vectors.');
    const size = tensor.dims.at(-1) ?? 0;
    return Array.from({ length: tensor.data.length / size }, (_, at) =>
      unit(tensor.data.subarray(at * size, (at + 1) * size)),
    );
  };
  const names: Float32Array[] = [];
  for (let at = 0; at < labels.length; at += batch) {
    const asked = labels.slice(at, at + batch).map((label) => `a photo of ${label}`);
    names.push(
      ...vectorsOf(
        await texts(tokenize(asked, { padding: isSiglip ? 'max_length' : true, truncation: true })),
      ),
    );
  }
  return { runtime, prepare, images, vectorsOf, names, isSiglip };
}

const unit = (vector: Float32Array): Float32Array => {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
};
const likeness = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** The whole, its middle, and its four corners, which overlap: left, top, width and height as shares. */
const parts = [
  [0, 0, 1, 1],
  [0.2, 0.2, 0.6, 0.6],
  [0, 0, 0.6, 0.6],
  [0.4, 0, 0.6, 0.6],
  [0, 0.4, 0.6, 0.6],
  [0.4, 0.4, 0.6, 0.6],
] as const;

async function look(
  picture: Uint8Array,
  { runtime, prepare, images, vectorsOf, names, isSiglip }: Awaited<ReturnType<typeof load>>,
): Promise<PartScores[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cut = await Promise.all(
    parts.map(async ([left, top, width, height]) => {
      const [w, h] = [
        Math.max(1, Math.floor(info.width * width)),
        Math.max(1, Math.floor(info.height * height)),
      ];
      const part = await sharp(data, {
        raw: { width: info.width, height: info.height, channels: info.channels },
      })
        .extract({
          left: Math.floor(info.width * left),
          top: Math.floor(info.height * top),
          width: w,
          height: h,
        })
        .raw()
        .toBuffer();
      return new runtime.RawImage(new Uint8Array(part), w, h, info.channels);
    }),
  );
  return vectorsOf(await images(await prepare(cut))).map((vector) => {
    const near = names.map((name) => likeness(vector, name));
    const shares = isSiglip
      ? near.map(
          (value) => 1 / (1 + Math.exp(-(scales.siglip.scale * value + scales.siglip.offset))),
        )
      : softmax(near.map((value) => scales.clip * value));
    return shares
      .map((share, label) => ({ label, share }))
      .toSorted((a, b) => b.share - a.share)
      .slice(0, best);
  });
}

function softmax(values: readonly number[]): number[] {
  const most = values.reduce((a, b) => Math.max(a, b), -Infinity);
  const grown = values.map((value) => Math.exp(value - most));
  const sum = grown.reduce((a, b) => a + b, 0);
  return grown.map((value) => value / sum);
}

const loaded = load();
// Told to whoever asks first.
loaded.catch(() => undefined);

async function answer({ id, picture }: ReaderJob): Promise<void> {
  let reply: ThreadReply<PartScores[]>;
  try {
    reply = { id, answer: await look(picture, await loaded) };
  } catch (error) {
    reply = { id, failure: error instanceof Error ? error.message : String(error) };
  }
  port?.postMessage(reply);
}

port.on('message', (job: ReaderJob) => void answer(job));
