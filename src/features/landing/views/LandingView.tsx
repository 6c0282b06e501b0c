import { landing as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { SessionEnd } from '../../session/views/SessionEnd.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DarkWall } from '../../../ui/DarkWall.tsx';
import { Hero, HeroLink } from '../../../ui/Hero.tsx';
import { CheckIcon } from '../../../ui/icons/marks.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Medallion } from '../../../ui/Medallion.tsx';
import { Page } from '../../../ui/Page.tsx';
import { featureDrawings } from '../../../ui/pictures/FeatureDrawings.tsx';
import { TryCard } from '../../../ui/TryCard.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import type { DoorOffer } from './offer.ts';
import { Pricing } from './Pricing.tsx';
import { landingPages } from '../texts/pages.en.ts';

interface LandingProps {
  readonly isSignedIn: boolean;
  /** The visitor came here because their session ended. */
  readonly hasSessionEnded?: boolean;
  readonly offer: DoorOffer;
}

/** What Platewise is, to a newcomer. */
export function LandingView({ isSignedIn, hasSessionEnded = false, offer }: LandingProps) {
  const trial = fill(words.trial, { days: offer.trialDays });
  const ways = isSignedIn ? (
    <HeroLink href="/ai-kitchen" kind="first">
      {words.toKitchen}
    </HeroLink>
  ) : (
    <>
      <HeroLink href="/signup" kind="first">
        {words.start}
      </HeroLink>
      <HeroLink href="/login" kind="second">
        {words.haveAccount}
      </HeroLink>
    </>
  );
  return (
    <Page title={landingPages['/landing'].title}>
      <Stack gap="20">
        <Stack id="home" gap="6">
          {hasSessionEnded && <SessionEnd leadsOn />}
          <Hero
            title={words.headline}
            intro={words.intro}
            note={trial}
            aside={
              <TryCard
                to="/try"
                label={words.tryLabel}
                example={words.tryExample}
                submit={words.trySubmit}
                promise={words.tryPromise}
              />
            }
          >
            <Row gap="3">{ways}</Row>
          </Hero>
        </Stack>
        <Stack as="section" gap="6" id="features" aria-labelledby="features-title">
          <Heading level={2} size="3xl" id="features-title">
            {words.featuresTitle}
          </Heading>
          <Grid columns="cards">
            {words.features.map(({ title, detail }, n) => {
              const Drawing = featureDrawings[n];
              return (
                <Card key={title} as="article">
                  {Drawing && <Drawing />}
                  <Stack gap="2">
                    <Heading level={3}>{title}</Heading>
                    <Text tone="muted">{detail}</Text>
                  </Stack>
                </Card>
              );
            })}
          </Grid>
        </Stack>
        <Row>
          <LinkButton href="/recipes" kind="secondary" reloads>
            {words.toRecipes}
          </LinkButton>
        </Row>
        <Stack as="section" gap="6" aria-labelledby="why-title">
          <Heading level={2} size="3xl" id="why-title">
            {words.whyTitle}
          </Heading>
          <Grid columns="pair" as="ul">
            {words.whys.map(({ title, detail }) => (
              <Row key={title} as="li" gap="4" align="start" unbroken>
                <Medallion>
                  <CheckIcon size={24} />
                </Medallion>
                <Stack gap="1">
                  <Heading level={3}>{title}</Heading>
                  <Text tone="muted">{detail}</Text>
                </Stack>
              </Row>
            ))}
          </Grid>
        </Stack>
        <Pricing offer={offer} href={isSignedIn ? '/payment' : '/signup'} />
        <DarkWall
          title={words.closing}
          detail={isSignedIn ? words.closingDetail : `${words.closingDetail} ${trial}`}
        >
          <HeroLink href={isSignedIn ? '/ai-kitchen' : '/signup'} kind="first">
            {isSignedIn ? words.toKitchen : words.start}
          </HeroLink>
        </DarkWall>
        <Text size="sm" tone="muted" center>
          {words.footer}
        </Text>
      </Stack>
    </Page>
  );
}
