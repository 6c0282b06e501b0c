import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Button, IconButton } from './Button.tsx';
import { rememberFocus } from './focusBack.ts';
import { CloseIcon } from './icons/marks.tsx';
import { ChevronLeftIcon, ChevronRightIcon, ListIcon } from './icons/planner.tsx';
import { useMoves } from './moves.ts';
import { noteDialog } from './topDialog.ts';

const Screen = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    padding: '0',
    border: '0',
    background: 'bg',
    color: 'fg',
    '&[open]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
    },
  },
});
const Head = chakra('header', {
  base: { padding: '2', md: { paddingInline: '8', paddingTop: '4' } },
});
const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    '& > span': {
      minWidth: '0',
      // A long name at large text takes as many lines as it needs, and leaves most of the screen to the step.
      overflowWrap: 'anywhere',
      overflowY: 'auto',
      maxHeight: '35dvh',
      textAlign: 'center',
      lineHeight: 'snug',
      fontSize: 'sm',
      color: 'fg.muted',
    },
  },
});
const Progress = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    paddingInline: '3',
    paddingTop: '2',
    md: { paddingInline: '0' },
  },
});
const Part = chakra('span', {
  base: { flex: '1', height: '0.375rem', borderRadius: 'full', background: 'border' },
  variants: {
    at: { done: { background: 'herb.line' }, now: { background: 'herb.solid' }, ahead: {} },
  },
});
const Body = chakra('div', {
  base: {
    overflowY: 'auto',
    padding: '5',
    touchAction: 'pan-y',
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    lg: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      alignContent: 'center',
      columnGap: '16',
      width: '100%',
      maxWidth: '80rem',
      marginInline: 'auto',
      paddingInline: '8',
    },
  },
});
const Side = chakra('div', {
  base: {
    borderTop: '1px solid',
    borderTopColor: 'border',
    paddingTop: '3',
    fontSize: 'lg',
    lg: {
      alignSelf: 'start',
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'xl',
      padding: '6',
      background: 'bg.surface',
    },
  },
});
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '5',
    minWidth: '0',
  },
});
const Said = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    fontSize: '1.625rem',
    lineHeight: 'snug',
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    '& strong': { fontWeight: 'strong' },
    '&:focus-visible': { outline: 'none' },
    lg: { fontSize: '2.25rem' },
  },
});
const Foot = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    padding: '3',
    paddingBottom: 'calc(0.75rem + env(safe-area-inset-bottom))',
    background: 'bg.surface',
    borderTop: '1px solid',
    borderTopColor: 'border',
    '& > p': { display: 'none' },
    '& > :last-child': { flex: '1 1 0', width: 'auto', minWidth: 'max-content' },
    lg: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) 22rem',
      paddingInline: '8',
      '& > p': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
    },
  },
});

interface CookScreenProps {
  readonly title: string;
  /** '3 of 5' and the dish. */
  readonly heading: string;
  readonly step: number;
  readonly steps: number;
  readonly labels: {
    readonly leave: string;
    readonly all: string;
    readonly progress: string;
    readonly back: string;
    readonly next: string;
    readonly hint: string;
  };
  readonly isLast: boolean;
  readonly side: ReactNode;
  readonly timers: ReactNode;
  readonly below: ReactNode;
  readonly onLeave: () => void;
  readonly onAll: () => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly children: ReactNode;
}

function open(dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  const giveBack = rememberFocus();
  dialog.showModal();
  const forget = noteDialog(dialog);
  return () => {
    forget();
    dialog.close();
    giveBack();
  };
}

function CookHead({ heading, step, steps, labels, onLeave, onAll }: CookScreenProps) {
  return (
    <Head>
      <Bar>
        <IconButton label={labels.leave} onClick={onLeave}>
          <CloseIcon />
        </IconButton>
        <span>{heading}</span>
        <IconButton label={labels.all} onClick={onAll}>
          <ListIcon />
        </IconButton>
      </Bar>
      <Progress role="img" aria-label={labels.progress}>
        {Array.from({ length: steps }, (_, n) => (
          <Part key={n} at={n < step ? 'done' : n === step ? 'now' : 'ahead'} />
        ))}
      </Progress>
    </Head>
  );
}

function CookFoot({ step, isLast, labels, onBack, onNext }: CookScreenProps) {
  return (
    <Foot>
      <Button kind="secondary" large disabled={step === 0} onClick={onBack}>
        <ChevronLeftIcon />
        {labels.back}
      </Button>
      <p>{labels.hint}</p>
      <Button large wide onClick={onNext}>
        {labels.next}
        {!isLast && <ChevronRightIcon />}
      </Button>
    </Foot>
  );
}

/** One step across the whole screen, large enough to be read from the other side of the worktop. */
export function CookScreen(props: CookScreenProps) {
  const { title, step, side, timers, below, children, onBack, onNext, onLeave } = props;
  const said = useRef<HTMLDivElement>(null);
  // The step that has come is read out, and read from its beginning.
  useEffect(() => {
    said.current?.focus({ preventScroll: true });
    said.current?.parentElement?.parentElement?.scrollTo({ top: 0 });
  }, [step]);
  const moves = useMoves(onBack, onNext);
  return (
    <Screen
      ref={open}
      aria-label={title}
      onKeyDown={moves.onKeyDown}
      onCancel={(event: SyntheticEvent) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onLeave();
      }}
    >
      <CookHead {...props} />
      <Body onPointerDown={moves.onPointerDown} onPointerUp={moves.onPointerUp}>
        <Words>
          <Said ref={said} tabIndex={-1}>
            {children}
          </Said>
          {below}
        </Words>
        <Side>{side}</Side>
      </Body>
      <div>{timers}</div>
      <CookFoot {...props} />
    </Screen>
  );
}
