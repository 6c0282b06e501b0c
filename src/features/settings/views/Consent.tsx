import { useSelector } from '../../../context/useSelector.ts';
import { settings as words } from '../texts/en.ts';
import { parts } from '../../../texts/en/shell.ts';
import { fill } from '../../../texts/fill.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/typography.tsx';
import { dayText } from '../../../texts/dates.ts';
import { isAskingToWithdraw, isBusy, isWithdrawing, type SettingsActor } from './selectors.ts';

/** The agreement that health information is stored: given by a tick, dated, and withdrawn at any time. */
export function Consent({ actor }: { readonly actor: SettingsActor }) {
  const consentAt = useSelector(actor, (snapshot) => snapshot.context.stored.consentAt);
  const hasConsent = useSelector(actor, (snapshot) => snapshot.context.form.hasConsent);
  const disabled = useSelector(actor, isBusy);
  const asking = useSelector(actor, isAskingToWithdraw);
  const withdrawing = useSelector(actor, isWithdrawing);

  if (consentAt === null) {
    return (
      <CheckField
        label={words.consent}
        name="consent"
        checked={hasConsent}
        disabled={disabled}
        onChange={(checked) =>
          actor.send({ type: 'form.changed', changes: { hasConsent: checked } })
        }
      />
    );
  }
  return (
    <Row justify="space-between">
      <Text>{fill(words.consentGiven, { date: dayText(consentAt) })}</Text>
      <Button
        kind="secondary"
        disabled={disabled}
        onClick={() => actor.send({ type: 'withdrawal.requested' })}
      >
        {words.withdraw}
      </Button>
      {asking && (
        <Dialog
          title={words.withdrawTitle}
          closeLabel={parts.closeDialog}
          onClose={() => actor.send({ type: 'withdrawal.cancelled' })}
        >
          <Text>{words.withdrawDetail}</Text>
          <Row justify="end">
            <Button
              kind="secondary"
              disabled={withdrawing}
              onClick={() => actor.send({ type: 'withdrawal.cancelled' })}
            >
              {words.keep}
            </Button>
            <Button
              kind="danger"
              busy={withdrawing}
              busyLabel={words.withdrawing}
              onClick={() => actor.send({ type: 'withdrawal.confirmed' })}
            >
              {words.withdrawConfirm}
            </Button>
          </Row>
        </Dialog>
      )}
    </Row>
  );
}
