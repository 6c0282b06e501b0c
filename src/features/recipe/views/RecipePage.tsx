import { handlingText } from '../../../texts/notes.ts';
import { Suspense, type ReactNode } from 'react';
import { usePicture } from '../../../context/pictures.tsx';
import { useTimers } from '../../../context/timers.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { kitchen } from '../../aiKitchen/texts/en.ts';
import { recipe as words } from '../texts/en.ts';
import { durationsIn } from '../../../texts/durations.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ClockIcon, PotIcon } from '../../../ui/icons/food.tsx';
import { InstructionText } from '../../../ui/InstructionText.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { OnScreen } from '../../../ui/OnScreen.tsx';
import { LinesWithin } from '../../../ui/ShownLines.tsx';
import { RecipeActions, RecipeHero, RecipeParts } from '../../../ui/RecipeLayout.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { HeardNotice } from '../../health/views/HeardNotice.tsx';
import { HealthNotice } from '../../health/views/HealthNotice.tsx';
import { About } from './About.tsx';
import { EarlierNote } from './EarlierNote.tsx';
import { Figures } from './Figures.tsx';
import { Ingredients } from './Ingredients.tsx';
import type { RecipeViewParts } from './RecipeView.tsx';
import {
  calledOf,
  missingOf,
  swapsUsedIn,
  textOf,
  shownTitleOf,
  titleOf,
  type Context,
  type RecipeActor,
  type Scaled,
} from './selectors.ts';

interface RecipePageProps {
  readonly actor: RecipeActor;
  readonly scaled: Scaled;
  readonly parts: RecipeViewParts;
}

/** What a list said is asked about beside that list. On paper nothing can be answered. */
function OpenNotice({ written }: Pick<Context, 'written'>) {
  const fromList = (written?.heard ?? []).length > 0;
  return (
    <OnScreen>
      <HealthNotice
        open={written?.openHealth}
        answeredAt={fromList ? '/ai-kitchen' : '/settings'}
      />
    </OnScreen>
  );
}

/** The recipe that has come: what it is, what it takes, how it is cooked, what it holds. */
export function RecipePage({ actor, scaled, parts }: RecipePageProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const followUp = useSelector(actor, (snapshot) => snapshot.children.followUp);
  const actions = useSelector(actor, (snapshot) => snapshot.children.recipeActions);
  const pantryUse = useSelector(actor, (snapshot) => snapshot.children.pantryUse);
  const dishLeft = useSelector(actor, (snapshot) => snapshot.children.dishLeft);
  const { written } = context;
  const title = shownTitleOf(context)?.text ?? words.untitled;
  // Of what was just cooked it is said where that was told; of a dish of the kitchen's list at its head.
  const record = followUp && (
    <OnScreen>
      <parts.RecordLine actor={followUp} entryId={context.entryId} />
    </OnScreen>
  );
  return (
    <Stack gap="5">
      <Head actor={actor} scaled={scaled} parts={parts}>
        {context.opened && record}
      </Head>
      {pantryUse && (
        <Suspense>
          <parts.PantryUse actor={pantryUse} dishLeft={dishLeft}>
            {!context.opened && record}
          </parts.PantryUse>
        </Suspense>
      )}
      <RecipeParts>
        <Ingredients actor={actor} scaled={scaled} details={written?.recipe} Swaps={parts.Swaps} />
        <Steps
          title={title}
          scaled={scaled}
          cooked={
            <>
              <CookedButton actor={actor} />
              {!context.opened && !pantryUse && record}
            </>
          }
        />
        <Figures details={written?.recipe} />
      </RecipeParts>
      <OnScreen>
        <Suspense>
          {followUp ? <parts.Resources actor={followUp} /> : <parts.OwnResources actor={actor} />}
        </Suspense>
      </OnScreen>
      {actions && (
        <parts.ActionDialogs
          actor={actions}
          title={title}
          servings={scaled.servings}
          missing={missingOf(context, scaled)}
        />
      )}
    </Stack>
  );
}

/** What it is, and what one does with it. */
function Head({
  actor,
  scaled,
  parts,
  children,
}: RecipePageProps & { readonly children: ReactNode }) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const actions = useSelector(actor, (snapshot) => snapshot.children.recipeActions);
  const { written } = context;
  const { text: title, lang } = shownTitleOf(context) ?? { text: words.untitled };
  const picture = usePicture(titleOf(context) ?? words.untitled);
  return (
    <RecipeHero picture={picture}>
      <Heading level={1} lang={lang} takesFocus>
        {title}
      </Heading>
      {written?.recipe && <About details={written.recipe} servings={scaled.servings} />}
      {written?.ownNote && <EarlierNote {...written.ownNote} />}
      <OpenNotice written={written} />
      <HeardNotice heard={written?.heard} />
      {children}
      <RecipeActions>
        <CookButton actor={actor} />
        {actions && (
          <parts.ActionTiles
            actor={actions}
            servings={scaled.servings}
            swaps={swapsUsedIn(written?.recipe)}
          />
        )}
      </RecipeActions>
      {actions && (
        <OnScreen>
          <parts.MoreActions actor={actions} text={textOf(title, scaled)} />
        </OnScreen>
      )}
    </RecipeHero>
  );
}

function CookButton({ actor }: { readonly actor: RecipeActor }) {
  const canCook = useSelector(actor, (snapshot) => snapshot.can({ type: 'cooking.started' }));
  const isCooking = useSelector(actor, (snapshot) =>
    snapshot.matches({ showing: { page: 'cooking' } }),
  );
  const step = useSelector(actor, (snapshot) => snapshot.context.step);
  if (!canCook && !isCooking) return null;
  return (
    <Button large onClick={() => actor.send({ type: 'cooking.started' })}>
      <PotIcon />
      {step > 0 ? words.goOn : words.cook}
    </Button>
  );
}

/** For whoever cooked without the steps one by one: it is recorded, and what it took leaves the pantry. */
function CookedButton({ actor }: { readonly actor: RecipeActor }) {
  const canTell = useSelector(actor, (snapshot) => snapshot.can({ type: 'dish.cooked' }));
  if (!canTell) return null;
  return (
    <Row>
      <Button kind="secondary" onClick={() => actor.send({ type: 'dish.cooked' })}>
        {words.cooked}
      </Button>
    </Row>
  );
}

/** Each step with what it needs and its timers. */
function Steps({
  title,
  scaled,
  cooked,
}: {
  readonly title: string;
  readonly scaled: Scaled;
  readonly cooked: ReactNode;
}) {
  const timers = useTimers();
  const below = (step: string, place: number) => {
    const needs = scaled.needsOf(step, place);
    return (
      <Row gap="2">
        {needs.length > 0 && (
          <Text as="span" size="sm" tone="muted">
            <LinesWithin sentence={words.needs} lines={needs} />
          </Text>
        )}
        {timers && (
          <OnScreen>
            {durationsIn(step).map(({ text, seconds }) => (
              <Button
                key={text}
                kind="quiet"
                onClick={() =>
                  timers.send({
                    type: 'timer.started',
                    label: fill(words.timerLabel, {
                      dish: calledOf(title),
                      step: place + 1,
                      duration: text,
                    }),
                    seconds,
                  })
                }
              >
                <ClockIcon size={18} />
                {fill(words.startTimer, { duration: text })}
              </Button>
            ))}
          </OnScreen>
        )}
      </Row>
    );
  };
  return (
    <Card as="section" aria-labelledby="steps">
      <Heading level={2} id="steps">
        {kitchen.instructions}
      </Heading>
      <InstructionText
        source={scaled.text}
        below={below}
        handling={(paragraph) => handlingText(paragraph, scaled.coded)}
      />
      {scaled.notes.length > 0 && (
        <Alert tone="info" quiet title={kitchen.notes}>
          <BulletList items={scaled.notes} />
        </Alert>
      )}
      <OnScreen>{cooked}</OnScreen>
    </Card>
  );
}
