import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { DishDrawing } from './pictures/DishDrawing.tsx';

const Frame = chakra('span', {
  base: {
    display: 'block',
    width: '100%',
    overflow: 'hidden',
    aspectRatio: '16 / 9',
    background: 'bg.sunken',
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
    /* our drawings are 16:10 on a clear ground: nothing of the dish is cut off */ '& > img[src*="/image/drawn/"]':
      { objectFit: 'contain' },
  },
  variants: {
    cloth: {
      butter: { background: 'cloth.butter' },
      clay: { background: 'cloth.clay' },
      sage: { background: 'cloth.sage' },
      dusk: { background: 'cloth.dusk' },
      linen: { background: 'cloth.linen' },
    },
    square: {
      true: {
        flex: 'none',
        width: '4.5rem',
        height: '4.5rem',
        aspectRatio: '1',
        borderRadius: 'md',
      },
    },
  },
});

const cloths = ['butter', 'sage', 'clay', 'linen', 'dusk'] as const;
/** A drawn dish has always the same cloth; a photograph brings its own ground. */
function clothOf(src: string): (typeof cloths)[number] | undefined {
  if (!src.includes('/image/drawn/')) return undefined;
  let sum = 0;
  for (const character of src) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return cloths[sum % cloths.length];
}

interface DishPictureProps {
  readonly src?: string | null | undefined;
  /** What it shows; empty where the words beside it say so already. */
  readonly alt?: string;
  /** A plain ground instead of our drawing: something else lies over it. */
  readonly bare?: boolean;
  /** Small, beside a name. */
  readonly square?: boolean;
}

/** A photograph, or our drawing where there is none or it does not come. */
export function DishPicture({ src, alt = '', bare = false, square = false }: DishPictureProps) {
  const [failed, setFailed] = useState<string>();
  const shown = src && src !== failed ? src : undefined;
  return (
    <Frame
      square={square}
      cloth={shown ? clothOf(shown) : undefined}
      data-picture={shown ? 'photo' : 'drawing'}
    >
      {shown ? (
        <img
          src={shown}
          alt={alt}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(shown)}
        />
      ) : (
        !bare && <DishDrawing />
      )}
    </Frame>
  );
}
