import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { CheckIcon } from './icons.tsx';
import { SpinnerRing } from './Spinner.tsx';

const Box = chakra('button', {
  base: {
    position: 'relative', display: 'flex', flexDirection: 'column', gap: '3', width: '100%', height: '100%', minWidth: '0', padding: '5', textAlign: 'start', cursor: 'pointer',
    borderRadius: 'lg', border: '1.5px solid', borderColor: 'border', background: 'bg.surface', color: 'fg', boxShadow: 'resting',
    transitionProperty: 'border-color, box-shadow, transform', transitionDuration: 'quick',
    _hover: { borderColor: 'herb.text', boxShadow: 'held' },
    _pressed: { borderColor: 'herb.text', background: 'herb.subtle' },
    _motionReduce: { transitionDuration: '0s' },
  },
});
const Head = chakra('span', { base: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: '3' } });
const Title = chakra('span', { base: { fontFamily: 'heading', fontWeight: 'heading', fontSize: 'xl', lineHeight: 'snug', letterSpacing: 'heading', overflowWrap: 'anywhere' } });
const Mark = chakra('span', { base: { display: 'grid', placeItems: 'center', flex: 'none', width: '1.75rem', height: '1.75rem', borderRadius: 'full', background: 'herb.solid', color: 'herb.onSolid' } });
const Facts = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', fontSize: 'sm', color: 'fg.muted', lineHeight: 'snug', '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1' } } });
const Body = chakra('span', { base: { display: 'flex', flexDirection: 'column', gap: '3', flex: '1', fontSize: 'sm', lineHeight: 'snug' } });

interface SuggestionButtonProps {
  readonly title: string;
  /** Minutes, people and the like, each with its sign. */
  readonly facts?: readonly ReactNode[];
  readonly children?: ReactNode;
  readonly chosen: boolean;
  /** Its instructions are on the way. */
  readonly busy?: boolean;
  readonly onChoose: () => void;
}

/** A dish to choose: its name is the button's name, the rest describes it. */
export function SuggestionButton({ title, facts = [], children, chosen, busy = false, onChoose }: SuggestionButtonProps) {
  const id = useId();
  return (
    <Box type="button" aria-pressed={chosen} aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`} onClick={onChoose}>
      <Head>
        <Title id={`${id}-title`}>{title}</Title>
        {chosen && <Mark aria-hidden="true">{busy ? <SpinnerRing size="1rem" /> : <CheckIcon size={18} />}</Mark>}
      </Head>
      <Body id={`${id}-body`}>
        {facts.length > 0 && <Facts>{facts.map((fact, n) => <span key={n}>{fact}</span>)}</Facts>}
        {children}
      </Body>
    </Box>
  );
}

const Shelf = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '1' } });
const ShelfName = chakra('span', { base: { fontWeight: 'strong', color: 'fg', marginInlineEnd: '1' } });

/** A name and the things under it, within a suggestion. */
export function SuggestionShelf({ name, children }: { readonly name?: string; readonly children: ReactNode }) {
  return (
    <Shelf>
      {name !== undefined && <ShelfName>{name}</ShelfName>}
      {children}
    </Shelf>
  );
}
