import { chakra } from '@chakra-ui/react';
import { IconButton } from './Button.tsx';
import { MinusIcon, PlusIcon } from './icons/planner.tsx';

const Box = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' },
});
const Value = chakra('output', {
  base: {
    minWidth: '2rem',
    textAlign: 'center',
    fontWeight: 'strong',
    fontVariantNumeric: 'tabular-nums',
  },
});
const Label = chakra('span', { base: { flex: '1 0 auto', fontSize: 'sm', fontWeight: 'medium' } });

interface StepperProps {
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly value: number;
  /** How the value is written, where it is not a whole. */
  readonly shown?: string;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A small number, one up or one down; from a part of a whole to the next whole. */
export function Stepper({
  label,
  lessLabel,
  moreLabel,
  value,
  shown,
  min,
  max,
  onChange,
}: StepperProps) {
  return (
    <Box role="group" aria-label={label}>
      <Label>{label}</Label>
      <IconButton
        label={lessLabel}
        disabled={value <= min}
        onClick={() => onChange(Math.ceil(value) - 1)}
      >
        <MinusIcon />
      </IconButton>
      <Value aria-live="polite">{shown ?? value}</Value>
      <IconButton
        label={moreLabel}
        disabled={value >= max}
        onClick={() => onChange(Math.floor(value) + 1)}
      >
        <PlusIcon />
      </IconButton>
    </Box>
  );
}
