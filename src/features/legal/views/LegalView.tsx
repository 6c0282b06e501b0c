import { legal } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { legalPages } from '../texts/pages.en.ts';

type LegalPath = keyof typeof legal.pages;
const isLegal = (path: string): path is LegalPath => path in legal.pages;

/** What has to be said, in plain words: privacy, terms, and what this is not. */
export function LegalView({ path }: { readonly path: string }) {
  const at = isLegal(path) ? path : '/privacy';
  const { title, intro, sections } = legal.pages[at];
  return (
    <Page title={legalPages[at].title} width="line">
      <Stack gap="6">
        <Stack gap="3">
          <Heading level={1}>{title}</Heading>
          <Text tone="muted" size="lg">
            {intro}
          </Text>
        </Stack>
        <Alert tone="caution" quiet>
          {legal.draft}
        </Alert>
        <Card roomy>
          {sections.map(({ heading, paragraphs, points }) => (
            <Stack key={heading} as="section" gap="3">
              <Heading level={2} size="xl">
                {heading}
              </Heading>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
              {points && <BulletList items={points} />}
            </Stack>
          ))}
        </Card>
      </Stack>
    </Page>
  );
}
