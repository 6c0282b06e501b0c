import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import type { HandlingPart } from '../../domain/handling.ts';
import { useRecipeLanguage } from './instructions.ts';
import { readInstructions, readRuns, type Block, type Item, type Line } from './instructions.ts';

const Text = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    maxWidth: 'line',
    fontSize: 'lg',
    lineHeight: 'body',
    overflowWrap: 'anywhere',
    '& strong': { fontWeight: 'strong' },
  },
});
const Steps = chakra('ol', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });
const Step = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    paddingInlineStart: '12',
    minHeight: '2.25rem',
    counterIncrement: 'step',
    breakInside: 'avoid',
    _before: {
      content: 'counter(step)',
      position: 'absolute',
      insetInlineStart: '0',
      top: '-0.1em',
      display: 'grid',
      placeItems: 'center',
      width: '2.25rem',
      height: '2.25rem',
      borderRadius: 'full',
      background: 'herb.subtle',
      color: 'herb.onSubtle',
      fontFamily: 'heading',
      fontWeight: 'heading',
      lineHeight: '1',
    },
  },
});
const Bullets = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });
const Bullet = chakra('li', {
  base: {
    position: 'relative',
    paddingInlineStart: '5',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '1',
      top: '0.62em',
      width: '0.375rem',
      height: '0.375rem',
      borderRadius: 'full',
      background: 'herb.text',
    },
  },
});
const Heading = chakra('p', { base: { fontWeight: 'strong' } });

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  return lines.map((line, n) => (
    <Fragment key={n}>
      {n > 0 && <br />}
      {line.map((run, m) =>
        run.bold ? <strong key={m}>{run.text}</strong> : <Fragment key={m}>{run.text}</Fragment>,
      )}
    </Fragment>
  ));
}

function BulletList({ items }: { readonly items: readonly (readonly Line[])[] }) {
  return (
    <Bullets role="list">
      {items.map((lines, n) => (
        <Bullet key={n}>
          <Lines lines={lines} />
        </Bullet>
      ))}
    </Bullets>
  );
}

/** One step by itself. */
export function StepText({ item }: { readonly item: Item }) {
  const lang = useRecipeLanguage();
  return (
    <div lang={lang}>
      <Lines lines={item.lines} />
      {item.bullets.length > 0 && <BulletList items={item.bullets} />}
    </div>
  );
}

/** What stands under a step, by the step's words and its place (from 0). */
type BelowStep = (text: string, place: number) => ReactNode;
export const wordsOf = (item: Item): string =>
  [...item.lines, ...item.bullets.flat()]
    .map((line) => line.map((run) => run.text).join(''))
    .join('\n');

function StepItem({
  item,
  place,
  below,
}: {
  readonly item: Item;
  readonly place: number;
  readonly below: BelowStep | undefined;
}) {
  const lang = useRecipeLanguage();
  return (
    <Step>
      <div lang={lang}>
        <Lines lines={item.lines} />
      </div>
      {item.bullets.length > 0 && (
        <div lang={lang}>
          <BulletList items={item.bullets} />
        </div>
      )}
      {below?.(wordsOf(item), place)}
    </Step>
  );
}

type Handling = (paragraph: string) => readonly HandlingPart[];
/** What is said of handling and keeping stands in the language of the screen, as far as that has words for it. */
function Paragraph({ lines, handling }: ParagraphProps) {
  const lang = useRecipeLanguage();
  const source = lines.flat().map(({ text, bold }) => (bold ? `**${text}**` : text));
  const parts = handling?.(source.join('')) ?? [];
  if (parts.length === 0)
    return (
      <p lang={lang}>
        <Lines lines={lines} />
      </p>
    );
  return (
    <p>
      {parts.map((part, n) => (
        <span key={n} lang={typeof part === 'string' ? undefined : lang}>
          {n > 0 && ' '}
          <Lines lines={[readRuns(typeof part === 'string' ? part : part[0])]} />
        </span>
      ))}
    </p>
  );
}
interface ParagraphProps {
  readonly lines: readonly Line[];
  readonly handling: Handling | undefined;
}

interface PartProps extends Pick<ParagraphProps, 'handling'> {
  readonly block: Block;
  readonly below: BelowStep | undefined;
}

function Part({ block, below, handling }: PartProps) {
  const lang = useRecipeLanguage();
  switch (block.kind) {
    case 'steps':
      return (
        <Steps role="list" start={block.start} style={{ counterReset: `step ${block.start - 1}` }}>
          {block.items.map((item, n) => (
            <StepItem key={n} item={item} place={block.start - 1 + n} below={below} />
          ))}
        </Steps>
      );
    case 'bullets':
      return (
        <div lang={lang}>
          <BulletList items={block.items.map((item) => item.lines)} />
        </div>
      );
    case 'heading':
      return (
        <Heading lang={lang}>
          <Lines lines={[block.line]} />
        </Heading>
      );
    case 'paragraph':
      return <Paragraph lines={block.lines} handling={handling} />;
  }
}

/** Cooking instructions, large enough to read from the other side of the worktop. Whatever stands around them, they are in the language of their recipe. */
export function InstructionText({
  source,
  below,
  handling,
}: {
  readonly source: string;
  readonly below?: BelowStep | undefined;
  /** The words of the screen for what is said of handling and keeping. */
  readonly handling?: Handling;
}) {
  return (
    <Text>
      {readInstructions(source).map((block, n) => (
        <Part key={n} block={block} below={below} handling={handling} />
      ))}
    </Text>
  );
}
