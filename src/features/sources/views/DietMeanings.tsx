import type { FigureSources } from '../../../../machines/shared/sources.ts';
import { sources as words } from '../texts/en.ts';
import { namedText } from '../../../texts/notes.ts';
import { basisText } from './basisText.ts';
import { Card } from '../../../ui/Card.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';

/** What each diet of the settings leaves out or asks for, and after whom. */
export function DietMeanings({ diets }: Pick<FigureSources, 'diets'>) {
  return (
    <Stack as="section" gap="3" aria-labelledby="sources-diets">
      <Heading level={2} id="sources-diets">
        {words.diets}
      </Heading>
      <Text narrow>{words.dietsIntro}</Text>
      <Grid columns="cards">
        {diets.map(({ id, name, meaning, source }) => (
          <Card key={id} as="article">
            <Stack gap="2">
              <Heading level={3} size="lg">
                {namedText('diet', { id, name })}
              </Heading>
              <Text>{words.meanings[id] ?? meaning}</Text>
              <Text size="sm" tone="muted">
                {basisText(source)}
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
