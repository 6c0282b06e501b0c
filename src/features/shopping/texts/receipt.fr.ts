import type { Translation } from '../../../texts/translation.ts';
import type * as en from './receipt.en.ts';

export const receipt = {
  choose: 'Lire un ticket',
  hint: 'Une photo d’un ticket de caisse. Vous voyez les prix avant d’en garder un seul ; la photo n’est pas gardée.',
  reading: 'Lecture de votre ticket...',
  cancel: 'Annuler',
  failed: "Votre ticket n'a pas pu être lu. Vérifiez votre connexion et réessayez.",
  retry: 'Réessayer',
  withoutCountry:
    'Nous avons lu votre ticket, mais sans connaître votre pays, ni donc sa monnaie. Indiquez votre pays, puis choisissez de nouveau la photo.',
  settings: 'Ouvrir les réglages',
  otherMoney:
    "Ce ticket n'est pas dans la monnaie de votre pays ({currency}) : aucun de ses prix n'est gardé.",
  withoutPrices:
    "Aucun prix de ce ticket n'a pu être lu avec certitude. Reprenez la photo bien d'en haut, ou indiquez un prix sur sa ligne.",
  offer: 'Prix de ce ticket : {count} aliments sur {all}',
  open: 'Garder ces prix',
  title: 'Prix de ce ticket',
  close: 'Fermer',
  detail:
    'Les prix cochés comptent pour vos listes, vos menus et vos recettes, et ceux de votre foyer, pendant trois mois.',
  day: 'Date du ticket',
  wrongDay: 'Choisissez un jour des trois derniers mois, pas un jour à venir.',
  take: 'Garder le prix : {name}',
  printed: 'Sur le ticket : {text}',
  paid: 'Payé ({currency})',
  amount: 'Pour ({unit})',
  assumed: "La quantité n'est pas imprimée. Nous avons pris un paquet courant : vérifiez-la.",
  doubtful: "Nous attendions environ {usual}. Ne cochez que si c'est exact.",
  nothingTaken: 'Cochez au moins un prix.',
  doubts:
    'Les prix loin de ce que nous attendions ont été laissés de côté. Cochez-les de nouveau s’ils sont exacts.',
  incomplete: 'Entrez des nombres supérieurs à 0, ou laissez ce prix de côté.',
  keep: 'Garder {count} prix',
  keepOne: 'Garder 1 prix',
  keeping: 'Enregistrement...',
  keepFailed:
    "Rien n'a été gardé. Vérifiez votre connexion et réessayez : ce que vous avez tapé est toujours là.",
  kept: '{count} prix gardés. Les menus et les listes de votre foyer en tiennent compte.',
  keptOne: '1 prix gardé. Les menus et les listes de votre foyer en tiennent compte.',
  undo: 'Annuler',
  undoing: 'Annulation...',
  undone: 'Vos prix sont comme avant.',
  undoFailed: "Les prix n'ont pas pu être repris. Vérifiez votre connexion et réessayez.",
} satisfies Translation<typeof en.receipt>;
