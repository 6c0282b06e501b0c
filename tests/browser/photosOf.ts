/** Photos for the tests, made by the tests: printed paper, and a picture in which there is nothing to read. */
import type { Browser, Page } from 'playwright-core';

export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const paper = (body: string, style: string) =>
  `<!doctype html><style>html{background:#8b8378}body{margin:0;padding:60px}article{background:#fdfdfb;color:#111;width:760px;margin:auto;padding:48px;box-sizing:border-box;${style}}</style><article>${body}</article>`;

const receipt = paper(
  `<div style="text-align:center;font-weight:bold">CORNER MARKET<br>14 Mill Lane<br>21/11/2026 09:14</div><hr>
   <pre style="font:inherit">RICE 1KG             2.49
EGGS LARGE 6         1.85
TOMATOES             1.20
ONIONS 1KG           0.95
GARLIC               0.60
SPINACH              1.40
CHEDDAR CHEESE       3.10

TOTAL               11.59
CASH                20.00</pre>`,
  'font:34px/1.5 "DejaVu Sans Mono","Liberation Mono",monospace;transform:rotate(0.6deg)',
);

const label = paper(
  '<h1 style="font-size:64px;margin:0 0 16px">Jollof Rice</h1><p><b>Ingredients:</b> rice, tomatoes, onion, red pepper, vegetable oil, garlic, thyme, salt.</p><p>Best before 30.11.2026. Keep cool. 450 g</p>',
  'font:40px/1.45 "DejaVu Sans","Liberation Sans",sans-serif',
);

/** Soft light and colour: a bowl perhaps, and not a letter in it. */
const wordless = `<!doctype html><body style="margin:0;width:900px;height:700px;background:radial-gradient(circle at 45% 50%,#e8c36a 0 18%,#b86b2d 30%,#5d6b3a 52%,#d9d3c4 60%,#b9b0a0)"></body>`;

async function photograph(browser: Browser, html: string, type: 'jpeg' | 'png'): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
  await page.setContent(html);
  const buffer = await page.screenshot(type === 'jpeg' ? { type, quality: 80 } : { type });
  await page.close();
  return buffer;
}

const jpeg = (name: string, buffer: Buffer): Upload => ({ name, mimeType: 'image/jpeg', buffer });

/** One photo of each kind. */
export async function takePhotos(browser: Browser) {
  const [ofReceipt, ofLabel, ofNothing] = await Promise.all([
    photograph(browser, receipt, 'jpeg'),
    photograph(browser, label, 'png'),
    photograph(browser, wordless, 'jpeg'),
  ]);
  return {
    receipt: jpeg('receipt.jpg', ofReceipt),
    label: { name: 'label.png', mimeType: 'image/png', buffer: ofLabel } satisfies Upload,
    wordless: jpeg('bowl.jpg', ofNothing),
  };
}

/** Files that are no photo, or one that cannot be taken. */
export const unfit = {
  tooLarge: jpeg('large.jpg', Buffer.alloc(10 * 1024 * 1024 + 1, 0x20)),
  pdf: jpeg('menu.jpg', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')),
  empty: jpeg('empty.jpg', Buffer.alloc(0)),
  heic: {
    name: 'IMG_1.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
      Buffer.alloc(64),
    ]),
  } satisfies Upload,
  truncated: (photo: Upload): Upload => ({
    ...photo,
    buffer: photo.buffer.subarray(0, Math.floor(photo.buffer.length / 3)),
  }),
  vector: {
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>document.title="hit"</script></svg>',
    ),
  } satisfies Upload,
};

export const choosePhoto = (page: Page, photo: Upload): Promise<void> =>
  page.getByLabel(/^Choose a(nother)? photo$/).setInputFiles(photo);
