import { useSelector } from '../../context/useSelector.ts';
import { resources as words } from '../../texts/en/kitchen.ts';
import { parts } from '../../texts/en/shell.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ArticleCard } from '../../ui/ArticleCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Grid } from '../../ui/Grid.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Heading, Text } from '../../ui/typography.tsx';
import { VideoCard } from '../../ui/VideoCard.tsx';
import { isFetchingResources, type KitchenActor } from './selectors.ts';

const { opensBeside } = parts;

/** Videos and articles: on their way, there, or not to be had. */
export function Resources({ actor }: { readonly actor: KitchenActor }) {
  const resources = useSelector(actor, (snapshot) => snapshot.context.resources);
  const isFetching = useSelector(actor, isFetchingResources);
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'resources.retried' }));

  if (isFetching) {
    return (
      <Stack gap="5">
        <Spinner label={words.loading} />
        <Grid columns="tiles"><Skeleton shape="picture" /><Skeleton shape="picture" /><Skeleton shape="picture" /></Grid>
      </Stack>
    );
  }
  if (!resources) {
    return (
      <Stack gap="3" align="start">
        <Alert tone="caution" quiet>{words.failed}</Alert>
        {canRetry && <Button kind="secondary" onClick={() => actor.send({ type: 'resources.retried' })}>{words.retry}</Button>}
      </Stack>
    );
  }
  return (
    <Stack gap="10">
      <Stack as="section" gap="4" aria-labelledby="videos">
        <Title id="videos" title={words.videos} detail={words.videosDetail} />
        {resources.YoutubeSearch.length === 0 ? (
          <Text tone="muted">{words.noVideos}</Text>
        ) : (
          <Grid columns="tiles">
            {resources.YoutubeSearch.map((video) => <VideoCard key={video.link} {...video} playLabel={words.play} watchLabel={words.watch} opensBeside={opensBeside} />)}
          </Grid>
        )}
      </Stack>
      <Stack as="section" gap="4" aria-labelledby="articles">
        <Title id="articles" title={words.articles} detail={words.articlesDetail} />
        {resources.GoogleSearch.length === 0 ? (
          <Text tone="muted">{words.noArticles}</Text>
        ) : (
          <Grid columns="tiles">
            {resources.GoogleSearch.map((article) => <ArticleCard key={article.link} {...article} readMore={words.readMore} opensBeside={opensBeside} />)}
          </Grid>
        )}
      </Stack>
    </Stack>
  );
}

function Title({ id, title, detail }: { readonly id: string; readonly title: string; readonly detail: string }) {
  return (
    <Stack gap="1">
      <Heading level={3} size="2xl" id={id}>{title}</Heading>
      <Text tone="muted">{detail}</Text>
    </Stack>
  );
}
