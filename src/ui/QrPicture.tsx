import { chakra } from '@chakra-ui/react';

const Picture = chakra('svg', {
  base: { display: 'block', width: '100%', maxWidth: '14rem', borderRadius: 'md' },
});

interface QrPictureProps {
  readonly label: string;
  /** Squares a side. */
  readonly size: number;
  /** The dark squares. */
  readonly path: string;
}

/** Dark on light whatever the theme: not every reader takes it the other way round. */
export function QrPicture({ label, size, path }: QrPictureProps) {
  return (
    <Picture
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </Picture>
  );
}
