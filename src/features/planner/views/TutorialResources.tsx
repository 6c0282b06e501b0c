import { useSelector } from '../../../context/useSelector.ts';
import { tutorial as words } from '../texts/en.ts';
import { parts } from '../../../texts/en/shell.ts';
import { resources as resourceWords } from '../../aiKitchen/texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { ArticleCard } from '../../../ui/ArticleCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Rows, RowsItem } from '../../../ui/Rows.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Heading, Link, Text } from '../../../ui/typography.tsx';
import { videoId } from '../../../ui/videoId.ts';
import { VideoPlayer } from '../../../ui/VideoPlayer.tsx';
import { articleOf, videoOf } from '../../followUp/views/searchLinks.ts';
import type { TutorialActor } from './TutorialPanel.tsx';

/** Videos and articles about the meal. */
export function TutorialResources({ actor }: { readonly actor: TutorialActor }) {
  const resources = useSelector(actor, (snapshot) => snapshot.context.resources);
  const isFetching = useSelector(actor, (snapshot) =>
    snapshot.matches({ resources: 'fetchingResources' }),
  );
  if (isFetching) return <Spinner label={words.loadingResources} />;
  if (!resources) {
    return (
      <Stack gap="3" align="start">
        <Alert tone="caution" quiet>
          {words.resourcesFailed}
        </Alert>
        <Button kind="secondary" onClick={() => actor.send({ type: 'resources.retried' })}>
          {words.fetchResources}
        </Button>
      </Stack>
    );
  }
  return (
    <>
      <Stack gap="3">
        <Heading level={3} size="xl">
          {words.videos}
        </Heading>
        {resources.YoutubeSearch.length === 0 ? (
          <Text tone="muted">{words.noVideos}</Text>
        ) : (
          <Videos actor={actor} videos={resources.YoutubeSearch} />
        )}
      </Stack>
      <Stack gap="3">
        <Heading level={3} size="xl">
          {words.articles}
        </Heading>
        {resources.GoogleSearch.length === 0 ? (
          <Text tone="muted">{words.noArticles}</Text>
        ) : (
          <Grid columns="tiles">
            {resources.GoogleSearch.map(articleOf).map((article) => (
              <ArticleCard
                key={article.link}
                {...article}
                readMore={resourceWords.readMore}
                opensBeside={parts.opensBeside}
              />
            ))}
          </Grid>
        )}
      </Stack>
    </>
  );
}

interface VideosProps {
  readonly actor: TutorialActor;
  readonly videos: readonly {
    readonly title: string;
    readonly link: string;
    readonly channel?: string | undefined;
  }[];
}

function Videos({ actor, videos }: VideosProps) {
  const playing = useSelector(actor, (snapshot) => snapshot.context.video);
  const isExpanded = useSelector(actor, (snapshot) => snapshot.matches({ video: 'expanded' }));
  return (
    <Rows>
      {videos.map(videoOf).map(({ title, link, channel }) => {
        const id = videoId(link);
        const isPlaying = playing === link && id !== undefined;
        const acts = isPlaying ? (
          <Row gap="2">
            <Button
              kind="secondary"
              onClick={() => actor.send({ type: isExpanded ? 'video.reduced' : 'video.expanded' })}
            >
              {isExpanded ? words.reduce : words.expand}
            </Button>
            <Button kind="quiet" onClick={() => actor.send({ type: 'video.closed' })}>
              {words.closeVideo}
            </Button>
          </Row>
        ) : (
          <Row gap="2">
            {id !== undefined && (
              <Button kind="secondary" onClick={() => actor.send({ type: 'video.chosen', link })}>
                {fill(words.playHere, { title })}
              </Button>
            )}
            <Link href={link} standsAlone opensBeside={parts.opensBeside}>
              {words.watch}
            </Link>
          </Row>
        );
        const item = (
          <Stack gap="2">
            <Text as="div" strong>
              {title}
            </Text>
            {channel && (
              <Text as="div" size="sm" tone="muted">
                {channel}
              </Text>
            )}
            {isPlaying && <VideoPlayer id={id} title={title} expanded={isExpanded} />}
            {acts}
          </Stack>
        );
        return <RowsItem key={link} main={item} />;
      })}
    </Rows>
  );
}
