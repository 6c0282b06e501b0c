/**
 * `npm run payments -- pending`: what support has to look at. `retry` looks up now what is due,
 * `resolve <reference> <what was done>` takes a case off the list, `end <reference> <why>` also ends the
 * subscription that the payment bought.
 */
import { majorUnits } from '../domain/money.ts';
import { openPaymentDesk, type PaymentDesk } from '../server/modules/payments/paymentService.ts';
import { openSecurityLog } from '../server/modules/security/openLog.ts';
import { type Config, readEnvironment } from '../server/infrastructure/config.ts';
import { Refused, run } from './database.ts';

const usage =
  'Usage: npm run payments -- pending | retry | resolve <reference> <what was done> | end <reference> <why>';
const log = {
  info: () => {},
  warn: (...said: unknown[]) => say(said),
  error: (...said: unknown[]) => say(said),
};

await run(async () => {
  const [command = 'pending', reference, ...note] = process.argv.slice(2);
  const config = readEnvironment(process.env);
  const desk = await openPaymentDesk(config, Date.now, log);
  try {
    if (command === 'pending') await listPending(desk);
    else if (command === 'retry') await retry(desk);
    else if (command === 'resolve') await resolve(desk, reference, note.join(' '));
    else if (command === 'end') await end(desk, reference, note.join(' '));
    else throw new Refused(usage);
    if (command === 'resolve' || command === 'end') await noteInLog(config, command, reference);
  } finally {
    await desk.close();
  }
});

async function noteInLog(config: Config, command: string, reference = ''): Promise<void> {
  const securityLog = await openSecurityLog(config, log.error);
  await securityLog.add({ kind: 'operator_payment', details: `${command} ${reference}` });
  await securityLog.close();
}

async function listPending({ payments, users }: PaymentDesk): Promise<void> {
  const [pending, cases] = [await payments.listPending(), await payments.listCases()];
  console.log(
    pending.length === 0
      ? 'No reported payment waits to be verified.'
      : 'Reported, not verified yet:',
  );
  for (const intent of pending) {
    const email = (await users.find(intent.user_id))?.email ?? 'a deleted account';
    const next =
      intent.next_check_at === null
        ? 'not looked up again by itself'
        : `next at ${timeText(intent.next_check_at)}`;
    console.log(
      `  ${intent.reference}  ${email}  ${intent.plan_id}  ${money(intent.amount, intent.currency)}  reported ${timeText(intent.reported_at ?? intent.created_at)}, looked up ${intent.attempts} times by itself, ${next}${intent.last_problem === null ? '' : `: ${intent.last_problem}`}`,
    );
  }
  console.log(
    cases.length === 0
      ? 'No payment needs a person.'
      : 'Money that came in or goes back, and needs a person:',
  );
  for (const each of cases)
    console.log(`  ${each.reference}  ${each.kind}  ${timeText(each.created_at)}  ${each.details}`);
}

async function retry({ service, canLookUp }: PaymentDesk): Promise<void> {
  if (!canLookUp)
    throw new Refused(
      'Payments cannot be looked up: set PAYSTACK_PUBLIC_KEY and PAYSTACK_SECRET_KEY.',
    );
  let activated = 0;
  for (let found = 1; found > 0; activated += found) found = await service.lookUpDue();
  console.log(`${activated} payments were verified and activated.`);
}

async function resolve(
  { payments }: PaymentDesk,
  reference: string | undefined,
  note: string,
): Promise<void> {
  if (reference === undefined || note === '') throw new Refused(usage);
  if (!(await payments.resolveCase(reference, note)))
    throw new Refused(`There is no open case for ${reference}.`);
  console.log(`${reference} is settled: ${note}`);
}

/** For money that went back: nothing ends a subscription by itself. */
async function end(
  { payments }: PaymentDesk,
  reference: string | undefined,
  note: string,
): Promise<void> {
  if (reference === undefined || note === '') throw new Refused(usage);
  const intent = await payments.find(reference);
  if (intent?.status !== 'paid')
    throw new Refused(`There is no payment ${reference} that bought a subscription.`);
  const isEnded = await payments.endPeriod(intent.id);
  await payments.resolveCase(reference, note);
  console.log(
    isEnded
      ? `The subscription that ${reference} bought has ended: ${note}`
      : `The subscription that ${reference} bought was over already: ${note}`,
  );
}

function timeText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 16).replace('T', ' ');
}

function money(minor: number, currency: string): string {
  return `${majorUnits(minor).toFixed(2)} ${currency}`;
}

/** A log line's sentence, with the payment that it is about. */
function say([fields, sentence]: readonly unknown[]): void {
  const reference =
    typeof fields === 'object' && fields !== null && 'reference' in fields
      ? `${String(fields.reference)}: `
      : '';
  console.error(`${reference}${String(sentence)}`);
}
