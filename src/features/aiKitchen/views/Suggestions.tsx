import { useSelector } from '../../../context/useSelector.ts';
import { kitchen as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { fill } from '../../../texts/fill.ts';
import { table } from '../../table/texts/en.ts';
import { Filters } from './Filters.tsx';
import {
  choiceOf,
  isWithinLimits,
  sectionsOf,
  type Analysis,
  type KitchenActor,
} from './selectors.ts';
import { figuresNotes, listText } from './sayings.ts';
import { Suggestion } from './Suggestion.tsx';

interface SuggestionsProps {
  readonly actor: KitchenActor;
  readonly analysis: Analysis;
}

/** What could be cooked: now, after a short errand, or worth a trip; best first in each. */
export function Suggestions({ actor, analysis }: SuggestionsProps) {
  const choice = useSelector(actor, choiceOf);
  const sections = sectionsOf(analysis);
  const told = listText(analysis.notes);
  return (
    <Stack as="section" gap="4" aria-labelledby="suggestions">
      <Row gap="3" align="baseline">
        <Heading level={2} id="suggestions">
          {words.suggestions}
        </Heading>
        {isWithinLimits(analysis) && (
          <Text size="sm" strong tone="herb">
            {words.withinLimits}
          </Text>
        )}
      </Row>
      {analysis.open_at_table !== undefined && (
        <Alert tone="caution">
          <Row justify="space-between">
            <Text>{fill(table.openAtTable, { names: analysis.open_at_table.join(', ') })}</Text>
            <LinkButton kind="secondary" href="/who-eats">
              {words.whoEats}
            </LinkButton>
          </Row>
        </Alert>
      )}
      {analysis.table !== undefined && (
        <Text size="sm" tone="muted">
          {fill(table.suggestions, { names: analysis.table.join(', ') })}
        </Text>
      )}
      <Filters actor={actor} />
      {told !== '' && <Text size="sm">{told}</Text>}
      {sections.length === 0 && (
        <Card>
          <EmptyState title={words.nothingPasses} description={words.nothingPassesDetail} />
        </Card>
      )}
      {sections.map(({ section, dishes }) => (
        <Stack key={section} gap="3">
          {section !== 'other' && (
            <Row gap="3" align="baseline">
              <Heading level={3}>{words.sections[section]}</Heading>
              <Text size="sm" tone="muted">
                {words.sectionDetails[section]}
              </Text>
            </Row>
          )}
          <Grid columns={section === 'trip' ? 'cards' : 'tiles'} arrives>
            {dishes.map((dish) => (
              <Suggestion
                key={dish.index}
                dish={dish}
                shape={section === 'trip' ? 'row' : dish.index === 0 ? 'lead' : 'card'}
                chosen={dish.index === choice}
                onChoose={() => actor.send({ type: 'suggestion.chosen', index: dish.index })}
              />
            ))}
          </Grid>
        </Stack>
      ))}
      {analysis.suggestions?.length ? (
        <Text size="sm" tone="muted">
          {[words.estimates, ...figuresNotes(analysis.suggestions)].join(' ')}
        </Text>
      ) : null}
    </Stack>
  );
}
