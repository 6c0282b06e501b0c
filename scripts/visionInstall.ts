/**
 * `npm run vision:install [-- <folder> [<model>]]`: brings what a model on this machine needs to name the foods
 * of a photo: the inference runtime (about 0.5 GB) and the weights (about 150 MB), into one folder outside the
 * server's own packages. It prints what VISION_MODEL_DIR must then be. VISION_HUB is where the weights come from.
 */
import { execFileSync } from 'node:child_process';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

const runtime = '@huggingface/transformers@4.3.1';
const hub = (process.env['VISION_HUB'] ?? 'https://huggingface.co').replace(/\/+$/, '');
const files = [
  'config.json',
  'preprocessor_config.json',
  'tokenizer.json',
  'tokenizer_config.json',
  'onnx/text_model_quantized.onnx',
  'onnx/vision_model_quantized.onnx',
];
const longest = 20 * 60_000;

const [given = 'data/vision', model = 'Xenova/clip-vit-base-patch32'] = process.argv.slice(2);
const folder = resolve(given);
const weights = join(folder, ...model.split('/'));

if (!/^[\w.-]+\/[\w.-]+$/.test(model))
  fail(`'${model}' is no model's name; a name looks like Xenova/clip-vit-base-patch32.`);
mkdirSync(folder, { recursive: true });
installRuntime();
for (const file of files) await download(file);
console.log(`\nReady. Start the server with\n\n    VISION_MODEL_DIR=${weights}\n`);

function installRuntime(): void {
  if (existsSync(join(folder, 'node_modules', '@huggingface', 'transformers'))) return;
  if (!existsSync(join(folder, 'package.json')))
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify(
        {
          private: true,
          description: 'What a model for photos needs; brought by npm run vision:install.',
        },
        null,
        2,
      ),
    );
  console.log(`Installing ${runtime} …`);
  // Without scripts: the runtime's own would fetch what only a GPU needs.
  const args = [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    runtime,
  ];
  const npm = process.env['npm_execpath'];
  if (npm?.endsWith('npm-cli.js'))
    execFileSync(process.execPath, [npm, ...args], { stdio: 'inherit' });
  else execFileSync('npm', args, { stdio: 'inherit' });
}

/** A file is there whole or not at all. */
async function download(file: string): Promise<void> {
  const target = join(weights, file);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  const part = `${target}.part`;
  try {
    const answer = await fetch(`${hub}/${model}/resolve/main/${file}`, {
      signal: AbortSignal.timeout(longest),
    });
    if (!answer.ok || !answer.body) throw new Error(`it answered with status ${answer.status}`);
    const megabytes = Number(answer.headers.get('content-length') ?? 0) / 1024 / 1024;
    console.log(`${file}${megabytes > 1 ? `, ${megabytes.toFixed(0)} MB` : ''}`);
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), createWriteStream(part));
    renameSync(part, target);
  } catch (error) {
    rmSync(part, { force: true });
    fail(
      `${file} could not be brought from ${hub}: ${error instanceof Error ? error.message : String(error)}. Run this again, or put the files of ${model} into ${weights} by hand: ${files.join(', ')}.`,
    );
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
