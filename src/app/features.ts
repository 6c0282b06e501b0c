/**
 * What the registered features say, joined. Routes, lazy code, limits, page titles, the pages that are
 * drawn while building, the service worker's list and the build's files are all read from here.
 * Plain Node reads it too: code is named in functions, and nothing is drawn.
 */
import type { Access, Feature, PageDefinition } from '../features/defineFeature.ts';
import * as registered from './registry.ts';

type Registered = (typeof registered)[keyof typeof registered];
/** What every feature says under a key, as one. */
type Joined<Key extends keyof Feature> = UnionToIntersection<
  Registered extends infer Each
    ? Each extends { readonly [K in Key]: infer Said }
      ? Said
      : never
    : never
>;
type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

export type FeatureName = Registered['name'];
export type Path = keyof Joined<'pages'>;
export type Charts = {
  [Name in keyof Joined<'charts'>]: Joined<'charts'>[Name] extends () => Promise<
    (...given: never) => infer Logic
  >
    ? Logic
    : never;
};
export type Views = {
  [Name in keyof Joined<'views'>]: Joined<'views'>[Name] extends () => Promise<infer View>
    ? View
    : never;
};

export const features: readonly Feature[] = Object.values(registered);

const joined = <Key extends keyof Feature>(key: Key): Joined<Key> =>
  Object.assign({}, ...features.map((feature) => feature[key])) as Joined<Key>;

/** What each chart starts with. */
export const limits = joined('limits');
export const charts = joined('charts');
export const views = joined('views');

/** A feature's page. */
export interface Page extends PageDefinition {
  readonly path: Path;
  readonly feature: Feature;
}
export const pages: readonly Page[] = features.flatMap((feature) =>
  Object.entries(feature.pages ?? {}).map(([path, page]) => ({
    ...page,
    path: path as Path,
    feature,
  })),
);

/** The page that an address is on: `/history/some-id` is on `/history`. */
export const pageAt = (path: string): Page | undefined =>
  pages.find((page) => page.path === `/${path.split('/')[1] ?? ''}`);

/** The paths of the pages for some (NAV-01). */
export const pathsFor = (...some: readonly Access[]): Path[] =>
  pages.flatMap(({ access: own, path }) => (some.includes(own) ? [path] : []));
export const publicPaths = pathsFor('entrance', 'anyone');
export const guardedPaths = pathsFor('signedIn');

/** What is drawn around the pages for some: their chart and its view. An entrance has none. */
export const layouts = {
  publicPages: { access: 'anyone', load: () => import('./layouts/publicPages.ts') },
  home: { access: 'signedIn', load: () => import('./layouts/home.ts') },
} as const;
export type LayoutName = keyof typeof layouts;
export const layoutOf = (page: Page): LayoutName | undefined =>
  (Object.keys(layouts) as LayoutName[]).find((name) => layouts[name].access === page.access);

/** Whose code a page needs, its own feature's last. */
export const featuresOn = (page: Page): readonly Feature[] => [
  ...(page.prerendered === 'static'
    ? []
    : features.filter((feature) => feature.comesWith?.includes(page.access))),
  page.feature,
];
