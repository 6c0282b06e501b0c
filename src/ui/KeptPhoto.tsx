import { chakra } from '@chakra-ui/react';
import { useState } from 'react';

const Picture = chakra('img', {
  base: {
    display: 'block',
    alignSelf: 'start',
    maxWidth: '100%',
    maxHeight: '24rem',
    borderRadius: 'md',
    background: 'bg.sunken',
  },
});
const Unseen = chakra('p', { base: { color: 'fg.muted' } });

interface KeptPhotoProps {
  readonly src: string;
  readonly alt: string;
  /** Said where it does not come, as without a network. */
  readonly missing: string;
}

/** A person's own photo, whole. */
export function KeptPhoto({ src, alt, missing }: KeptPhotoProps) {
  const [failed, setFailed] = useState<string>();
  return failed === src ? (
    <Unseen>{missing}</Unseen>
  ) : (
    <Picture src={src} alt={alt} decoding="async" onError={() => setFailed(src)} />
  );
}
