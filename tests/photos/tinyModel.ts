/**
 * A model of the shape of CLIP that knows colours: its picture half gives the mean colour, its text half adds
 * up the colours of words. Small enough to be written here, byte by byte, in the format of ONNX.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Protocol buffers: a field is its number and kind, then a whole number, or a length and bytes.
const whole = (value: number): Buffer => {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0));
    rest >>>= 7;
  } while (rest > 0);
  return Buffer.from(bytes);
};
const number = (field: number, value: number): Buffer =>
  Buffer.concat([whole(field << 3), whole(value)]);
const bytes = (field: number, ...parts: readonly (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([whole((field << 3) | 2), whole(body.length), body]);
};

const [float, int64, ints] = [1, 7, 7] as const;
const node = (
  type: string,
  inputs: readonly string[],
  output: string,
  ...attributes: Buffer[]
): Buffer =>
  bytes(
    1,
    ...inputs.map((input) => bytes(1, input)),
    bytes(2, output),
    bytes(4, type),
    ...attributes.map((attribute) => bytes(5, attribute)),
  );
const list = (name: string, ...values: number[]): Buffer =>
  Buffer.concat([bytes(1, name), ...values.map((value) => number(8, value)), number(20, ints)]);
const flag = (name: string, value: number): Buffer =>
  Buffer.concat([bytes(1, name), number(3, value), number(20, 2)]);
const tensor = (name: string, dims: readonly number[], values: readonly number[]): Buffer =>
  bytes(
    5,
    ...dims.map((dim) => number(1, dim)),
    number(2, float),
    bytes(8, name),
    bytes(9, Buffer.from(new Float32Array(values).buffer)),
  );
const value = (field: number, name: string, type: number, ...dims: readonly string[]): Buffer =>
  bytes(
    field,
    bytes(1, name),
    bytes(2, bytes(1, number(1, type), bytes(2, ...dims.map((dim) => bytes(1, bytes(2, dim)))))),
  );
const model = (...graph: readonly Buffer[]): Buffer =>
  Buffer.concat([number(1, 8), bytes(7, bytes(2, 'tiny'), ...graph), bytes(8, number(2, 17))]);

/** Writes the model's folder. @param colours each word's colour, as red, green and blue from -1 to 1 */
export function writeTinyModel(
  folder: string,
  colours: Readonly<Record<string, readonly [number, number, number]>>,
): void {
  const words = ['[PAD]', '[UNK]', ...Object.keys(colours)];
  mkdirSync(join(folder, 'onnx'), { recursive: true });
  const put = (name: string, content: Buffer | object) =>
    writeFileSync(join(folder, name), Buffer.isBuffer(content) ? content : JSON.stringify(content));
  put(
    'onnx/vision_model.onnx',
    model(
      node('ReduceMean', ['pixel_values'], 'mean', list('axes', 2, 3), flag('keepdims', 0)),
      node('Sub', ['mean', 'grey'], 'image_embeds'),
      tensor('grey', [3], [0.5, 0.5, 0.5]),
      value(11, 'pixel_values', float, 'n', 'c', 'h', 'w'),
      value(12, 'image_embeds', float, 'n', 'd'),
    ),
  );
  put(
    'onnx/text_model.onnx',
    model(
      node('Gather', ['colours', 'input_ids'], 'each', flag('axis', 0)),
      node('ReduceMean', ['each'], 'text_embeds', list('axes', 1), flag('keepdims', 0)),
      tensor(
        'colours',
        [words.length, 3],
        words.flatMap((word) => [...(colours[word] ?? [0, 0, 0])]),
      ),
      value(11, 'input_ids', int64, 'n', 'l'),
      value(12, 'text_embeds', float, 'n', 'd'),
    ),
  );
  put('config.json', { model_type: 'clip', text_config: {}, vision_config: {} });
  put('preprocessor_config.json', {
    image_processor_type: 'CLIPImageProcessor',
    do_resize: true,
    size: { height: 16, width: 16 },
    resample: 2,
    do_center_crop: false,
    do_rescale: true,
    rescale_factor: 1 / 255,
    do_normalize: false,
  });
  put('tokenizer_config.json', {
    tokenizer_class: 'PreTrainedTokenizer',
    pad_token: '[PAD]',
    unk_token: '[UNK]',
    model_max_length: 32,
  });
  const special = (content: string, id: number) => ({
    id,
    content,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
    special: true,
  });
  put('tokenizer.json', {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: [special('[PAD]', 0), special('[UNK]', 1)],
    normalizer: { type: 'Lowercase' },
    pre_tokenizer: { type: 'Whitespace' },
    post_processor: null,
    decoder: null,
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(words.map((word, id) => [word, id])),
    },
  });
}
