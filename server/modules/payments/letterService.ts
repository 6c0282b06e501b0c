// Sends what people have to be told of their payments. What is due is looked for again and again, so that a restart loses none.
import type { FastifyBaseLogger } from 'fastify';
import { access } from '../../../contract/constants.ts';
import { day } from '../../../domain/durations.ts';
import type { Email, Mail } from '../../infrastructure/mail.ts';
import type { Addressee, PaymentLetterTable } from './letterRepository.ts';
import { planEndsLetter, receiptLetter, trialEndsLetter } from './letters.ts';

export interface PaymentLetterParts {
  readonly letters: PaymentLetterTable;
  readonly mail: Pick<Mail, 'send' | 'isOn'>;
  readonly origin: () => string;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Nobody pays here, so nothing ends. */
  readonly isOpen: boolean;
}

/** A receipt that could not be sent for so long is sent no more: it stands on the page of the plans. */
const receiptLife = 7 * day;
const planNotice = 3 * day;
const trialNotice = day;
/** A plan that lasts a few minutes, to try out how one runs out, is no reason for a letter. */
const shortest = 2 * planNotice;

type Take = (id: string, at: number | null) => Promise<boolean>;

export function createPaymentLetters(parts: PaymentLetterParts) {
  const { letters, mail, origin, now, log } = parts;

  /** Taken first: two processes send one letter. What cannot be stored is given back, for the next turn. */
  const sendOnce = async (to: Addressee & { id: string }, take: Take, letter: () => Email) => {
    if (!(await take(to.id, now()))) return;
    try {
      await mail.send(letter(), to.user_id);
    } catch (error) {
      log.error({ err: error }, 'a letter about a payment could not be stored');
      await take(to.id, null);
    }
  };

  return {
    async sendDue(): Promise<void> {
      if (!mail.isOn || parts.isOpen) return;
      const time = now();
      for (const paid of await letters.listUnreceipted(time - receiptLife))
        await sendOnce(paid, letters.takeReceipt, () => receiptLetter(paid, origin()));
      for (const plan of await letters.listEnding(time, time + planNotice))
        if (plan.end_at - plan.start_at >= shortest)
          await sendOnce(plan, letters.takeEnd, () => planEndsLetter(plan, origin()));
      const began = time - access.trial;
      for (const trial of await letters.listEndingTrials(began, began + trialNotice))
        await sendOnce(trial, letters.takeTrial, () =>
          trialEndsLetter(trial, trial.trial_started_at + access.trial, origin()),
        );
    },
  };
}
