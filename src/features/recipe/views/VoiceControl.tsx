import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { voiceControlMachine } from '../../../../machines/recipe/voiceControl.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { Button } from '../../../ui/Button.tsx';
import { MicrophoneIcon } from '../../../ui/icons/recipe.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/typography.tsx';
import { voice as words } from '../texts/en.ts';

export type VoiceControlActor = ActorRefFrom<typeof voiceControlMachine>;

/** What is told beside the button. */
function saidOf(snapshot: SnapshotFrom<typeof voiceControlMachine>): string {
  const { problem } = snapshot.context;
  if (snapshot.matches({ listening: 'ready' })) return words.ready;
  if (snapshot.matches({ listening: 'slow' })) return words.slow;
  if (snapshot.hasTag('on')) return words.starting;
  return problem === null ? words.off : words.problems[problem];
}

/** Next and back by voice: off until it is switched on, and what it means is said beside it. */
export function VoiceControl({ actor }: { readonly actor: VoiceControlActor }) {
  const isOn = useSelector(actor, (snapshot) => snapshot.hasTag('on'));
  const said = useSelector(actor, saidOf);
  const isOffered = useSelector(
    actor,
    (snapshot) =>
      snapshot.can({ type: 'voice.started' }) || snapshot.can({ type: 'voice.stopped' }),
  );
  if (!isOffered) return null;
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
