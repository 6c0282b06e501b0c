import { chakra } from '@chakra-ui/react';
import { CheckIcon, WarningIcon } from './icons/marks.tsx';

const Box = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '3',
    rowGap: '1',
    alignItems: 'baseline',
    fontSize: 'sm',
    lineHeight: 'snug',
  },
});
const Name = chakra('span', {
  base: {
    display: 'inline-block',
    fontWeight: 'medium',
    '&::first-letter': { textTransform: 'uppercase' },
  },
});
const Value = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      met: { color: 'fg' },
      missed: { color: 'paprika.text', fontWeight: 'strong' },
      aimed: { color: 'saffron.onSubtle' },
      open: { color: 'fg' },
    },
  },
});
const Track = chakra('span', {
  base: {
    gridColumn: '1 / -1',
    position: 'relative',
    display: 'block',
    height: '0.5rem',
    borderRadius: 'full',
    background: 'bg.sunken',
    overflow: 'hidden',
  },
});
const Fill = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    bottom: '0',
    insetInlineStart: '0',
    borderRadius: 'full',
  },
  variants: {
    tone: {
      met: { background: 'herb.solid' },
      missed: { background: 'paprika.solid' },
      aimed: { background: 'saffron.line' },
      open: { background: 'fg.muted' },
    },
  },
});
const Mark = chakra('span', {
  base: { position: 'absolute', top: '0', bottom: '0', width: '2px', background: 'fg' },
});
const Detail = chakra('span', {
  base: { gridColumn: '1 / -1', color: 'fg.muted', fontSize: 'xs' },
});

interface LimitBarProps {
  readonly name: string;
  readonly value: number;
  readonly min: number | null;
  readonly max: number | null;
  /** As it is written, with its unit. */
  readonly text: string;
  /** What the limit is, and whether it is kept. */
  readonly detail: string;
  /** `open`: whether it is kept is not known. */
  readonly tone: 'met' | 'missed' | 'aimed' | 'open';
}

/** A figure against its limits: the bar ends where the figure does, the marks stand at the limits. Without any a bar would say nothing. */
export function LimitBar({ name, value, min, max, text, detail, tone }: LimitBarProps) {
  const whole = Math.max(value, max ?? 0, min ?? 0) * 1.15 || 1;
  const share = (figure: number) => `${Math.min(100, (figure / whole) * 100).toFixed(1)}%`;
  return (
    <Box
      role="meter"
      aria-label={name}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={Math.max(whole, value)}
      aria-valuetext={`${text}, ${detail}`}
    >
      <Name>{name}</Name>
      <Value tone={tone}>
        {tone === 'met' && <CheckIcon size={14} />}
        {(tone === 'missed' || tone === 'aimed') && <WarningIcon size={14} />}
        {text}
      </Value>
      {(min !== null || max !== null) && (
        <Track>
          <Fill tone={tone} style={{ width: share(value) }} />
          {[min, max].map(
            (limit, n) =>
              limit !== null && <Mark key={n} style={{ insetInlineStart: share(limit) }} />,
          )}
        </Track>
      )}
      <Detail>{detail}</Detail>
    </Box>
  );
}
