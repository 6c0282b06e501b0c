import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';
import { namedText, paragraphOf, termText } from '../../../texts/notes.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { healthNotice } from '../../health/texts/notice.en.ts';
import { figuresNotes } from '../../aiKitchen/views/sayings.ts';
import { QuestionCard } from '../../health/views/QuestionCard.tsx';
import { tryOut as words } from '../texts/en.ts';
import { reasonsOf, type TriedList } from './selectors.ts';
import { TriedDish } from './TriedDish.tsx';

interface TriedProps {
  readonly tried: TriedList;
  readonly onAnswer: (question: string, choice: string) => void;
}

/** What stands there cooked is eaten first, so it is said first; the other notes are about the dishes. */
const partNotes = ({ notes }: TriedList) => {
  const isLeft = (note: TriedList['notes'][number]): boolean =>
    typeof note !== 'string' && note.code === 'list.dishesLeft';
  return [notes.filter(isLeft), notes.filter((note) => !isLeft(note))] as const;
};

/** What came of the list: what was heard first, then the dishes, then the way on. */
export function Tried({ tried, onAnswer }: TriedProps) {
  const { dishes } = tried;
  const [left, others] = partNotes(tried);
  return (
    <>
      {dishes.length === 0 && <VisuallyHidden announced>{words.nothing}</VisuallyHidden>}
      <Stack as="section" gap="4" aria-labelledby="dishes">
        {dishes.length > 0 && (
          <Heading level={2} id="dishes" takesFocus>
            {counted(dishes.length, { one: words.foundOne, many: words.found })}
          </Heading>
        )}
        <Heard tried={tried} onAnswer={onAnswer} />
        {dishes.length === 0 ? (
          <Card>
            <EmptyState
              title={words.nothing}
              description={paragraphOf(reasonsOf(tried)) || words.nothingDetail}
            />
          </Card>
        ) : (
          <>
            {left.length > 0 && <Text>{paragraphOf(left)}</Text>}
            <Grid columns="tiles" arrives>
              {dishes.map((dish, n) => (
                <TriedDish key={dish.recipe_id} dish={dish} isFirst={n === 0} />
              ))}
            </Grid>
            <Text size="sm" tone="muted">
              {[words.estimates, ...figuresNotes(dishes), paragraphOf(others)].join(' ')}
            </Text>
          </>
        )}
      </Stack>
      <Card as="section" aria-labelledby="keep">
        <Stack gap="2">
          <Heading level={2} size="xl" id="keep">
            {words.keep}
          </Heading>
          <Text tone="muted">{words.keepDetail}</Text>
        </Stack>
        <Row>
          <LinkButton href="/signup">{words.keepGoing}</LinkButton>
        </Row>
      </Card>
    </>
  );
}

/** What the dishes keep to, and what is still open: nobody is told that a dish suits them while it is. */
function Heard({
  tried: {
    heard,
    left_out,
    left_out_terms: terms,
    not_understood: texts,
    health_questions: [question] = [],
  },
  onAnswer,
}: TriedProps) {
  const leftOut = left_out.map((name, n) => {
    const term = terms?.[n];
    return (term && termText(term)) ?? name;
  });
  const names = heard.map(({ kind, id, name }) => namedText(kind, { id, name }));
  return (
    <>
      {names.length + leftOut.length > 0 && (
        <Text>
          {names.length > 0 && fill(words.heard, { names: names.join(', ') })}{' '}
          {leftOut.length > 0 && fill(words.leftOut, { foods: leftOut.join(', ') })}
        </Text>
      )}
      {texts.length > 0 && (
        <Alert
          tone="caution"
          title={fill(words.notUnderstood, {
            texts: texts.map((text) => fill(words.quoted, { text: text.slice(0, 60) })).join(', '),
          })}
        >
          {words.notUnderstoodDetail}
        </Alert>
      )}
      {question && (
        <QuestionCard
          question={question}
          detail={healthNotice.askedForList}
          onAnswer={(choice) => onAnswer(question.id, choice)}
        />
      )}
    </>
  );
}
