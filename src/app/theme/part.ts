/**
 * What stands in Chakra's place in the built app: an element with the classes that the build has
 * written for its recipe (scripts/build/staticStyles.ts). Nothing is computed while the app runs.
 */
import { createElement, type ElementType, type ReactElement } from 'react';

/** By variant: the value where none is given, or null. */
type Variants = Readonly<Record<string, string | null>>;

interface PartProps {
  readonly as?: ElementType;
  readonly className?: string;
  readonly [attribute: string]: unknown;
}

export function chakra(tag: string, name: string, variants: Variants = {}): (props: PartProps) => ReactElement {
  return ({ as = tag, className, ...given }) => {
    const attributes: Record<string, unknown> = given;
    let classes = className === undefined ? name : `${name} ${className}`;
    for (const [variant, usual] of Object.entries(variants)) {
      const value = (attributes[variant] ?? usual) as string | boolean | null;
      delete attributes[variant];
      if (value !== null && value !== false) classes += ` ${name}-${variant}-${String(value)}`;
    }
    return createElement(as, { className: classes, ...attributes });
  };
}
