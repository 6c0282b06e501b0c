import { useSelector } from '../../../context/useSelector.ts';
import { resources as words } from '../../aiKitchen/texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { ResourceLists } from './ResourceLists.tsx';
import { isFetchingResources, type FollowUpActor } from './selectors.ts';

/** Videos and articles: on their way, there, or not to be had. */
export function Resources({ actor }: { readonly actor: FollowUpActor }) {
  const resources = useSelector(actor, (snapshot) => snapshot.context.resources);
  const isFetching = useSelector(actor, isFetchingResources);
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'resources.retried' }));

  if (isFetching) {
    return (
      <Stack gap="5">
        <Spinner label={words.loading} />
        <Grid columns="tiles">
          <Skeleton shape="picture" />
          <Skeleton shape="picture" />
          <Skeleton shape="picture" />
        </Grid>
      </Stack>
    );
  }
  if (!resources) {
    return (
      <Stack gap="3" align="start">
        <Alert tone="caution" quiet>
          {words.failed}
        </Alert>
        {canRetry && (
          <Button kind="secondary" onClick={() => actor.send({ type: 'resources.retried' })}>
            {words.retry}
          </Button>
        )}
      </Stack>
    );
  }
  return (
    <ResourceLists
      videos={resources.YoutubeSearch}
      articles={resources.GoogleSearch}
      areSearches={resources.source === 'link'}
    />
  );
}
