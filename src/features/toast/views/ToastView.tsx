import type { ActorRefFrom } from 'xstate';
import type { Notice, NotifyCode } from '../../../../machines/shared/emitted.ts';
import type { toastMachine } from '../../../../machines/app/toast.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { messageOf, type Message, type messages } from '../../../texts/en/messages.ts';
import type { paymentMessages } from '../../payment/texts/messages.en.ts';
import type { featureMessages } from '../../../texts/en/featureMessages.ts';
import { parts } from '../../../texts/en/shell.ts';
import { fill } from '../../../texts/fill.ts';
import { ToastRegion } from '../../../ui/Toast.tsx';

/** Every code has its words: a code without any does not compile. */
type Told =
  typeof messages & typeof featureMessages & typeof paymentMessages extends Record<
    NotifyCode,
    Message
  >
    ? NotifyCode
    : never;
const wordsFor = (code: Told): Message => messageOf(code);

export function ToastView({ actor }: { readonly actor: ActorRefFrom<typeof toastMachine> }) {
  const notice = useSelector(actor, (snapshot) =>
    snapshot.hasTag('visible') ? snapshot.context.notice : null,
  );
  const toast = notice && {
    id: idOf(notice),
    ...wordsOf(notice),
    closeLabel: parts.close,
    onDismiss: () => actor.send({ type: 'toast.dismissed' }),
    onHold: () => actor.send({ type: 'toast.held' }),
    onRelease: () => actor.send({ type: 'toast.released' }),
  };
  return <ToastRegion label={parts.messages} toast={toast ?? undefined} />;
}

function wordsOf({ code, message, subject }: Notice) {
  const { title, description, tone } = wordsFor(code);
  return {
    title,
    tone,
    description:
      message ??
      (description === undefined || subject === undefined
        ? description
        : fill(description, { subject })),
  };
}

/** The same message twice is two toasts: the second is read out again. */
const ids = new WeakMap<Notice, number>();
let latest = 0;
function idOf(notice: Notice): number {
  const id = ids.get(notice) ?? (latest += 1);
  ids.set(notice, id);
  return id;
}
