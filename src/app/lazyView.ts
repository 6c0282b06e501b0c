import { createElement, type ComponentType } from 'react';
import type { PartName } from './places.ts';

export type View = ComponentType<never>;
/** What fetches each part's view. */
export type Views = Partial<Record<PartName, () => Promise<View>>>;

/** Views whose code has come. */
export const arrived = new Map<PartName, View>();

/** Stands for code that comes later: the chart draws none whose code has not come. */
export const standIn = <Props extends object>(name: PartName) =>
  ((props: Props) => {
    const View = arrived.get(name) as ComponentType<Props> | undefined;
    return View && createElement(View, props);
  }) as ComponentType<Props>;
