import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DishPicture } from './DishPicture.tsx';
import { ComingCard } from './Presence.tsx';

const Box = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    height: '100%',
    overflow: 'hidden',
    borderRadius: 'lg',
    border: '1.5px solid',
    borderColor: 'border',
    background: 'bg.surface',
    boxShadow: 'resting',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'quick',
    // Of hundreds only those in the window are laid out and painted; the others keep the room that they had.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 22rem',
    _hover: { borderColor: 'herb.text', boxShadow: 'held' },
    _motionReduce: { transitionDuration: '0s' },
  },
});
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    flex: '1',
    padding: '4',
    minWidth: '0',
  },
});
const Title = chakra('h2', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'heading',
    fontSize: 'xl',
    lineHeight: 'snug',
    letterSpacing: 'heading',
    overflowWrap: 'anywhere',
  },
});
/** The name is the link; its ground is the whole card. */
const Way = chakra('a', {
  base: {
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '3px solid', outlineColor: 'border.focus', outlineOffset: '-3px' },
    },
  },
});
const Foot = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    marginTop: 'auto',
    fontSize: 'sm',
    color: 'fg.muted',
    '& > button': { position: 'relative' },
  },
});

interface EntryCardProps {
  /** Hears of the card's element, to watch whether it is near; the same function each time. */
  readonly onElement?: (element: HTMLElement | null) => void;
  readonly title: string;
  /** Where it is not of the page's language. */
  readonly titleLang?: string | undefined;
  readonly href: string;
  readonly picture?: string | null | undefined;
  readonly children?: ReactNode;
  /** At the foot: when it was. */
  readonly note: string;
  /** At the foot's end: what else can be done with it. */
  readonly action: ReactNode;
}

/** Something kept: a press anywhere on its card opens it. */
export function EntryCard({
  onElement,
  title,
  titleLang,
  href,
  picture,
  children,
  note,
  action,
}: EntryCardProps) {
  return (
    <Box as={ComingCard} ref={onElement}>
      <DishPicture src={picture} />
      <Words>
        <Title>
          <Way href={href} lang={titleLang}>
            {title}
          </Way>
        </Title>
        {children}
        <Foot>
          <span>{note}</span>
          {action}
        </Foot>
      </Words>
    </Box>
  );
}
