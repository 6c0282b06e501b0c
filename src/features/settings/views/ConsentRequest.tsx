import { useSelector } from '../../../context/useSelector.ts';
import { settings as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { consentFaultOf, isBusy, isConsentAsked, type SettingsActor } from './selectors.ts';

/** The agreement asked for beside the button that was pressed; once asked it stays, so that a tick does not take it away. */
export function ConsentRequest({ actor }: { readonly actor: SettingsActor }) {
  const fault = useSelector(actor, consentFaultOf);
  const hasConsent = useSelector(actor, (snapshot) => snapshot.context.form.hasConsent);
  const isAsked = useSelector(actor, isConsentAsked);
  const disabled = useSelector(actor, isBusy);
  if (!isAsked) return null;
  return (
    <Alert quiet tone="caution">
      <CheckField
        label={words.consent}
        name="consent-asked"
        checked={hasConsent}
        error={fault}
        disabled={disabled}
        onChange={(checked) =>
          actor.send({ type: 'form.changed', changes: { hasConsent: checked } })
        }
      />
    </Alert>
  );
}
