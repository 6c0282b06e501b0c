import { chakra } from '@chakra-ui/react';

const Badge = chakra('div', {
  base: {
    display: 'inline-flex',
    flexDirection: 'column',
    gap: '1',
    minWidth: '0',
    maxWidth: '100%',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'lg',
    background: 'saffron.subtle',
    color: 'saffron.onSubtle',
    border: '1px solid',
    borderColor: 'saffron.line',
    lineHeight: 'snug',
  },
  variants: {
    compact: {
      true: {
        paddingInline: '3',
        paddingBlock: '1',
        borderRadius: 'full',
        fontSize: 'xs',
        overflow: 'hidden',
      },
    },
  },
});
const Line = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '2', fontWeight: 'medium' },
});
/** Where there is little room it is read out and not seen. */
const Name = chakra('span', {
  base: {},
  variants: {
    compact: {
      true: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
        lg: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
      },
    },
  },
});
const Left = chakra('strong', { base: { fontWeight: 'strong' } });
const Track = chakra('span', {
  base: {
    display: 'block',
    height: '0.25rem',
    borderRadius: 'full',
    background: 'bg.surface',
    overflow: 'hidden',
    boxShadow: 'inset 0 0 0 1px var(--pw-colors-saffron-line)',
  },
});
/** An SVG element: its width is an attribute that the policy of pages drawn while building allows. */
const Fill = chakra('svg', {
  base: { display: 'block', height: '100%', borderRadius: 'full', background: 'saffron.onSubtle' },
});

interface TrialBadgeProps {
  readonly name: string;
  /** What is left, in words. */
  readonly remaining: string;
  /** How much is used up, in percent, and what that is called. */
  readonly progress: number;
  readonly progressLabel: string;
  /** The words alone, where there is little room. */
  readonly compact?: boolean;
}

/** How long the trial still runs. */
export function TrialBadge({
  name,
  remaining,
  progress,
  progressLabel,
  compact = false,
}: TrialBadgeProps) {
  return (
    <Badge compact={compact}>
      <Line>
        <Name compact={compact}>{name}</Name>
        <Left>{remaining}</Left>
      </Line>
      {!compact && (
        <Track
          role="progressbar"
          aria-label={progressLabel}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress}
        >
          <Fill width={`${progress}%`} />
        </Track>
      )}
    </Badge>
  );
}
