import { handlingText } from '../../../texts/notes.ts';
import { plannedQuery } from '../../../../domain/recipeAddress.ts';
import { isOwnId } from '../../../../domain/ownRecipes.ts';
import { notesFor, notSaidElsewhere, servedBy } from '../../../texts/recipeNotes.ts';
import type { ActorRefFrom } from 'xstate';
import type { tutorialMachine } from '../../../../machines/planner/tutorial.machine.ts';
import type { DishInstructions } from '../../../../machines/shared/kitchen.ts';
import type { TimersActor } from '../../../context/timers.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { board } from '../texts/board.en.ts';
import { planner, tutorial as words } from '../texts/en.ts';
import { leftover } from '../texts/leftover.en.ts';
import { ingredientsIn, scaleAmounts, scaleLine } from '../../../texts/amounts.ts';
import { durationsIn } from '../../../texts/durations.ts';
import { servingsFigure } from '../../../texts/servings.ts';
import { fill } from '../../../texts/fill.ts';
import { measured } from '../../../texts/measures.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Aside } from '../../../ui/Aside.tsx';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ClockIcon } from '../../../ui/icons/food.tsx';
import { ShareIcon } from '../../../ui/icons/planner.tsx';
import { RecipeLanguageProvider } from '../../../ui/instructions.ts';
import { InstructionText } from '../../../ui/InstructionText.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { HealthNotice } from '../../health/views/HealthNotice.tsx';
import { portionsText } from '../../recipe/texts/portionsText.ts';
import { Timers } from '../../timers/views/Timers.tsx';
import { leftFrom, TutorialFit } from './TutorialFit.tsx';
import { namesAt, TutorialLines } from './TutorialLines.tsx';
import { TutorialResources } from './TutorialResources.tsx';
import { cookingOf, dayOf, isUnfit, mealAt, servingsAt } from './selectors.ts';

export type TutorialActor = ActorRefFrom<typeof tutorialMachine>;

interface TutorialPanelProps {
  readonly actor: TutorialActor;
  readonly timers: TimersActor | undefined;
  readonly onClose: () => void;
  readonly onSwap: () => void;
}

/** A meal and how it is cooked. */
export function TutorialPanel({ actor, timers, onClose, onSwap }: TutorialPanelProps) {
  const { plan, place, instructions } = useSelector(actor, (snapshot) => snapshot.context);
  const isSharing = useSelector(actor, (snapshot) =>
    snapshot.matches({ sharing: 'sharingRecipe' }),
  );
  const { recipe_id: recipeId, swaps } = dayOf(plan, place.day)?.[`${place.slot}_meal`] ?? {};
  const isDeleted = useSelector(actor, (snapshot) => snapshot.matches({ recipe: 'recipeDeleted' }));
  const { servings, planned, alsoFor } = cookingOf(plan, place);
  return (
    <Dialog title={words.title} width="page" closeLabel={planner.close} onClose={onClose}>
      <Row justify="space-between" align="start">
        <DishName actor={actor} />
        <Row gap="2">
          {recipeId !== undefined && recipeId !== '' && !isDeleted && (
            <LinkButton
              kind="secondary"
              href={`/recipe/${recipeId}?servings=${servings}${plannedQuery(planned)}${swaps === undefined ? '' : `&swaps=${swaps}`}`}
            >
              {words.openRecipe}
            </LinkButton>
          )}
          <Button
            kind="secondary"
            busy={isSharing}
            busyLabel={words.sharing}
            onClick={() => actor.send({ type: 'recipe.shared' })}
          >
            <ShareIcon size={18} />
            {words.share}
          </Button>
        </Row>
      </Row>
      <HealthNotice open={instructions?.openHealth} />
      {timers && <Timers actor={timers} />}
      <TutorialFit actor={actor} />
      {alsoFor.length > 0 && (
        <Alert tone="info" quiet>
          {fill(board.alsoFor, { meals: alsoFor.join(', ') })}
        </Alert>
      )}
      {isDeleted && <Deleted onSwap={onSwap} />}
      <RecipeLanguageProvider value={recipeId && isOwnId(recipeId) ? undefined : 'en'}>
        <HowTo actor={actor} timers={timers} />
      </RecipeLanguageProvider>
      <TutorialResources actor={actor} />
    </Dialog>
  );
}

/** In the language of the screen, where we have its name there. */
function DishName({ actor }: Pick<TutorialPanelProps, 'actor'>) {
  const { plan, place, dish } = useSelector(actor, (snapshot) => snapshot.context);
  const meal = mealAt(dayOf(plan, place.day), place.slot);
  return (
    <Heading level={3} size="2xl" lang={meal?.titleLang}>
      {meal?.title ?? dish.name}
    </Heading>
  );
}

/** The recipe; of what was cooked before it is folded away. */
function HowTo({ actor, timers }: Pick<TutorialPanelProps, 'actor' | 'timers'>) {
  const from = useSelector(actor, leftFrom);
  const recipe = <Recipe actor={actor} timers={timers} />;
  return from === undefined ? (
    recipe
  ) : (
    <Disclosure summary={leftover.howCooked}>{recipe}</Disclosure>
  );
}

const linesFor = (lines: readonly string[], factor: number): string[] =>
  lines.map((line) => scaleLine(line, factor));

/** For how many they are written, where they say so. */
const servingsOf = (written: DishInstructions | null): number | undefined =>
  written?.recipe?.servings ?? servedBy(written?.notes ?? []);

/** To fetch it once more would change nothing. */
const Deleted = ({ onSwap }: Pick<TutorialPanelProps, 'onSwap'>) => (
  <Stack gap="3" align="start">
    <Alert>{board.deletedRecipe}</Alert>
    <Button kind="secondary" onClick={onSwap}>
      {planner.swap}
    </Button>
  </Stack>
);

function Failed({ actor }: { readonly actor: TutorialActor }) {
  const isOffline = useSelector(actor, (snapshot) => snapshot.context.isOffline);
  return (
    <Stack gap="3" align="start">
      <Alert>{isOffline ? words.offline : words.failed}</Alert>
      <Button kind="secondary" onClick={() => actor.send({ type: 'instructions.retried' })}>
        {words.retry}
      </Button>
    </Stack>
  );
}

function Recipe({
  actor,
  timers,
}: {
  readonly actor: TutorialActor;
  readonly timers: TimersActor | undefined;
}) {
  const { dish, instructions, servings, plan, place } = useSelector(
    actor,
    (snapshot) => snapshot.context,
  );
  const isWriting = useSelector(actor, (snapshot) =>
    snapshot.matches({ recipe: 'fetchingInstructions' }),
  );
  const hasFailed = useSelector(actor, (snapshot) =>
    snapshot.matches({ recipe: 'instructionsFailed' }),
  );
  const planned = servingsAt(plan, place);
  const writtenFor = servingsOf(instructions) ?? planned;
  const cooking = cookingOf(plan, place);
  const wanted = servings ?? cooking.servings;
  const portions = wanted === cooking.servings && cooking.planned && portionsText(cooking.planned);
  const lines = instructions?.ingredients.length
    ? linesFor(instructions.ingredients, wanted / writtenFor)
    : linesFor(dish.ingredients, wanted / planned);
  const start = (label: string, seconds: number) =>
    timers?.send({ type: 'timer.started', label, seconds });

  const needed = (
    <Stack gap="3">
      <Heading level={4}>{words.ingredients}</Heading>
      <Stepper
        label={words.servings}
        lessLabel={words.fewer}
        moreLabel={words.more}
        value={wanted}
        shown={servingsFigure(wanted)}
        min={1}
        max={20}
        onChange={(value) => actor.send({ type: 'servings.chosen', servings: value })}
      />
      {portions && (
        <Text size="sm" tone="muted">
          {portions}
        </Text>
      )}
      <TutorialLines lines={lines} written={instructions} />
    </Stack>
  );
  const below = (step: string, which: number) => {
    const needs = namesAt(instructions, which, lines) ?? ingredientsIn(step, lines);
    const times = durationsIn(step);
    return (
      <Row gap="2">
        {needs.length > 0 && (
          <Text as="span" size="sm" tone="muted">
            {fill(words.needs, { ingredients: needs.join(', ') })}
          </Text>
        )}
        {times.map(({ text, seconds }) => (
          <Button key={text} kind="quiet" onClick={() => start(`${dish.name}, ${text}`, seconds)}>
            <ClockIcon size={18} />
            {fill(words.startTimer, { duration: text })}
          </Button>
        ))}
      </Row>
    );
  };
  return (
    <Aside beside={needed}>
      {isWriting && (
        <Stack gap="5">
          <Spinner label={words.writing} />
          <Skeleton count={6} />
        </Stack>
      )}
      {hasFailed &&
        (isUnfit(plan, place) ? (
          <Alert tone="caution">{board.unfitSteps}</Alert>
        ) : (
          <Failed actor={actor} />
        ))}
      {instructions && (
        <InstructionText
          source={measured(scaleAmounts(instructions.text, wanted / writtenFor))}
          below={below}
          handling={(paragraph) => handlingText(paragraph, instructions.notes)}
        />
      )}
      {instructions && instructions.notes.length > 0 && (
        <Alert tone="info" quiet title={words.notes}>
          <BulletList
            items={notesFor(notSaidElsewhere(instructions.notes, instructions.text), wanted)}
          />
        </Alert>
      )}
    </Aside>
  );
}
