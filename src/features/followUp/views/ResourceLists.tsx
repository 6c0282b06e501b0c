import { usePagePicture } from '../../../context/pictures.tsx';
import { resources as words } from '../../aiKitchen/texts/en.ts';
import { parts } from '../../../texts/en/shell.ts';
import { ArticleCard } from '../../../ui/ArticleCard.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { VideoCard } from '../../../ui/VideoCard.tsx';
import { type Article, articleOf, type Video, videoOf } from './searchLinks.ts';

interface ResourceListsProps {
  readonly videos: readonly Video[];
  readonly articles: readonly Article[];
  /** The links lead to searches, whose pages have no picture of their own. */
  readonly areSearches?: boolean;
}

/** Videos and articles, wherever they are shown (FOOD-04, FOOD-05). */
export function ResourceLists({ videos, articles, areSearches = false }: ResourceListsProps) {
  return (
    <Stack gap="10">
      <Stack as="section" gap="4" aria-labelledby="videos">
        <Title id="videos" title={words.videos} detail={words.videosDetail} />
        {videos.length === 0 ? (
          <Text tone="muted">{words.noVideos}</Text>
        ) : (
          <Grid columns="tiles">
            {videos.map(videoOf).map((video) => (
              <VideoCard
                key={video.link}
                {...video}
                playLabel={words.play}
                watchLabel={words.watch}
                opensBeside={parts.opensBeside}
              />
            ))}
          </Grid>
        )}
      </Stack>
      <Stack as="section" gap="4" aria-labelledby="articles">
        <Title id="articles" title={words.articles} detail={words.articlesDetail} />
        {articles.length === 0 ? (
          <Text tone="muted">{words.noArticles}</Text>
        ) : (
          <Grid columns="tiles">
            {articles.map(articleOf).map((article) => (
              <ArticleOf key={article.link} article={article} asksPage={!areSearches} />
            ))}
          </Grid>
        )}
      </Stack>
    </Stack>
  );
}

/** With the picture that its page names, where the answer brought none (FOOD-08). */
function ArticleOf({
  article,
  asksPage,
}: {
  readonly article: Article;
  readonly asksPage: boolean;
}) {
  const ofPage = usePagePicture(asksPage && !article.image ? article.link : null);
  return (
    <ArticleCard
      {...article}
      image={article.image || ofPage}
      readMore={words.readMore}
      opensBeside={parts.opensBeside}
    />
  );
}

function Title({
  id,
  title,
  detail,
}: {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}) {
  return (
    <Stack gap="1">
      <Heading level={3} size="2xl" id={id}>
        {title}
      </Heading>
      <Text tone="muted">{detail}</Text>
    </Stack>
  );
}
