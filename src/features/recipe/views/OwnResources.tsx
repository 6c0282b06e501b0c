import { useSelector } from '../../../context/useSelector.ts';
import { resources as words } from '../../aiKitchen/texts/en.ts';
import { ResourceLists } from '../../followUp/views/ResourceLists.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { RecipeActor } from './selectors.ts';

/** Videos and articles of a recipe that follows no list of the kitchen. */
export function OwnResources({ actor }: { readonly actor: RecipeActor }) {
  const resources = useSelector(actor, (snapshot) => snapshot.context.resources);
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'resources.retried' }));
  if (canRetry)
    return (
      <Stack gap="3" align="start">
        <Alert tone="caution" quiet>
          {words.failed}
        </Alert>
        <Button kind="secondary" onClick={() => actor.send({ type: 'resources.retried' })}>
          {words.retry}
        </Button>
      </Stack>
    );
  if (!resources) return <Spinner label={words.loading} />;
  return (
    <ResourceLists
      videos={resources.YoutubeSearch}
      articles={resources.GoogleSearch}
      areSearches={resources.source === 'link'}
    />
  );
}
