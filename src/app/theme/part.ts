/**
 * What stands in Chakra's place in the built app: an element with the classes that the build has
 * written for its recipe (scripts/build/staticStyles.ts). Nothing is computed while the app runs.
 */
import type { ElementType, ReactElement } from 'react';
import { jsx } from 'react/jsx-runtime';

/** By variant: the value where none is given, or null. */
type Variants = Readonly<Record<string, string | null>>;

interface PartProps {
  readonly as?: ElementType;
  readonly className?: string;
  readonly [attribute: string]: unknown;
}

export function chakra(
  tag: string,
  name: string,
  variants: Variants = {},
): (props: PartProps) => ReactElement {
  const usuals = Object.entries(variants);
  return (props) => {
    let className = props.className === undefined ? name : `${name} ${props.className}`;
    for (const [variant, usual] of usuals) {
      const value = (props[variant] ?? usual) as string | boolean | null;
      if (value !== null && value !== false) className += ` ${name}-${variant}-${String(value)}`;
    }
    const attributes: Record<string, unknown> = { className };
    for (const attribute of Object.keys(props)) {
      if (attribute !== 'className' && attribute !== 'as' && !(attribute in variants))
        attributes[attribute] = props[attribute];
    }
    return jsx(props.as ?? (tag as ElementType), attributes);
  };
}
