// Where the figures come from; public.
import { fetchSources } from '../../../contract/sources.ts';
import { sourcesOf } from '../../../kitchen/recipes/sources.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

export function sourceRoutes(serve: Serve, { kitchen }: Services): void {
  let sources: ReturnType<typeof sourcesOf> | undefined;
  serve(fetchSources, async ({ reply }) => {
    // The same whoever asks: a browser may keep it, and asks whether it still holds.
    void reply.header('cache-control', 'no-cache');
    return success((sources ??= sourcesOf(kitchen.catalogue)));
  });
}
