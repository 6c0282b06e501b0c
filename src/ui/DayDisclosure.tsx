import { chakra } from '@chakra-ui/react';
import { Disclosure } from './Disclosure.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Day = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', flex: '1' },
});
const Dot = chakra('span', {
  base: {
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: 'full',
    background: 'herb.solid',
    flex: 'none',
  },
});
const Lines = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '1',
    fontSize: 'sm',
    lineHeight: 'snug',
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});
const Nothing = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } });

interface DayDisclosureProps {
  readonly day: string;
  /** A dot marks the day, and this is its word. */
  readonly dotLabel: string | undefined;
  readonly lines: readonly {
    readonly name: string;
    readonly text: string;
    /** Where the text is not of the page's language. */
    readonly lang?: string | undefined;
  }[];
  readonly nothing: string;
}

/** A day of a week, which opens to what it holds. */
export function DayDisclosure({ day, dotLabel, lines, nothing }: DayDisclosureProps) {
  const summary = (
    <Day>
      {day}
      {dotLabel !== undefined && (
        <>
          <Dot aria-hidden="true" />
          <VisuallyHidden>{dotLabel}</VisuallyHidden>
        </>
      )}
    </Day>
  );
  return (
    <Disclosure summary={summary}>
      {lines.length === 0 ? (
        <Nothing>{nothing}</Nothing>
      ) : (
        <Lines>
          {lines.map(({ name, text, lang }) => [
            <dt key={`${name}-name`}>{name}</dt>,
            <dd key={name} lang={lang}>
              {text}
            </dd>,
          ])}
        </Lines>
      )}
    </Disclosure>
  );
}
