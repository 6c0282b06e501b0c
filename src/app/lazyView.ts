import { createElement, type ComponentType } from 'react';
import type { LayoutName, Views } from './features.ts';

type View = ComponentType<never>;
export type ViewName = keyof Views | LayoutName;

/** Views whose code is here. */
const resolved = new Map<string, View>();
export const resolveView = (name: string, view: View): void => void resolved.set(name, view);
/** While building, each page begins as a browser does: with no view's code. */
export const forgetViews = (): void => resolved.clear();
export const viewNow = (name: string): View | undefined => resolved.get(name);

/** In place of a view that is fetched later: the chart draws none whose code is not here. */
export const lazyView = <Props extends object>(name: string) =>
  ((props: Props) => {
    const View = resolved.get(name) as ComponentType<Props> | undefined;
    return View && createElement(View, props);
  }) as ComponentType<Props>;
