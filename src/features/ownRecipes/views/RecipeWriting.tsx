import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { ChevronLeftIcon } from '../../../ui/icons/planner.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { writing as words } from '../texts/en.ts';
import type { RecipePhotoActor } from './RecipePhoto.tsx';
import { Understood } from './Understood.tsx';
import { canSave, type RecipeWritingActor } from './selectors.ts';

interface WritingProps {
  readonly actor: RecipeWritingActor;
}
export interface RecipeWritingParts {
  readonly RecipePhoto: ComponentType<{ readonly actor: RecipePhotoActor }>;
}
/** Most recipes are pasted. */
const LazyPhoto = lazyPart(() =>
  import('./RecipePhoto.tsx').then(({ RecipePhoto }) => ({ default: RecipePhoto })),
);
const allParts: RecipeWritingParts = { RecipePhoto: LazyPhoto };

/** One text box, and beside it what was understood of it. */
export function RecipeWriting({
  actor,
  parts = allParts,
}: WritingProps & { readonly parts?: RecipeWritingParts }) {
  const photo = useSelector(actor, (snapshot) => snapshot.children.recipePhoto);
  const isNew = useSelector(actor, (snapshot) => snapshot.context.id === null);
  const fetching = useSelector(actor, (snapshot) => snapshot.matches('fetchingRecipe'));
  const unfetched = useSelector(actor, (snapshot) => snapshot.matches('recipeUnfetched'));
  return (
    <Stack gap="4">
      <Row flush>
        <LinkButton kind="quiet" href="/my-recipes">
          <ChevronLeftIcon />
          {words.back}
        </LinkButton>
      </Row>
      <Heading level={1}>{isNew ? words.newTitle : words.editTitle}</Heading>
      {fetching && <Spinner label={words.loading} />}
      {unfetched && (
        <Stack gap="3" align="start">
          <Alert>{words.unfetched}</Alert>
          <Button kind="secondary" onClick={() => actor.send({ type: 'recipe.retried' })}>
            {words.retry}
          </Button>
        </Stack>
      )}
      {!fetching && !unfetched && (
        <Grid columns="pair">
          <Stack gap="4">
            {isNew && <Import actor={actor} />}
            {photo && (
              <Suspense fallback={null}>
                <parts.RecipePhoto actor={photo} />
              </Suspense>
            )}
            <Text actor={actor} />
          </Stack>
          <Understood actor={actor} />
        </Grid>
      )}
    </Stack>
  );
}

function Import({ actor }: WritingProps) {
  const address = useSelector(actor, (snapshot) => snapshot.context.address);
  const can = useSelector(actor, (snapshot) => snapshot.can({ type: 'address.submitted' }));
  const fetching = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'fetchingPage' }));
  const unread = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'pageUnread' }));
  const message = useSelector(actor, (snapshot) => snapshot.context.message);
  const saving = useSelector(actor, (snapshot) => snapshot.matches('savingRecipe'));
  return (
    <Card>
      <form
        aria-label={words.fetch}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'address.submitted' });
        }}
      >
        <Stack gap="3" align="stretch">
          <TextField
            label={words.address}
            hint={words.addressHint}
            name="address"
            autoComplete="off"
            placeholder="https://"
            value={address}
            disabled={saving}
            {...(unread ? { error: message ?? words.pageUnread } : {})}
            onChange={(value) => actor.send({ type: 'address.changed', address: value })}
          />
          <Row>
            <Button
              type="submit"
              kind="secondary"
              disabled={!can}
              busy={fetching}
              busyLabel={words.fetching}
            >
              {words.fetch}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}

function Text({ actor }: WritingProps) {
  const text = useSelector(actor, (snapshot) => snapshot.context.text);
  const saving = useSelector(actor, (snapshot) => snapshot.matches('savingRecipe'));
  const unsaved = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'recipeUnsaved' }));
  const message = useSelector(actor, (snapshot) => snapshot.context.message);
  const can = useSelector(actor, canSave);
  return (
    <Card>
      <form
        aria-label={words.save}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'recipe.submitted' });
        }}
      >
        <Stack gap="4">
          <TextArea
            label={words.text}
            hint={words.textHint}
            name="text"
            placeholder={words.textExample}
            rows={14}
            value={text}
            disabled={saving}
            onChange={(value) => actor.send({ type: 'text.changed', text: value })}
          />
          {unsaved && <Alert>{message ?? words.unsaved}</Alert>}
          <Row>
            <Button type="submit" large disabled={!can} busy={saving} busyLabel={words.saving}>
              {words.save}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
