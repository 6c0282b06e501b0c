import type { ComponentType, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ShownLine } from '../../../../domain/recipeLine.ts';
import type { cookingMachine } from '../../../../machines/recipe/cooking.machine.ts';
import { useTimers, type TimersActor } from '../../../context/timers.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { kitchen } from '../../aiKitchen/texts/en.ts';
import { Timers } from '../../timers/views/Timers.tsx';
import { cooking as words, recipe } from '../texts/en.ts';
import { durationsIn } from '../../../texts/durations.ts';
import { fill } from '../../../texts/fill.ts';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CookScreen } from '../../../ui/CookScreen.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ClockIcon } from '../../../ui/icons/food.tsx';
import { readInstructions } from '../../../ui/instructions.ts';
import { StepText, wordsOf } from '../../../ui/InstructionText.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { lineItems } from '../../../ui/ShownLines.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { calledOf, type Scaled, servingsText } from './selectors.ts';
import { VoiceControl, type VoiceControlActor } from './VoiceControl.tsx';

export interface CookViewProps {
  readonly actor: ActorRefFrom<typeof cookingMachine>;
  readonly title: string;
  readonly scaled: Scaled;
  /** In which units it is shown. */
  readonly units?: ReactNode;
  /** What the chart within is drawn with. */
  readonly Voice?: ComponentType<{ readonly actor: VoiceControlActor }>;
}

const stepsOf = (text: string) =>
  readInstructions(text).flatMap((block) => (block.kind === 'steps' ? block.items : []));

/** One step at a time, across the whole screen. */
export function CookView({ actor, title, scaled, units, Voice = VoiceControl }: CookViewProps) {
  const step = useSelector(actor, (snapshot) => snapshot.context.step);
  const isListing = useSelector(actor, (snapshot) => snapshot.matches('listing'));
  const isLast = useSelector(actor, (snapshot) => snapshot.can({ type: 'cooking.finished' }));
  const voice = useSelector(actor, (snapshot) => snapshot.children.voiceControl);
  const timers = useTimers();
  const steps = stepsOf(scaled.text);
  const item = steps[step];
  if (!item) return null;
  const said = wordsOf(item);
  const progress = fill(words.step, { step: step + 1, all: steps.length });
  const servings = servingsText(scaled.servings);
  return (
    <CookScreen
      title={fill(words.title, { dish: title })}
      heading={fill(words.for, { dish: calledOf(title), servings })}
      step={step}
      steps={steps.length}
      isLast={isLast}
      labels={{ ...words, progress, next: isLast ? words.done : words.next }}
      onLeave={() => actor.send({ type: 'cooking.left' })}
      onAll={() => actor.send({ type: 'ingredients.opened' })}
      onBack={() => actor.send({ type: 'step.reopened' })}
      onNext={() => actor.send({ type: isLast ? 'cooking.finished' : 'step.finished' })}
      side={
        <Stack gap="4">
          <ForStep needs={scaled.needsOf(said, step)} isSure={scaled.knowsSteps} />
          {units && <Row>{units}</Row>}
          {voice && <Voice actor={voice} />}
        </Stack>
      }
      timers={timers && <Timers actor={timers} />}
      below={timers && <StepTimers timers={timers} said={said} title={title} step={step} />}
    >
      <Heading level={1} size="xl">
        {progress}
      </Heading>
      <StepText item={item} />
      {isListing && (
        <Dialog
          title={kitchen.needed}
          width="line"
          closeLabel={words.closeAll}
          onClose={() => actor.send({ type: 'ingredients.closed' })}
        >
          <Text tone="muted">{servings}</Text>
          <BulletList items={lineItems(scaled.shown)} />
        </Dialog>
      )}
    </CookScreen>
  );
}

interface StepTimersProps {
  readonly timers: TimersActor;
  readonly said: string;
  readonly title: string;
  readonly step: number;
}

/** A timer for each time that the step names, called after it. */
function StepTimers({ timers, said, title, step }: StepTimersProps) {
  const start = (duration: string, seconds: number) =>
    timers.send({
      type: 'timer.started',
      label: fill(recipe.timerLabel, {
        dish: calledOf(title),
        step: step + 1,
        duration,
      }),
      seconds,
    });
  return (
    <Row gap="2">
      {durationsIn(said).map(({ text, seconds }) => (
        <Button key={text} kind="secondary" large onClick={() => start(text, seconds)}>
          <ClockIcon />
          {fill(recipe.startTimer, { duration: text })}
        </Button>
      ))}
    </Row>
  );
}

interface ForStepProps {
  readonly needs: readonly ShownLine[];
  /** Whether the recipe tells what each step takes; of somebody's own it is only read from the words. */
  readonly isSure: boolean;
}

function ForStep({ needs, isSure }: ForStepProps) {
  if (needs.length === 0 && !isSure) return null;
  return (
    <Stack gap="2">
      <Text size="sm" tone="muted">
        {needs.length > 0 ? words.forStep : words.noneForStep}
      </Text>
      {needs.length > 0 && <BulletList items={lineItems(needs)} />}
    </Stack>
  );
}
