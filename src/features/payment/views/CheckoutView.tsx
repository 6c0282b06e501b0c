import { useSelector } from '../../../context/useSelector.ts';
import { checkout as words, payment } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { priceText } from '../../../texts/format.ts';
import { planLabel } from '../../../texts/plans.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DefinitionList } from '../../../ui/DefinitionList.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Text } from '../../../ui/typography.tsx';
import { dayText, recentText } from '../../../texts/dates.ts';
import { followsText } from './followsText.ts';
import { problemOf, stageOf, type CheckoutActor } from './selectors.ts';

/** From name and email to what came of the payment. */
export function CheckoutView({ actor }: { readonly actor: CheckoutActor }) {
  const stage = useSelector(actor, stageOf);
  const reference = useSelector(actor, (snapshot) => snapshot.context.intent?.reference ?? '');
  const reason = useSelector(actor, (snapshot) => snapshot.context.reason);
  const isUnanswered = useSelector(actor, (snapshot) => snapshot.hasTag('unanswered'));
  const isSaidPaid = useSelector(actor, (snapshot) => snapshot.context.transaction !== null);

  switch (stage) {
    case 'modal':
      return <PaymentDialog actor={actor} />;
    case 'popup':
      return <OpenPopup actor={actor} />;
    case 'elsewhere':
      return <OpenElsewhere actor={actor} />;
    case 'rechecking':
      return (
        <Card>
          <Spinner label={words.rechecking} />
          <Text tone="muted">{fill(words.reference, { reference })}</Text>
        </Card>
      );
    case 'activating':
      return (
        <Card>
          <Alert tone="good" quiet>
            {fill(words.thanks, { reference })}
          </Alert>
          <Spinner label={words.activating} />
        </Card>
      );
    default:
      return (
        <Card>
          <Alert quiet tone={stage === 'unchecked' && isSaidPaid ? 'info' : 'danger'}>
            {stage === 'unchecked' && isSaidPaid ? words.underWay : words[stage]}
          </Alert>
          {isUnanswered && <Text>{words.meanwhile}</Text>}
          {stage === 'refused' && reason !== undefined && <Text>{reason}</Text>}
          <Text tone="muted">
            {fill(
              stage !== 'unchecked'
                ? words.keep
                : isSaidPaid
                  ? words.keepWaiting
                  : words.keepAsking,
              { reference },
            )}
          </Text>
          <Row>
            <Button onClick={() => actor.send({ type: 'confirmation.retried' })}>
              {words.again}
            </Button>
            <Button kind="quiet" onClick={() => actor.send({ type: 'checkout.closed' })}>
              {words.back}
            </Button>
          </Row>
        </Card>
      );
  }
}

/** The popup has the word; where it keeps silent, there is a way out. */
function OpenPopup({ actor }: { readonly actor: CheckoutActor }) {
  const isSilent = useSelector(actor, (snapshot) => snapshot.hasTag('silent'));
  return (
    <Card>
      <Spinner label={words.popupOpen} />
      {isSilent && (
        <>
          <Text>{words.popupSilent}</Text>
          <Row>
            <Button onClick={() => actor.send({ type: 'popup.closed' })}>{words.popupGone}</Button>
            <Button kind="quiet" onClick={() => actor.send({ type: 'popup.abandoned' })}>
              {words.cancel}
            </Button>
          </Row>
        </>
      )}
    </Card>
  );
}

const focusButton = (part: HTMLElement | null) => part?.querySelector('button')?.focus();

/** Nobody pays before the other window is closed: both could be paid in. The form is gone: what to do next has the focus, and is in sight. */
function OpenElsewhere({ actor }: { readonly actor: CheckoutActor }) {
  const { intent, intentPlan, openSince } = useSelector(actor, (snapshot) => snapshot.context);
  if (intent === null || openSince === null) return null;
  return (
    <Card>
      <Alert tone="caution" quiet>
        {fill(payment.begun, {
          plan: planLabel(intentPlan),
          amount: priceText(intent.amount, intent.currency),
          date: recentText(openSince),
        })}
      </Alert>
      <Text>{words.elsewhere}</Text>
      <Text tone="muted">{fill(words.reference, { reference: intent.reference })}</Text>
      <div ref={focusButton}>
        <Row>
          <Button onClick={() => actor.send({ type: 'popup.closed' })}>
            {words.elsewhereClosed}
          </Button>
          <Button kind="quiet" onClick={() => actor.send({ type: 'checkout.closed' })}>
            {words.back}
          </Button>
        </Row>
      </div>
    </Card>
  );
}

/** PAY-04. Both fields may be left as they are or empty. */
function PaymentDialog({ actor }: { readonly actor: CheckoutActor }) {
  const { plan, terms, name, email } = useSelector(actor, (snapshot) => snapshot.context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, problemOf);
  return (
    <Dialog
      title={words.title}
      closeLabel={words.close}
      onClose={() => actor.send({ type: 'checkout.closed' })}
    >
      <DefinitionList
        items={[
          [words.plan, planLabel(plan)],
          [words.amount, priceText(plan.paystackAmount, terms.currency)],
          [words.ends, dayText(terms.endsAt)],
        ]}
      />
      {terms.follows && (
        <Alert tone="info" quiet>
          {followsText(terms.follows, { ...plan, endsAt: terms.endsAt })}
        </Alert>
      )}
      {terms.isTestMode && (
        <Alert tone="caution" quiet title={payment.testMode}>
          {payment.testModeDetail}
        </Alert>
      )}
      {terms.needsVerifiedEmail && (
        <Alert tone="caution" quiet>
          {words.verifyFirst}
        </Alert>
      )}
      <Form aria-label={words.title} onSubmit={() => actor.send({ type: 'payment.submitted' })}>
        <TextField
          label={words.name}
          name="name"
          autoComplete="name"
          required
          disabled={busy}
          value={name}
          onChange={(value) => actor.send({ type: 'name.changed', name: value })}
        />
        <TextField
          label={words.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          disabled={busy}
          value={email}
          onChange={(value) => actor.send({ type: 'email.changed', email: value })}
        />
        {problem !== undefined && <Alert>{problem}</Alert>}
        <Button type="submit" wide large busy={busy} busyLabel={words.preparing}>
          {words.pay}
        </Button>
      </Form>
    </Dialog>
  );
}
