import type { Translation } from '../../../texts/translation.ts';
import type * as en from './report.en.ts';

export const report = {
  title: 'À propos de cette semaine',
  cost: 'Coût',
  costOfBudget: 'environ {cost} sur {budget}',
  costOverBudget: 'environ {cost}, soit {more} de plus que votre budget de {budget}',
  costAlone: 'environ {cost}',
  costRange: 'Entre {low} et {high} : une estimation.',
  costFourInFive:
    'Une estimation : quatre fois sur cinq, une telle semaine coûte entre {low} et {high}.',
  eatenFourInFive:
    'Une estimation. Tout ce qui est mangé vaut environ {cost}, quatre fois sur cinq entre {low} et {high}.',
  rates: 'Taux de change du {date}.',
  nutrition: 'Nutrition du {day}',
  ofMost: 'au plus {limit}',
  ofLeast: 'au moins {limit}',
  between: '{min} à {max}',
  met: 'dans votre limite',
  missed: 'hors de votre limite',
  daysOutside:
    'Hors limites : {days}. Les chiffres sont plus bas, sous « À propos de cette semaine ».',
  dayOutside: '{day} ({names})',
  aimsMissed: 'Objectifs manqués : {aims}.',
  aimOn: '{name} ({days})',
  everyDay: 'tous les jours',
  someDays: '{days} fois sur 7',
  moreAims: '{names} et {more} de plus',
  over: "au-dessus de l'objectif",
  slightlyOver: "légèrement au-dessus de l'objectif",
  under: "en dessous de l'objectif",
  slightlyUnder: "légèrement en dessous de l'objectif",
  noLimit: 'sans limite',
  leastValue: 'au moins {value}',
  notAllCounted: 'tout n’est pas compté',
  someUncounted:
    'Tout ce qui est prévu ce jour-là n’est pas compté : ces chiffres sont un minimum, et on ne sait pas si la journée respecte vos limites.',
  assumed: 'Ce que nous avons supposé',
  notes: 'Bon à savoir',
  limits: 'Limites et objectifs de cette semaine',
  reviewed: 'relu par un clinicien',
  published: 'tiré de recommandations publiées',
  relaxed: 'Objectifs manqués',
  proof: 'Existe-t-il un meilleur menu ?',
  byHand: 'Le coût et la nutrition de cette semaine ne sont pas connus. Refaites-la pour les voir.',
  ownLimits: 'Les limites qui valent pour vous',
  missedAims: 'Objectifs que cette semaine manque',
  unproven:
    "Vous avez composé cette semaine vous-même : nous ne pouvons pas dire s'il en existe une meilleure.",
  nothingCounted: "Rien de ce que nous savons compter n'est prévu ce jour-là.",
  amountsEstimated:
    "Environ : certains assaisonnements n'ont pas de quantité écrite, une quantité habituelle est donc comptée.",
  amountsMissing:
    "Ce qui est prévu ce jour-là n'est pas compté, car nous n'en connaissons pas tous les ingrédients avec leurs quantités. Notez-les avec leurs quantités, un par ligne, et ce sera compté.",
} satisfies Translation<typeof en.report>;
