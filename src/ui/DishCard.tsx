import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { DishPicture } from './DishPicture.tsx';
import { CheckIcon } from './icons/marks.tsx';

const Box = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '7.25rem minmax(0, 1fr)',
    height: '100%',
    minWidth: '0',
    overflow: 'hidden',
    borderRadius: 'lg',
    border: '1.5px solid',
    borderColor: 'border',
    background: 'bg.surface',
    color: 'fg',
    boxShadow: 'resting',
    overflowWrap: 'anywhere',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'quick',
    _hover: { borderColor: 'herb.text', boxShadow: 'held' },
    _motionReduce: { transitionDuration: '0s' },
  },
  variants: {
    chosen: { true: { borderColor: 'herb.text', background: 'herb.subtle' } },
    shape: {
      /** A row on a telephone, its picture above from a tablet on; and in large text, which leaves no space beside one. */
      card: {
        '@media (max-width: 19.99rem)': { display: 'flex', flexDirection: 'column' },
        md: { display: 'flex', flexDirection: 'column' },
      },
      lead: { display: 'flex', flexDirection: 'column' },
      row: {},
    },
  },
});
const Picture = chakra('div', {
  base: { minHeight: '7.25rem', '& > span': { height: '100%', aspectRatio: 'auto' } },
  variants: {
    shape: {
      card: {
        '@media (max-width: 19.99rem)': { minHeight: '0', aspectRatio: '21 / 9' },
        md: { minHeight: '0', aspectRatio: '16 / 10' },
      },
      lead: { minHeight: '0', aspectRatio: '21 / 9', md: { aspectRatio: '16 / 10' } },
      row: {},
    },
  },
});
const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    flex: '1',
    minWidth: '0',
    paddingBlock: '3',
    paddingInline: '4',
    fontSize: 'sm',
    lineHeight: 'snug',
  },
});
const Details = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1' },
});
/** The name is the button; its ground is the whole card. */
const name = {
  base: {
    fontFamily: 'heading',
    fontWeight: 'heading',
    fontSize: 'lg',
    lineHeight: 'tight',
    letterSpacing: 'heading',
    textAlign: 'start',
    cursor: 'pointer',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '3px solid', outlineColor: 'border.focus', outlineOffset: '-3px' },
    },
  },
} as const;
const Name = chakra('button', name);
const NameLink = chakra('a', name);
const Chosen = chakra('span', {
  base: {
    position: 'absolute',
    top: '3',
    insetInlineStart: '3',
    display: 'grid',
    placeItems: 'center',
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
/** The dot goes with what it follows: no line begins with one. */
const Times = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '& > b': { color: 'fg', fontWeight: 'strong' },
    '& > :not(:last-child)::after': { content: '" ·"', color: 'fg.muted', fontWeight: 'normal' },
  },
});
const Note = chakra('p', { base: { color: 'fg.muted' } });

interface DishCardProps {
  readonly title: string;
  /** Of our recipes, English; of a person's own nobody knows it. */
  readonly titleLang?: string | undefined;
  readonly picture?: string | null | undefined;
  /** `lead`: the first of all, its picture above also on a telephone; `row`: always beside it. */
  readonly shape?: 'card' | 'lead' | 'row';
  /** '25 min', then '10 min hands-on', then the energy. */
  readonly minutes?: string;
  readonly handsOn?: string;
  readonly energy?: string;
  /** Its marks, and whatever has to be said before it is cooked. */
  readonly children?: ReactNode;
  /** At most one. */
  readonly note?: string | undefined;
  readonly chosen?: boolean;
  readonly onChoose?: () => void;
  /** Its page, where it has one that is no part of the app: a link in place of a choice. */
  readonly href?: string;
}

/** A dish to choose: a press anywhere on its card chooses it. */
export function DishCard({
  title,
  titleLang = 'en',
  picture,
  shape = 'card',
  minutes,
  handsOn,
  energy,
  children,
  note,
  chosen = false,
  onChoose,
  href,
}: DishCardProps) {
  const id = useId();
  return (
    <Box chosen={chosen} shape={shape}>
      <Picture shape={shape}>
        <DishPicture src={picture} />
      </Picture>
      <Body>
        {href === undefined ? (
          <Name
            type="button"
            lang={titleLang || undefined}
            aria-pressed={chosen}
            aria-describedby={id}
            onClick={onChoose}
          >
            {title}
          </Name>
        ) : (
          <NameLink href={href} lang={titleLang || undefined} target="_self" aria-describedby={id}>
            {title}
          </NameLink>
        )}
        <Details id={id}>
          {minutes !== undefined && (
            <Times>
              <b>{minutes}</b>
              {handsOn !== undefined && <span>{handsOn}</span>}
              {energy !== undefined && <span>{energy}</span>}
            </Times>
          )}
          {children}
          {note !== undefined && <Note>{note}</Note>}
        </Details>
      </Body>
      {chosen && (
        <Chosen aria-hidden="true">
          <CheckIcon size={18} />
        </Chosen>
      )}
    </Box>
  );
}
