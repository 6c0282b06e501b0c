import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { DishPicture } from './DishPicture.tsx';
import { CheckIcon } from './icons/marks.tsx';
import { SpinnerRing } from './Spinner.tsx';

const Box = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    height: '100%',
    minWidth: '0',
    padding: '5',
    borderRadius: 'lg',
    border: '1.5px solid',
    borderColor: 'border',
    background: 'bg.surface',
    color: 'fg',
    boxShadow: 'resting',
    fontSize: 'sm',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'quick',
    _hover: { borderColor: 'herb.text', boxShadow: 'held' },
    _motionReduce: { transitionDuration: '0s' },
  },
  variants: { chosen: { true: { borderColor: 'herb.text', background: 'herb.subtle' } } },
});
const Head = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '4' } });
/** The name is the button; its ground is the whole card. */
const Name = chakra('button', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'heading',
    fontSize: 'xl',
    lineHeight: 'snug',
    letterSpacing: 'heading',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    flex: '1',
    minWidth: '0',
    paddingBlock: '2',
    marginBlock: '-0.5rem',
    cursor: 'pointer',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '3px solid', outlineColor: 'border.focus', outlineOffset: '2px' },
    },
  },
});
const Mark = chakra('span', {
  base: {
    position: 'absolute',
    top: '3',
    insetInlineStart: '3',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: 'full',
    background: 'herb.solid',
    color: 'herb.onSolid',
    animationName: 'pop',
    animationDuration: 'fade',
    animationTimingFunction: 'out',
    _motionReduce: { animationName: 'appear' },
  },
});
const Facts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    color: 'fg.muted',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1' },
  },
});
const Body = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', flex: '1' },
});

interface SuggestionButtonProps {
  readonly title: string;
  readonly picture?: string | null | undefined;
  /** Minutes, people and the like, each with its sign. */
  readonly facts?: readonly { readonly sign: ReactNode; readonly text: string }[];
  readonly children?: ReactNode;
  readonly chosen: boolean;
  /** Its instructions are on the way. */
  readonly busy?: boolean;
  readonly onChoose: () => void;
}

/** A dish to choose: a press anywhere on its card chooses it. */
export function SuggestionButton({
  title,
  picture,
  facts = [],
  children,
  chosen,
  busy = false,
  onChoose,
}: SuggestionButtonProps) {
  const id = useId();
  return (
    <Box chosen={chosen}>
      <Head>
        <DishPicture square src={picture} />
        <Name type="button" aria-pressed={chosen} aria-describedby={id} onClick={onChoose}>
          {title}
        </Name>
        {chosen && (
          <Mark aria-hidden="true">
            {busy ? <SpinnerRing size="1rem" /> : <CheckIcon size={18} />}
          </Mark>
        )}
      </Head>
      <Body id={id}>
        {facts.length > 0 && (
          <Facts>
            {facts.map(({ sign, text }) => (
              <span key={text}>
                {sign}
                {text}
              </span>
            ))}
          </Facts>
        )}
        {children}
      </Body>
    </Box>
  );
}

const Shelf = chakra('p', {
  variants: {
    last: { true: { marginTop: 'auto', color: 'fg.muted', fontSize: 'xs' } },
    ofChips: { true: { lineHeight: 'chips', '& > *': { marginInlineEnd: '1' } } },
  },
});
const ShelfName = chakra('span', { base: { fontWeight: 'strong', marginInlineEnd: '2' } });

interface SuggestionShelfProps {
  readonly name?: string;
  readonly ofChips?: boolean;
  /** At the foot, in small print. */
  readonly last?: boolean;
  readonly children: ReactNode;
}

/** A name and what there is to say under it, within a suggestion. */
export function SuggestionShelf({
  name,
  children,
  ofChips = false,
  last = false,
}: SuggestionShelfProps) {
  return (
    <Shelf ofChips={ofChips} last={last}>
      {name !== undefined && <ShelfName>{name}</ShelfName>}
      {children}
    </Shelf>
  );
}
