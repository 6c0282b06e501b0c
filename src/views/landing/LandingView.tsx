import { landing as words } from '../../texts/en/landing.ts';
import { titleByPath } from '../../texts/en/shell.ts';
import { Card } from '../../ui/Card.tsx';
import { Hero, HeroLink } from '../../ui/Hero.tsx';
import { PotIcon } from '../../ui/icons/food.tsx';
import { BasketIcon, CalendarIcon } from '../../ui/icons/places.tsx';
import { CoinsIcon, HeartIcon, LeafIcon } from '../../ui/icons/promises.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Grid } from '../../ui/Grid.tsx';
import { Page } from '../../ui/Page.tsx';
import { Medallion } from '../../ui/Medallion.tsx';
import { Heading, Text } from '../../ui/typography.tsx';

const signs = [LeafIcon, HeartIcon, CoinsIcon, CalendarIcon, BasketIcon, PotIcon];

/** What Platewise is, to someone who comes to the door. */
export function LandingView({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <Page title={titleByPath['/landing']}>
      <Stack gap="16">
        <Hero title={words.headline} intro={words.intro}>
          <Row gap="3">
            <HeroLink href={isSignedIn ? '/ai-kitchen' : '/signup'} kind="first">{isSignedIn ? words.toKitchen : words.start}</HeroLink>
            {!isSignedIn && <HeroLink href="/login" kind="second">{words.haveAccount}</HeroLink>}
          </Row>
        </Hero>
        <Stack as="section" gap="6" aria-labelledby="features">
          <Heading level={2} size="3xl" id="features">{words.featuresTitle}</Heading>
          <Grid columns="cards">
            {words.features.map(({ title, detail }, n) => {
              const Sign = signs[n] ?? PotIcon;
              return (
                <Card key={title} as="article">
                  <Medallion><Sign size={24} /></Medallion>
                  <Stack gap="2">
                    <Heading level={3}>{title}</Heading>
                    <Text tone="muted">{detail}</Text>
                  </Stack>
                </Card>
              );
            })}
          </Grid>
        </Stack>
        <Text size="sm" tone="muted" center>{words.footer}</Text>
      </Stack>
    </Page>
  );
}
