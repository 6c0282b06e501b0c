import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type Space = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '8' | '10' | '12' | '16' | '20';
type Tag = 'div' | 'section' | 'article' | 'header' | 'footer' | 'ul' | 'li' | 'span';

const Flex = chakra('div', { base: { display: 'flex', minWidth: '0' } });

export interface LayoutProps {
  readonly children: ReactNode;
  readonly gap?: Space;
  readonly as?: Tag;
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
}

/** One thing below the other. */
export function Stack({ gap = '4', align = 'stretch', children, ...rest }: LayoutProps) {
  return <Flex flexDirection="column" gap={gap} alignItems={align} {...rest}>{children}</Flex>;
}

interface RowProps extends LayoutProps {
  readonly justify?: 'start' | 'center' | 'end' | 'space-between';
  /** All in one line, whatever its width. */
  readonly unbroken?: boolean;
}

/** One thing beside the other; what does not fit goes to the next line. */
export function Row({ gap = '3', align = 'center', justify = 'start', unbroken = false, children, ...rest }: RowProps) {
  return <Flex flexWrap={unbroken ? 'nowrap' : 'wrap'} gap={gap} alignItems={align} justifyContent={justify} {...rest}>{children}</Flex>;
}
