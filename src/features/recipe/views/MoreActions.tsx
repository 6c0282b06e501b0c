import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { recipeActionsMachine } from '../../../../machines/recipe/recipeActions.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { isOwnId } from '../../../../domain/ownRecipes.ts';
import { LeftOut } from '../../marks/views/LeftOut.tsx';
import { MarkButtons, type MarkButtonsProps } from '../../marks/views/MarkButtons.tsx';
import { planner } from '../../planner/texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { weekdayText, weekText } from '../../../texts/format.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { ListIcon, PencilIcon, PrintIcon, ShareIcon } from '../../../ui/icons/planner.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/typography.tsx';
import { actions, recipe as words } from '../texts/en.ts';

export type RecipeActionsActor = ActorRefFrom<typeof recipeActionsMachine>;
export interface MoreActionsParts {
  readonly MarkButtons: ComponentType<MarkButtonsProps>;
  readonly LeftOut: ComponentType<MarkButtonsProps>;
}
const allParts: MoreActionsParts = { MarkButtons, LeftOut };

export interface MoreActionsProps {
  readonly actor: RecipeActionsActor;
  /** The recipe as text, for one that has no page for anyone. */
  readonly text: string;
  /** What the chart within is drawn with. */
  readonly parts?: MoreActionsParts;
}

/** What one does with a recipe now and then: mark, share and print it. */
export function MoreActions({ actor, text, parts = allParts }: MoreActionsProps) {
  const recipe = useSelector(actor, (snapshot) => snapshot.context.recipe);
  const isOwn = recipe !== null && isOwnId(recipe.id);
  const marks = useSelector(actor, (snapshot) => snapshot.children.recipeMarks);
  const isSharing = useSelector(actor, (snapshot) => snapshot.matches('sharingRecipe'));
  const isPrinting = useSelector(actor, (snapshot) => snapshot.matches('sendingToPrinter'));
  return (
    <Stack gap="1">
      <Row gap="1" flush>
        {recipe && marks && <parts.MarkButtons actor={marks} recipe={recipe} />}
        {recipe && (
          <Button
            kind="quiet"
            busy={isSharing}
            onClick={() => actor.send({ type: 'recipe.shared', text })}
          >
            <ShareIcon />
            {words.share}
          </Button>
        )}
        {recipe && isOwn && (
          <LinkButton kind="quiet" href={`/my-recipes/${recipe.id}`}>
            <PencilIcon />
            {words.edit}
          </LinkButton>
        )}
        {recipe && (
          <LinkButton kind="quiet" href={`/my-recipes/collections/${recipe.id}`}>
            <ListIcon />
            {words.collections}
          </LinkButton>
        )}
        <Button
          kind="quiet"
          busy={isPrinting}
          onClick={() => actor.send({ type: 'recipe.printed' })}
        >
          <PrintIcon />
          {words.print}
        </Button>
      </Row>
      {recipe && marks && <parts.LeftOut actor={marks} recipe={recipe} />}
      <Added actor={actor} />
    </Stack>
  );
}

/** Where it stands in the week now, and the way there. */
function Added({ actor }: { readonly actor: RecipeActionsActor }) {
  const added = useSelector(actor, (snapshot) => snapshot.context.added);
  return (
    <div role="status">
      {added && (
        <Row gap="2">
          <Text as="span">
            {fill(actions.added, {
              day: weekdayText(added.place.day),
              week: weekText(added.start),
              meal: planner.slots[added.place.slot],
            })}
          </Text>
          <LinkButton kind="quiet" href="/planner">
            {actions.openWeek}
          </LinkButton>
        </Row>
      )}
    </div>
  );
}
