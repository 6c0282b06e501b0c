import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';

const Box = chakra('article', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    minWidth: '0',
    borderRadius: 'lg',
    border: '1.5px solid',
    borderColor: 'border',
    background: 'bg.surface',
    overflow: 'hidden',
    boxShadow: 'resting',
    /* A row on a telephone, its picture above where there is room. */
    display: 'grid',
    gridTemplateColumns: '7.25rem minmax(0, 1fr)',
    '& > [data-picture]': { height: '100%', aspectRatio: 'auto' },
    // Where so few letters fit in a line, there is no space for a picture beside them.
    '@media (max-width: 19.99rem)': {
      display: 'block',
      '& > [data-picture]': { height: 'auto', aspectRatio: '16 / 9' },
    },
    sm: { display: 'block', '& > [data-picture]': { height: 'auto', aspectRatio: '16 / 9' } },
    '&[hidden]': { display: 'none' },
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'quick',
    _hover: { borderColor: 'herb.text', boxShadow: 'held' },
    _motionReduce: { transitionDuration: '0s' },
  },
});
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    padding: '3',
    minWidth: '0',
    sm: { gap: '2', padding: '4' },
  },
});
/** Cards keep their height when their names change, so that nothing below them moves. */
const Title = chakra('h3', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'heading',
    fontSize: 'lg',
    lineHeight: 'snug',
    letterSpacing: 'heading',
    sm: { minHeight: '3lh' },
  },
});
/** The name is the button; its ground is the picture and the words. */
const name = {
  base: {
    display: 'block',
    width: '100%',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _after: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: {
      outline: 'none',
      _after: {
        outline: '3px solid',
        outlineColor: 'border.focus',
        outlineOffset: '-4px',
        borderRadius: 'lg',
      },
    },
  },
  variants: {
    long: {
      true: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: '4',
        overflow: 'hidden',
      },
    },
  },
} as const;
const Name = chakra('button', name);
/** Letters of a name that four lines hold on the narrowest card. */
const longestName = 60;
const Facts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    color: 'fg.muted',
    fontSize: 'sm',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1' },
  },
});
/** Above the name's ground, so that they are pressed themselves. */
const Above = chakra('div', { base: { position: 'relative', zIndex: 'bar' } });
const Acts = chakra('div', {
  base: {
    position: 'relative',
    zIndex: 'bar',
    display: 'flex',
    flexWrap: 'wrap',
    gridColumn: '1 / -1',
    paddingInline: '2',
    paddingBottom: '1',
    borderTop: '1px solid',
    borderColor: 'border',
    sm: {
      display: 'grid',
      gridTemplateColumns: 'auto auto',
      justifyContent: 'start',
      justifyItems: 'start',
      paddingBottom: '2',
      borderTop: '0',
    },
  },
});

interface MealCardProps {
  /** Kept as it is, for when it is looked at again. */
  readonly hidden?: boolean;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** A meal of a plan. */
export function MealCard(props: MealCardProps) {
  return <Box {...props} />;
}

interface MealProps {
  readonly title: string;
  /** Where it is not of the page's language. */
  readonly titleLang?: string | undefined;
  readonly openLabel: string;
  /** 16 to 9. */
  readonly picture: ReactNode;
  readonly tags?: ReactNode;
  readonly facts: ReactNode;
  readonly more?: ReactNode;
  readonly acts: ReactNode;
  readonly onOpen: () => void;
}

/** What stands on the card: a press anywhere on it opens how the meal is cooked. */
export function MealOnCard({
  title,
  titleLang,
  openLabel,
  picture,
  tags,
  facts,
  more,
  acts,
  onOpen,
}: MealProps) {
  return (
    <>
      {picture}
      <Words>
        {tags}
        <Title>
          <Name
            type="button"
            long={title.length > longestName}
            aria-label={openLabel}
            onClick={onOpen}
          >
            <span lang={titleLang}>{title}</span>
          </Name>
        </Title>
        <Facts>{facts}</Facts>
        {more && <Above>{more}</Above>}
      </Words>
      <Acts>{acts}</Acts>
    </>
  );
}
