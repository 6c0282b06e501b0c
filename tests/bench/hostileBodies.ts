/** Bodies that somebody makes to keep a server busy: forms, JSON, and texts for everything that reads one. */
export interface HostileBody {
  readonly name: string;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly payload: Buffer | string;
  readonly type: string;
}

const json = 'application/json';
const boundary = 'x';
const asForm = (name: string, path: string, payload: Buffer): HostileBody => ({
  name,
  method: 'POST',
  path,
  payload,
  type: `multipart/form-data; boundary=${boundary}`,
});
const fill = (part: string, bytes: number) => part.repeat(Math.floor(bytes / part.length));
const megabytes = (count: number) => Math.floor(count * 1024 * 1024);

const field = (name: string, value = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const end = `--${boundary}--\r\n`;

function forms(): HostileBody[] {
  const bodies = {
    'empty fields': fill(field('a'), megabytes(10.9)) + end,
    'fields without a name': fill(`--${boundary}\r\n\r\n\r\n`, megabytes(10.9)) + end,
    'boundaries alone': fill(`--${boundary}\r\n`, megabytes(10.9)),
    'boundaries without lines': fill(`--${boundary}`, megabytes(10.9)),
    'lines before a field': `--${boundary}\r\n${fill('X-A: b\r\n', megabytes(10))}\r\n\r\n${end}`,
    'one long line before a field': `--${boundary}\r\nX: ${'a'.repeat(megabytes(10))}\r\n\r\n\r\n${end}`,
    'a long name': field('n'.repeat(megabytes(10))) + end,
    'a name of quotes': field('%22'.repeat(megabytes(3))) + end,
    'a field of 10 MB': field('ingredient_list', 'a'.repeat(megabytes(10))) + end,
    'nothing that ends': `--${boundary}\r\n${'\r'.repeat(megabytes(10))}`,
    'line ends': '\r\n'.repeat(megabytes(5)),
    hyphens: '-'.repeat(megabytes(10)),
    'a field of 1 MB in 3 bytes a letter': field('ingredient_list', '€'.repeat(340_000)) + end,
    'nineteen fields of half a megabyte':
      Array.from({ length: 19 }, (_, at) => field(`f${at}`, 'a'.repeat(500_000))).join('') + end,
  };
  return ['/process', '/food_detect', '/instructions', '/smart_plan'].flatMap((path) =>
    Object.entries(bodies).map(([name, body]) =>
      asForm(`a form: ${name}`, path, Buffer.from(body)),
    ),
  );
}

/** Values of JSON that are large, deep or many, within the megabyte that a body may have. */
function values(): Record<string, string> {
  const most = 1_000_000;
  return {
    zeros: `[${'0,'.repeat(most / 2)}0]`,
    'empty lists': `[${'[],'.repeat(most / 3)}0]`,
    'empty objects': `[${'{},'.repeat(most / 3)}0]`,
    'short texts': `[${'"a",'.repeat(most / 4)}"a"]`,
    'nested lists': '['.repeat(most / 2) + ']'.repeat(most / 2),
    'nested lists without an end': '['.repeat(most),
    'nested objects': '{"a":'.repeat(most / 8) + '0' + '}'.repeat(most / 8),
    'an object of many keys': `{${Array.from({ length: most / 12 }, (_, at) => `"${at}":0`).join(',')}}`,
    'numbers in many digits': `[${'9'.repeat(most - 10)}]`,
    'a long text': JSON.stringify('a'.repeat(most - 1000)),
    'a text of backslashes': `"${'\\'.repeat(most - 1000)}"`,
    'a text of escapes': `"${'\\u00e9'.repeat(most / 6 - 1000)}"`,
    'just within the limit': `[${'0,'.repeat(19_000)}0]`,
    'objects just within the limit': `[${'{"day":0},'.repeat(9000)}{}]`,
  };
}

function jsonBodies(): HostileBody[] {
  const fields: [HostileBody['method'], string, string, string][] = [
    ['POST', '/api/login', 'email', '"password":"x"'],
    [
      'POST',
      '/api/register',
      'first_name',
      '"email":"a@b.example","password":"secret1","last_name":"x"',
    ],
    ['PUT', '/api/settings', 'conditions', '"hasSickness":true,"sicknessType":"x"'],
    ['PUT', '/api/settings', 'answers', '"hasSickness":true,"sicknessType":"x"'],
    ['POST', '/process_confirm', 'response', '"analysis_id":"x"'],
    ['POST', '/food_detect_confirm', 'food_detected', '"analysis_id":"x"'],
    ['POST', '/api/feedback', 'feedback_text', '"a":1'],
    [
      'POST',
      '/api/food_detection/detection_history',
      'ingredients',
      '"recipe_type":"x","suggestion":"x","instructions":"x"',
    ],
    [
      'POST',
      '/api/meal_plans',
      'mealPlan',
      '"name":"x","startDate":"2026-01-05","endDate":"2026-01-11"',
    ],
    ['POST', '/api/conditions/understand', 'text', '"allergens":[]'],
  ];
  return fields.flatMap(([method, path, key, others]) =>
    Object.entries(values()).map(([name, value]) => ({
      name: `${key}: ${name}`,
      method,
      path,
      payload: `{"${key}":${value},${others}}`,
      type: json,
    })),
  );
}

/** Texts that make an unwise pattern go over them again and again. */
const pieces = [
  'a',
  ' ',
  '\t',
  '1',
  '1/',
  '1.',
  '1,',
  '-',
  '–',
  '(',
  ')(',
  '((',
  'no ',
  'not ',
  'and ',
  'or ',
  'of ',
  'no eggs, ',
  '1 1/2 cups ',
  '½',
  '٣',
  '0'.repeat(40),
  'x'.repeat(199) + ' ',
  'e\u0301',
  '\u200d',
  '\u202e',
  '👩‍👩‍👧‍👦',
  'ﷺ',
  'ß',
  'İ',
  '漢',
  '\n',
  '\r\n',
  ';',
  '. ',
  '%',
  '\\',
  '"',
  '<b>',
  '&amp;',
  'a@',
  '@',
  'http://',
  'tomato ',
  'tomatoes, ',
  'rice and beans ',
  'tomatoe ',
  'chiken ',
  'g ',
  '100 g ',
  '100g',
  '1-2-',
  '1 x ',
  '2x2x',
  'low ',
  'without ',
  'allergic to ',
  'diabetes ',
  'diabetis ',
  'i have ',
  'type ',
  'type 2 ',
] as const;

function texts(): HostileBody[] {
  const most = 20_000;
  return pieces.flatMap((piece): HostileBody[] => {
    const text = piece.repeat(Math.floor(most / piece.length));
    const name = JSON.stringify(piece.slice(0, 12));
    const payload = Buffer.from(
      `${field('image_or_ingredient_list', 'ingredient_list')}${field('ingredient_list', text)}${end}`,
    );
    const type = `multipart/form-data; boundary=${boundary}`;
    return [
      { name: `a list of ${name}`, method: 'POST', path: '/process', payload, type },
      { name: `a list of ${name}`, method: 'POST', path: '/smart_plan', payload, type },
      ...[500, 2000].map((length): HostileBody => ({
        name: `${length} of ${name}`,
        method: 'POST',
        path: '/api/conditions/understand',
        payload: JSON.stringify({ text: text.slice(0, length), allergens: [] }),
        type: json,
      })),
    ];
  });
}

export const hostileBodies = (): HostileBody[] => [...forms(), ...jsonBodies(), ...texts()];
