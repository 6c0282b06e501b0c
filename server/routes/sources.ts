// Where the figures come from, for anyone who asks.
import { fetchSources } from '../../contract/sources.ts';
import { sourcesOf } from '../../kitchen/sources.ts';
import type { Services } from '../services.ts';
import { type Serve, success } from './serve.ts';

export function sourceRoutes(serve: Serve, { kitchen }: Services): void {
  let sources: ReturnType<typeof sourcesOf> | undefined;
  serve(fetchSources, async () => success((sources ??= sourcesOf(kitchen.catalogue))));
}
