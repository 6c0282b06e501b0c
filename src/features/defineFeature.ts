/**
 * What the app knows of a feature before any of its code has come. A `feature.ts` is read by plain
 * Node too, while building: it names its code in functions and draws nothing.
 */
import type { ComponentType } from 'react';
import type { AnyActorLogic } from 'xstate';
import type { Connections } from '../actors/connections.ts';

/** `entrance`: public; signed-in users are redirected from it. */
export type Access = 'entrance' | 'anyone' | 'signedIn';

export interface PageDefinition {
  readonly access: Access;
  /** What the browser's tab and search engines say (NAV-05). */
  readonly texts: { readonly title: string; readonly description: string };
  /** To those who are not signed in it shows a card, and does not lead to the log-in. */
  readonly guardCard?: true;
  /**
   * How it is drawn while building, for somebody who is not signed in, or who is and of whom nothing
   * else is known. `whole`: all see the same, so React hydrates it. `static`: neither does anything in
   * it listen, so its code comes only when it is shown again. `sketch`: shown until the app has drawn
   * its own.
   */
  readonly prerendered?: 'whole' | 'static' | 'sketch';
  /** What its address ends in when it is drawn while building: a mailed link's token. */
  readonly sampleHash?: `#${string}`;
}

export interface Feature {
  /** Its folder's. */
  readonly name: string;
  readonly pages?: Readonly<Record<`/${string}`, PageDefinition>>;
  /** It has no page of its own and comes with each page of these kinds. */
  readonly comesWith?: readonly Access[];
  /** By the names that the charts above have for them (machines/app). */
  readonly charts?: Readonly<
    Record<string, () => Promise<(connections: Connections) => AnyActorLogic>>
  >;
  /** By the chart that is drawn; that of pages without a chart by the feature's name. */
  readonly views?: Readonly<Record<string, () => Promise<ComponentType<never>>>>;
  /** What its charts start with, by the same names. */
  readonly limits?: Readonly<Record<string, object>>;
}

export const defineFeature = <const Defined extends Feature>(feature: Defined): Defined => feature;
