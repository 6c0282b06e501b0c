import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { FilePicker } from '../../../ui/FilePicker.tsx';
import { ChevronLeftIcon } from '../../../ui/icons/planner.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { file as words, writing } from '../texts/en.ts';
import { FoundRecipes } from './FoundRecipes.tsx';
import type { RecipeFileActor } from './selectors.ts';

interface FileProps {
  readonly actor: RecipeFileActor;
}

/** A file of another program is chosen; what it holds is listed before anything is kept. */
export function RecipeFile({ actor }: FileProps) {
  const isListed = useSelector(
    actor,
    (snapshot) => snapshot.matches('listed') || snapshot.matches('keepingRecipes'),
  );
  return (
    <Stack gap="5">
      <Row flush>
        <LinkButton kind="quiet" href="/my-recipes">
          <ChevronLeftIcon />
          {writing.back}
        </LinkButton>
      </Row>
      <Stack gap="2">
        <Heading level={1}>{words.title}</Heading>
        <Text size="lg" tone="muted" narrow>
          {words.intro}
        </Text>
      </Stack>
      <Choice actor={actor} isListed={isListed} />
      {isListed && <FoundRecipes actor={actor} />}
      {!isListed && (
        <Disclosure summary={words.where}>
          <BulletList items={words.places} />
        </Disclosure>
      )}
    </Stack>
  );
}

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

function Choice({ actor, isListed }: FileProps & { readonly isListed: boolean }) {
  const reading = useSelector(actor, (snapshot) => snapshot.matches('readingFile'));
  const keeping = useSelector(actor, (snapshot) => snapshot.matches('keepingRecipes'));
  const tooLarge = useSelector(actor, (snapshot) => snapshot.matches('fileTooLarge'));
  const unread = useSelector(actor, (snapshot) => snapshot.matches('fileUnread'));
  const message = useSelector(actor, ({ context }) => context.message);
  const size = useSelector(actor, ({ context }) => megabytes(context.limits.fileBytes));
  return (
    <Stack gap="3">
      <FilePicker
        label={isListed ? words.another : words.choose}
        orDrop={words.orDrop}
        hint={fill(words.hint, { size })}
        accept=".zip,.json,.jsonld,.paprikarecipes,.paprikarecipe"
        disabled={reading || keeping}
        onChoose={(file) => actor.send({ type: 'file.chosen', file })}
      />
      <div role="status">{reading && <Spinner label={words.reading} />}</div>
      {tooLarge && <Alert>{fill(words.tooLarge, { size })}</Alert>}
      {unread && (
        <Stack gap="3" align="start">
          <Alert>{message ?? words.unread}</Alert>
          <Button kind="secondary" onClick={() => actor.send({ type: 'file.retried' })}>
            {words.retry}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
