import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from './Button.tsx';
import { control } from './field.tsx';

const Sheet = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    width: '100%',
    minWidth: '0',
    padding: '4',
    borderRadius: 'xl',
    background: 'bg.surface',
    color: 'fg',
    boxShadow: 'held',
    sm: { padding: '6' },
  },
});
const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 'strong' } });
const Area = chakra('textarea', {
  base: {
    ...control.base,
    fontSize: 'lg',
    lineHeight: 'body',
    minHeight: '6.5rem',
    resize: 'vertical',
    '&::placeholder': { color: 'fg.muted', opacity: '1' },
  },
});
const Small = chakra('p', {
  base: { fontSize: 'sm', lineHeight: 'snug', color: 'fg.muted', textAlign: 'center' },
});

interface TryCardProps {
  /** The page that takes what is typed. */
  readonly to: string;
  readonly label: string;
  readonly example: string;
  readonly submit: string;
  readonly promise: string;
}

/** A list and one button on a page that needs no code: what is typed is handed on to another page (src/app/forms.ts). */
export function TryCard({ to, label, example, submit, promise }: TryCardProps) {
  const id = useId();
  return (
    <Sheet data-answered-by={to} noValidate>
      <Label htmlFor={id}>{label}</Label>
      <Area id={id} name="list" rows={3} placeholder={example} />
      <Button type="submit" wide large>
        {submit}
      </Button>
      <Small>{promise}</Small>
    </Sheet>
  );
}
