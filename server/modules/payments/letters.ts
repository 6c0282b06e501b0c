// What is told by letter of money and of time: a receipt, that a plan ends, that the trial does.
import { product } from '../../../contract/constants.ts';
import { frenchPlanLabels } from '../../../domain/french/planLabels.ts';
import { planLabels } from '../../../domain/planLabels.ts';
import type { Email, LetterLanguage } from '../../infrastructure/mail.ts';
import { email } from '../accounts/emailTemplates.ts';
import type { EndingPlan, EndingTrial, PaidFor } from './letterRepository.ts';

const locales = { en: 'en-GB', fr: 'fr' } as const;

export const languageIn = (language: string | null): LetterLanguage =>
  language === 'fr' ? 'fr' : 'en';

/** In the person's time zone where it is known, with its name. */
function dateText(time: number, timeZone: string | null, language: LetterLanguage): string {
  const write = (zone: string) =>
    new Intl.DateTimeFormat(locales[language], {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zone,
      timeZoneName: 'short',
    }).format(time);
  try {
    return write(timeZone ?? 'UTC');
  } catch {
    return write('UTC');
  }
}

const priceText = (amount: number, currency: string, language: LetterLanguage): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(amount / 100);

function planName(id: string, language: LetterLanguage): string {
  const names: Readonly<Record<string, string>> = language === 'fr' ? frenchPlanLabels : planLabels;
  return names[id] ?? id;
}

export function receiptLetter(paid: PaidFor, origin: string): Email {
  const language = languageIn(paid.language);
  const at = (time: number) => dateText(time, paid.time_zone, language);
  const [plan, price] = [
    planName(paid.plan_id, language),
    priceText(paid.amount, paid.currency, language),
  ];
  const link = `${origin}/payment`;
  const twin = paid.paid_beside;
  return language === 'fr'
    ? email(
        'receipt',
        paid.email,
        `Reçu de votre paiement à ${product} : ${price}`,
        [
          'Bonjour,',
          'Merci, nous avons bien reçu votre paiement.',
          `Formule : ${plan}\nMontant : ${price} (${paid.currency})\nPayé le : ${at(paid.verified_at)}\nCommence le : ${at(paid.start_at)}\nValable jusqu'au : ${at(paid.end_at)}\nRéférence : ${paid.reference}`,
          ...(twin === null
            ? []
            : [
                `Vous avez payé deux fois : ce paiement est arrivé alors que celui de référence ${twin} venait d'être fait, peut-être depuis une seconde fenêtre. Il prolonge votre formule, et rien n'est perdu. Si vous ne vouliez payer qu'une fois, écrivez-nous par « Avis » dans le menu, avec cette référence : nous vous remboursons.`,
              ]),
          "Rien n'est renouvelé tout seul : il n'y a rien à résilier, et rien ne sera débité sans que vous payiez de nouveau. Si ce paiement n'était pas voulu, écrivez-nous par « Avis » dans le menu, avec cette référence.",
          'Vous retrouvez ce reçu avec vos formules :',
          { link, label: 'Voir mes reçus' },
        ],
        language,
      )
    : email('receipt', paid.email, `Your ${product} receipt: ${price}`, [
        'Hello,',
        'Thank you, we have received your payment.',
        `Plan: ${plan}\nAmount: ${price} (${paid.currency})\nPaid on: ${at(paid.verified_at)}\nBegins on: ${at(paid.start_at)}\nRuns until: ${at(paid.end_at)}\nReference: ${paid.reference}`,
        ...(twin === null
          ? []
          : [
              `You have paid twice: this payment came in after the one with the reference ${twin}, perhaps from a second window. It extends your plan, so nothing is lost. If you meant to pay only once, write to us by Feedback in the menu, with this reference, and we will refund it.`,
            ]),
        'Nothing renews by itself: there is nothing to cancel, and nothing is charged unless you pay again. If you did not mean to pay, write to us by Feedback in the menu, with this reference.',
        'Your receipts are on the page of your plans:',
        { link, label: 'See my receipts' },
      ]);
}

export function planEndsLetter(plan: EndingPlan, origin: string): Email {
  const language = languageIn(plan.language);
  const name = planName(plan.plan_id, language);
  const end = dateText(plan.end_at, plan.time_zone, language);
  const link = `${origin}/payment`;
  return language === 'fr'
    ? email(
        'plan-ends',
        plan.email,
        `Votre formule ${product} se termine bientôt`,
        [
          'Bonjour,',
          `Votre formule « ${name} » se termine le ${end}.`,
          "Elle ne se renouvelle pas toute seule et rien n'est débité. Vous n'avez rien à faire si vous ne voulez pas continuer : vos menus et votre historique restent à vous.",
          "Pour continuer, choisissez une formule ; elle commence à la fin de celle-ci, et aucun jour n'est perdu :",
          { link, label: 'Voir les formules' },
        ],
        language,
      )
    : email('plan-ends', plan.email, `Your ${product} plan ends soon`, [
        'Hello,',
        `Your plan '${name}' ends on ${end}.`,
        'It does not renew by itself, and nothing is charged. If you do not want to go on, you need not do anything: your meal plans and your history stay yours.',
        'To go on, choose a plan. It begins when this one ends, so that no day is lost:',
        { link, label: 'See the plans' },
      ]);
}

export function trialEndsLetter(trial: EndingTrial, end: number, origin: string): Email {
  const language = languageIn(trial.language);
  const when = dateText(end, trial.time_zone, language);
  const link = `${origin}/payment`;
  return language === 'fr'
    ? email(
        'trial-ends',
        trial.email,
        `Votre essai de ${product} se termine bientôt`,
        [
          'Bonjour,',
          `Votre essai gratuit se termine le ${when}.`,
          "Rien n'est débité et rien ne commence tout seul. Ce que vous avez fait reste à vous, et vous pouvez l'exporter ou supprimer votre compte à tout moment.",
          'Pour continuer, choisissez une formule :',
          { link, label: 'Voir les formules' },
        ],
        language,
      )
    : email('trial-ends', trial.email, `Your ${product} trial ends soon`, [
        'Hello,',
        `Your free trial ends on ${when}.`,
        'Nothing is charged, and nothing begins by itself. What you made stays yours, and you can export it or delete your account at any time.',
        'To go on, choose a plan:',
        { link, label: 'See the plans' },
      ]);
}
