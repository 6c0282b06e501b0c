import type { RequestCode } from '../noteCodes.ts';

/** What cannot be planned with as it was sent. */
export const request: Readonly<Record<RequestCode, string>> = {
  'request.unknownCountry':
    'Nous ne connaissons pas le pays « {text} ». Choisissez-en un dans la liste.',
  'request.noCountry': 'Veuillez choisir un pays.',
  'request.countryForBudget': 'Un budget demande un pays, pour sa monnaie et ses prix.',
  'request.noBudget': 'Veuillez saisir un budget hebdomadaire.',
  'request.budgetNumber':
    "Un budget hebdomadaire est un nombre, par exemple 15000 ; ce qui a été envoyé n'en est pas un.",
  'request.budgetWord':
    "Un budget hebdomadaire est un nombre, par exemple 15000 ; « {text} » n'en est pas un.",
  'request.budgetPositive': 'Un budget hebdomadaire doit être supérieur à 0.',
  'request.budgetTooMuch':
    "Un budget de {budget} par semaine dépasse ce que coûte n'importe quelle semaine de repas. Vérifiez le montant.",
  'request.people': 'Un menu est pour 1 à 20 personnes.',
  'request.weight': 'Un poids va de 30 à 300 kg ; les menus sont pour des adultes.',
  'request.energy':
    "Un besoin d'énergie va de 1 000 à 5 000 kcal par jour ; les menus sont pour des adultes.",
  'request.seed': 'Une graine est un nombre entier à partir de 0.',
  'request.noMealLeft': 'Il ne reste aucun repas à prévoir.',
  'request.noIngredients': 'Veuillez saisir votre liste d’ingrédients',
  'request.unreadIngredients':
    "Nous n'avons lu aucun ingrédient dans « {text} ». Nommez des aliments : riz, œufs, tomates...",
};
