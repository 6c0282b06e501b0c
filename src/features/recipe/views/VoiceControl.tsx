import type { ActorRefFrom } from 'xstate';
import type { voiceControlMachine } from '../../../../machines/recipe/voiceControl.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { Button } from '../../../ui/Button.tsx';
import { MicrophoneIcon } from '../../../ui/icons/recipe.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/typography.tsx';
import { voice as words } from '../texts/en.ts';

export type VoiceControlActor = ActorRefFrom<typeof voiceControlMachine>;

/** Next and back by voice: off until it is switched on, and what it means is said beside it. */
export function VoiceControl({ actor }: { readonly actor: VoiceControlActor }) {
  const isOn = useSelector(actor, (snapshot) => snapshot.hasTag('on'));
  const isReady = useSelector(actor, (snapshot) => snapshot.matches({ listening: 'ready' }));
  const isOffered = useSelector(
    actor,
    (snapshot) =>
      snapshot.can({ type: 'voice.started' }) || snapshot.can({ type: 'voice.stopped' }),
  );
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem);
  if (!isOffered) return null;
  const said = isReady
    ? words.ready
    : isOn
      ? words.starting
      : problem === null
        ? words.off
        : words.problems[problem];
  return (
    <Row gap="2">
      <Button
        kind="secondary"
        pressed={isOn}
        aria-describedby="voice-control"
        onClick={() => actor.send({ type: isOn ? 'voice.stopped' : 'voice.started' })}
      >
        <MicrophoneIcon size={18} />
        {words.name}
      </Button>
      <Text as="span" size="sm" tone="muted" id="voice-control" role="status">
        {said}
      </Text>
    </Row>
  );
}
