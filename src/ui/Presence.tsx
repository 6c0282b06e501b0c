/**
 * Things that come, go and make room for each other. Until framer-motion's features are here they do so
 * at once; where motion is unwelcome nothing is moved, and what goes fades.
 */
import {
  AnimatePresence,
  LazyMotion,
  MotionConfig,
  useIsPresent,
  type HTMLMotionProps,
} from 'framer-motion';
import * as m from 'framer-motion/m';
import { useState, type ReactNode } from 'react';

/** Where the theme's custom properties cannot be read. */
const usual = { duration: 0.2, ease: 'easeOut' } as const;

/** The theme's duration for what makes room, in seconds. */
function themeTransition(): { readonly duration: number; readonly ease: 'easeOut' } {
  const written = getComputedStyle(document.documentElement).getPropertyValue(
    '--pw-durations-calm',
  );
  const value = Number.parseFloat(written) * (written.trim().endsWith('ms') ? 0.001 : 1);
  return value > 0 ? { ...usual, duration: value } : usual;
}

/** After the first paint, so that it never delays one. */
const loadFeatures = async () => {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  return (await import('./motionFeatures.ts')).default;
};

/** Around children with a key of their own, each of which is or holds one of the elements below. */
export function Presence({ children }: { readonly children: ReactNode }) {
  const [transition] = useState(themeTransition);
  return (
    <LazyMotion features={loadFeatures}>
      <MotionConfig reducedMotion="user" transition={transition}>
        <AnimatePresence initial={false}>{children}</AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  );
}

/** While it goes nobody can read or use it. */
function useComesAndGoes() {
  const isPresent = useIsPresent();
  return {
    exit: { opacity: 0, scale: 0.98 },
    inert: !isPresent,
    'aria-hidden': isPresent ? undefined : true,
  } as const;
}

/** An item that makes room when others come and go: each change measures all of them. */
export function ComingItem(props: HTMLMotionProps<'li'>) {
  return <m.li layout="position" {...useComesAndGoes()} {...props} />;
}

/** A card of a list of hundreds: it takes its new place at once. */
export function ComingCard(props: HTMLMotionProps<'article'>) {
  return <m.article {...useComesAndGoes()} {...props} />;
}
