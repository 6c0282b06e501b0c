import { deviceIn } from '../../../../domain/devices.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { accountCare as words } from '../texts/accountCare.en.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { momentText } from '../../../texts/dates.ts';
import { placesStateOf, type CareActor } from './accountCareSelectors.ts';

/** Where the person is signed in, and the way out of each place. */
export function PlacesCard({ actor }: { readonly actor: CareActor }) {
  const places = useSelector(actor, (snapshot) => snapshot.context.places);
  const endingId = useSelector(actor, (snapshot) => snapshot.context.endingId);
  const state = useSelector(actor, placesStateOf);
  const isEnding = state === 'endingSession' || state === 'endingOtherSessions';
  const hasOthers = state === 'elsewhere' || state === 'provingForPlaces' || isEnding;

  return (
    <Card as="section" roomy aria-labelledby="places">
      <Stack gap="1">
        <Heading level={2} size="xl" id="places">
          {words.places}
        </Heading>
        <Text tone="muted">{words.placesIntro}</Text>
      </Stack>
      {state === 'fetchingPlaces' && places.length === 0 && <Skeleton count={2} />}
      {state === 'placesUnread' && (
        <Stack align="start">
          <Alert tone="caution">{words.unread}</Alert>
          <Button kind="secondary" onClick={() => actor.send({ type: 'places.retried' })}>
            {words.tryAgain}
          </Button>
        </Stack>
      )}
      {places.length > 0 && state !== 'placesUnread' && (
        <Stack as="ul" gap="3" aria-labelledby="places">
          {places.map((place) => (
            <Row key={place.id} as="li" justify="space-between">
              <Stack gap="0">
                <Text strong>{deviceIn(place.device, words.device)}</Text>
                <Text size="sm" tone="muted">
                  {fill(words.lastSeen, { date: momentText(place.lastSeenAt) })}
                </Text>
              </Stack>
              {place.isCurrent ? (
                <Chip tone="herb">{words.here}</Chip>
              ) : (
                <Button
                  kind="secondary"
                  aria-label={fill(words.signOutOneOf, {
                    device: deviceIn(place.device, words.device),
                  })}
                  disabled={!hasOthers || (isEnding && endingId !== place.id)}
                  busy={state === 'endingSession' && endingId === place.id}
                  onClick={() => actor.send({ type: 'place.dismissed', place: place.id })}
                >
                  {words.signOutOne}
                </Button>
              )}
            </Row>
          ))}
        </Stack>
      )}
      {state === 'alone' && <Text tone="muted">{words.alone}</Text>}
      {hasOthers && (
        <Row>
          <Button
            kind="secondary"
            disabled={state === 'endingSession'}
            busy={state === 'endingOtherSessions'}
            busyLabel={words.signingOut}
            onClick={() => actor.send({ type: 'others.dismissed' })}
          >
            {words.signOutOthers}
          </Button>
        </Row>
      )}
    </Card>
  );
}
