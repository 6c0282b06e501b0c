import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const landing = {
  headline: 'Le dîner commence avec ce que vous avez déjà.',
  intro:
    'Platewise lit vos ingrédients, propose quoi cuisiner et le décrit pas à pas. De la même cuisine naissent des menus pour la semaine, adaptés à votre santé, à votre pays et à votre budget.',
  start: 'Commencer',
  toKitchen: 'Vers la cuisine IA',
  haveAccount: "J'ai un compte",
  tryLabel: "Qu'avez-vous ?",
  tryExample: '2 blancs de poulet, œufs, riz, une boîte de tomates, épinards',
  trySubmit: 'Montrez-moi trois plats',
  tryPromise: 'Sans compte. Nous ne gardons pas votre liste.',
  featuresTitle: 'Une semaine plus calme en cuisine',
  features: [
    {
      title: 'Finie la fatigue des fourneaux',
      detail:
        "Une courte liste de plats que vous pourriez commencer tout de suite, au lieu d'une soirée de plus devant le réfrigérateur ouvert.",
    },
    {
      title: "La santé d'abord",
      detail:
        "Les menus pour les maladies chroniques sont contrôlés d'après les valeurs de chaque ingrédient, par le programme, quelle que soit l'origine de la proposition.",
    },
    {
      title: 'Votre budget, votre pays',
      detail:
        'Une semaine de repas avec ce qui se vend là où vous vivez, au prix que cela y coûte.',
    },
    {
      title: 'Sept jours, tout prêts',
      detail:
        'Petit-déjeuner, déjeuner, dîner et dessert pour toute la semaine, prévus pour vous et modifiables à votre gré.',
    },
    {
      title: 'Utilisez ce que vous avez',
      detail:
        "Écrivez vos ingrédients comme vous parlez. Nous disons ce que nous avons lu, et ce que nous n'avons pas compris.",
    },
    {
      title: 'Des recettes qui vous guident',
      detail:
        'Des étapes numérotées, avec les durées et les signes à observer, et à côté des vidéos et des articles.',
    },
  ],
  toRecipes: 'Parcourir toutes les recettes',
  trial: "Commencez par {days} jours d'essai gratuit. Sans carte bancaire.",
  whyTitle: 'Pourquoi choisir Platewise',
  whys: [
    {
      title: 'Calculé, pas deviné',
      detail:
        "Un menu de la semaine est la solution d'une équation sur de vraies recettes, de vrais prix et de vraies valeurs nutritionnelles. Il dit ce qu'il respecte, et ce qu'il n'a pas pu respecter.",
    },
    {
      title: 'Contrôlé pour votre santé par le programme',
      detail:
        "Les limites liées aux maladies et tous les allergènes que vous nommez sont vérifiés après chaque proposition, d'où qu'elle vienne.",
    },
    {
      title: "Il dit ce qu'il n'a pas compris",
      detail:
        "Photos et listes sont lues devant vous. Ce qui n'est pas sûr est demandé, jamais inventé.",
    },
    {
      title: 'À vous, pour toujours',
      detail: "Emportez toutes vos données, ou supprimez votre compte, d'un seul bouton.",
    },
  ],
  pricingTitle: 'Formules et tarifs',
  pricingIntro: "Chaque formule ouvre tout. Aucune ne se renouvelle d'elle-même.",
  runs: 'Valable {duration}',
  saves: 'Économisez 20 $ par an',
  closing: "Qu'y aura-t-il à dîner ce soir ?",
  closingDetail: "Dites-nous ce qu'il y a dans le réfrigérateur, et voyez.",
  footer:
    "Platewise aide à cuisiner et ne donne pas d'avis médical. Les valeurs sont des estimations.",
} satisfies Translation<typeof en.landing>;
