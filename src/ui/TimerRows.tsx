import { chakra } from '@chakra-ui/react';
import { Button, IconButton } from './Button.tsx';
import { CloseIcon } from './icons/marks.tsx';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    listStyle: 'none',
    columnGap: '6',
    background: 'aubergine.solid',
    color: 'aubergine.onSolid',
    paddingInline: '3',
    maxHeight: '40dvh',
    overflowY: 'auto',
    _highContrast: { borderTop: '1px solid' },
  },
  variants: { round: { true: { borderRadius: 'lg', border: '1px solid', borderColor: 'border' } } },
});
const Timer = chakra('li', {
  base: {
    flex: '1 1 19rem',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: '2',
    minHeight: '3.5rem',
    '& button': {
      color: 'aubergine.onSolid',
      background: 'transparent',
      borderColor: 'aubergine.line',
      _hover: { background: 'aubergine.hover', color: 'aubergine.onSolid' },
    },
  },
});
const Ring = chakra('svg', {
  base: {
    width: '2.25rem',
    height: '2.25rem',
    fill: 'none',
    strokeWidth: '5',
    stroke: 'currentColor',
    '& > :first-of-type': { opacity: '0.25' },
    '& > :last-of-type': { strokeLinecap: 'round' },
  },
});
const Words = chakra('p', { base: { minWidth: '0', lineHeight: 'snug' } });
const Time = chakra('strong', {
  base: { display: 'block', fontVariantNumeric: 'tabular-nums' },
});
/** One line on a telephone: what runs is known by its beginning, and the page below is to be seen. */
const Label = chakra('span', {
  base: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 'sm',
  },
});
const round = 2 * Math.PI * 18;

export interface TimerRow {
  readonly id: string;
  readonly seconds: number;
  readonly left: number;
  /** 'Rice, 10 minutes'. */
  readonly label: string;
  /** '6:52 left'. */
  readonly time: string;
  readonly moreLabel: string;
  readonly stopLabel: string;
}

interface TimerRowsProps {
  readonly timers: readonly TimerRow[];
  /** '+1 min'. */
  readonly more: string;
  /** By itself within a page, not along an edge of the window. */
  readonly round?: boolean;
  readonly onMore: (id: string) => void;
  readonly onStop: (id: string) => void;
}

/** Timers on a dark wall, each with the time that is left, a minute more, and an end. */
export function TimerRows({
  timers,
  more,
  round: isRound = false,
  onMore,
  onStop,
}: TimerRowsProps) {
  return (
    <List role="list" round={isRound}>
      {timers.map(({ id, seconds, left, label, time, moreLabel, stopLabel }) => (
        <Timer key={id}>
          <Ring viewBox="0 0 44 44" aria-hidden="true">
            <circle cx="22" cy="22" r="18" />
            <circle
              cx="22"
              cy="22"
              r="18"
              strokeDasharray={`${((round * left) / Math.max(1, seconds)).toFixed(1)} ${round.toFixed(1)}`}
              transform="rotate(-90 22 22)"
            />
          </Ring>
          <Words>
            <Time>{time}</Time>
            <Label title={label}>{label}</Label>
          </Words>
          <Button kind="secondary" aria-label={moreLabel} onClick={() => onMore(id)}>
            {more}
          </Button>
          <IconButton label={stopLabel} onClick={() => onStop(id)}>
            <CloseIcon />
          </IconButton>
        </Timer>
      ))}
    </List>
  );
}
