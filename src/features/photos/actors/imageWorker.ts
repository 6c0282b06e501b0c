// Turns a photo upright, makes it smaller and writes it again: what else the file told (where, when, with what) is not written.
export interface Order {
  photo: Blob;
  /** The longer side is at most this many pixels. */
  longestSide: number;
  /** 0 to 1. */
  quality: number;
}

const workplace = globalThis as unknown as {
  postMessage: (done: { jpeg: Blob } | { failed: true }) => void;
};

const answer = async (order: Order): Promise<void> => {
  const done = await prepare(order).then(
    (jpeg) => ({ jpeg }),
    () => ({ failed: true }) as const,
  );
  workplace.postMessage(done); // oxlint-disable-line unicorn/require-post-message-target-origin -- a worker has no origin to name
};

addEventListener('message', ({ data }: MessageEvent<Order>) => void answer(data));

async function prepare({ photo, longestSide, quality }: Order): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(bitmap.width * scale)),
      Math.max(1, Math.round(bitmap.height * scale)),
    );
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is nothing to draw on.');
    // What is transparent would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality });
  } finally {
    bitmap.close();
  }
}
