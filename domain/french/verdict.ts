import type { VerdictCode } from '../verdictCodes.ts';

/** Why a dish does not fit, or only with care. Names stand behind a colon or in brackets, where they need no article. */
export const verdict: Readonly<Record<VerdictCode, string>> = {
  'verdict.supervised':
    '{by} : ce régime se suit avec votre équipe soignante, nous ne proposons donc aucun plat.',
  'verdict.holds': '{by} : à exclure ({what}). Le plat en contient : {foods}.',
  'verdict.mayHold': '{by} : à exclure ({what}). Le plat peut en contenir : {foods}.',
  'verdict.holdsAllergen': 'Contient un allergène à éviter ({what}) : {foods}.',
  'verdict.mayHoldAllergen': 'Peut contenir un allergène à éviter ({what}) : {foods}.',
  'verdict.leftOut': 'Contient un aliment exclu : {foods}.',
  'verdict.leftOutHolds': 'Contient ce qui est exclu ({what}) : {foods}.',
  'verdict.leftOutMay': 'Peut contenir ce qui est exclu ({what}) : {foods}.',
  'verdict.leftOutDish': "Un plat d'une sorte que vous excluez : {texts}.",
  'verdict.raw': 'Servi cru ou à moitié cuit, ce qui est dangereux dans ce cas : {texts}.',
  'verdict.cookThrough':
    "Seulement si tout est bien cuit, et l'œuf jusqu'à ce que le blanc et le jaune soient fermes : {texts}.",
  'verdict.unknown': "Nous ne connaissons pas ceci et n'avons pas pu le vérifier : {texts}.",
  'verdict.unknownSafety':
    'Nous ne connaissons pas ceci et ne pouvons pas dire que ce plat est sûr : {texts}.',
  'verdict.label': "Vérifiez l'étiquette, nous n'en connaissons pas chaque mot : {texts}.",
  // Not 'ce qui est exclu : jambon': the foods named are those with the label.
  'verdict.labelLeftOut':
    "Vérifiez l'étiquette ({what} : ce qui est exclu peut s'y trouver) : {foods}.",
  'verdict.labelDiet':
    "Vérifiez l'étiquette, toutes les marques ne conviennent pas ({by}) : {foods}.",
  'verdict.readAs': "Nous avons lu {texts} comme ceci : {foods}. Vérifiez que c'est bien cela.",
  'verdict.unchecked': 'Nous ne pouvons pas chercher ceci dans les plats : {texts}.',
  'verdict.glutenFreeOats': 'Seulement si le paquet dit « sans gluten » : {foods}.',
  'verdict.notJudged':
    'Nous ne pouvons pas juger les plats dans ce cas, ni donc dire que celui-ci convient : {by}.',
  'verdict.notUnderstood':
    "Nous n'avons pas compris {texts} : nous ne pouvons donc pas dire que ce plat convient.",
  'verdict.overDay':
    '{by} : une portion contient {amount} ({quantity}), plus que la limite de toute la journée, {limit}.',
  'verdict.overDayAim':
    "{by} : une portion contient {amount} ({quantity}), plus que ce qu'une journée entière devrait apporter, {limit} au plus.",
  'verdict.shareOfDay':
    '{by} : une portion contient {amount} ({quantity}), soit {share} % de la limite de la journée, {limit}.',
  'verdict.overMeal':
    '{by} : une portion contient {amount} ({quantity}), et un repas ne devrait pas dépasser {limit}.',
  'verdict.uncounted':
    '{by} : les quantités comptent, et elles ne sont pas connues ici : {foods} ({quantity}).',
  'verdict.sparing': '{by} : avec modération ({what}) : {foods}.',
  'verdict.curedRaw':
    '{by} : seulement cuit : {foods}. Évitez la charcuterie crue, comme le jambon cru et le saucisson.',
  'verdict.checkTraces':
    "Vérifiez l'étiquette : ces aliments sont souvent emballés à côté d'autres, et des traces sont possibles ({what}) : {foods}.",
  'verdict.checkGluten':
    "Vérifiez l'étiquette : le moulin ou la marque peut y apporter du gluten : {foods}.",
  'verdict.pasteurised': "{by} : seulement au lait pasteurisé, vérifiez l'étiquette : {foods}.",
  'verdict.mayReact': '{by} : une réaction reste possible ({what}) : {foods}.',
  'verdict.diet': '{by} : à exclure : {foods}.',
  'verdict.tooYoung': 'Pas avant cet âge ({by}) : {foods}.',
  'verdict.labelTooYoung':
    "Vérifiez l'étiquette, certaines marques contiennent ce qui ne convient pas à cet âge ({by}) : {foods}.",
  'verdict.childBones': 'Retirez toutes les arêtes et tous les os, même petits ({by}) : {foods}.',
  'verdict.childRound': 'Dénoyautez et coupez en quatre dans la longueur ({by}) : {foods}.',
  'verdict.openQuestion':
    'Une question à son sujet attend une réponse dans « À table » : nous ne pouvons donc pas dire que ce plat lui convient.',
  'verdict.apart': '{by} : ce plat réunit des aliments qui ne se mangent pas ensemble : {foods}.',
};
