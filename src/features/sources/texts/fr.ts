import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const sources = {
  title: "D'où viennent nos valeurs",
  intro:
    "Chaque coût, chaque gramme de sel et chaque limite dans Platewise est calculé à partir des données ci-dessous. Les valeurs que nous estimons l'indiquent là où elles se trouvent.",
  inEnglish: "Ce que les sources disent d'elles-mêmes est en anglais.",
  loading: 'Récupération de la liste...',
  failed: "La liste n'a pas pu être récupérée.",
  failedDetail: 'Veuillez vérifier votre connexion et réessayer.',
  retry: 'Réessayer',
  limits: 'Limites liées aux maladies',
  published:
    "{published} limites sur {total} ont été vues dans un document publié, {quoted} dans ce qu'une autre publication en cite ; les autres relèvent des connaissances générales.",
  guidelines: 'Les documents derrière nos limites',
  guidelineNone: '{name} {year} : {limits}, non retrouvées dans le document',
  guidelineQuoted: "{name} {year} : {limits}, vues dans ce qu'une autre publication en cite",
  guidelineSome: '{name} {year} : {limits}, dont {published} retrouvées dans le document',
  guidelineAll: '{name} {year} : {limits}, toutes retrouvées dans le document',
  oneLimit: '{count} limite',
  manyLimits: '{count} limites',
  reviews: 'Qui a relu quoi',
  reviewsIntro:
    "Une relecture vaut pour ce qui figurait ici ce jour-là : si le contenu change, elle n'a plus cours.",
  kinds: { limit: 'Limites', condition: 'Maladies', rule: 'Règles', table: 'Tables' },
  rules: {
    situation: 'Aucun menu pour',
    medicine: 'Médicament',
    hazard: 'Sécurité alimentaire',
    diet: 'Régime',
    dish_limit: 'Maximum par portion',
    limited_tag: 'À limiter',
  },
  reviewCount: 'Relu : {reviewed} sur {total}',
  reviewedBy: 'Relu par {by} le {date}.',
  remark: 'Remarque : {text}',
  notReviewed: 'Pas encore relu.',
  priorities: { hard: '(toujours respectée)', soft: '(un objectif)' },
  ownRows: '{name} (nos propres lignes)',
  general: 'Conseils généraux',
  diets: 'Ce que signifient les régimes',
  dietsIntro: 'Si vous en choisissez un dans les réglages, les plats et les menus le respectent.',
  after: "D'après {source}",
  estimated: 'Notre estimation : {source}',
  money: 'Prix et taux de change',
  rates: 'Taux de change du {date}, de {source}.',
  exceptions: 'Ces pays font exception :',
  food: 'Ce que contiennent nos aliments',
  ingredients:
    "Sur {total} ingrédients, {measured} ont leurs propres valeurs mesurées, {similar} celles d'un aliment semblable, et {estimated} sont estimés.",
  data: 'Les données sur lesquelles nous nous appuyons',
  from: 'De',
  date: 'État du',
  licence: 'Licence',
  usedFor: {
    sr28: "L'énergie et les nutriments de la plupart des ingrédients, et le poids des mesures de cuisine.",
    retention:
      'Ce que la cuisson laisse de vitamine C, de folates, de vitamine A et de B12. La façon de cuire un aliment est lue dans les étapes de la recette ; ce que la table ne donne pas est notre estimation, plutôt basse. Les minéraux comptent comme crus.',
    'exchange-rates':
      "Les coûts dans la monnaie de chaque pays. Aucune source sous licence libre n'en donne pour Cuba et la Corée du Nord.",
    purines:
      "Les purines, pour la goutte ; si un aliment n'a pas été mesuré, nous comptons le milieu de sa classe.",
    bls: 'Les prix des ingrédients courants.',
    'ers-fruit-vegetables':
      "Les prix des fruits et légumes, ramenés à aujourd'hui par l'indice des prix à la consommation.",
    'ers-purchase':
      "Les prix de beaucoup d'autres ingrédients, ramenés à aujourd'hui par l'indice des prix à la consommation.",
    wfp: "Ce que coûtent les aliments sur les marchés de 33 pays, et le modèle qui nous donne les prix que personne n'a relevés.",
    'world-bank': "Le niveau des prix de l'alimentation dans chaque pays.",
    'healthy-diet': "Le niveau des prix de l'alimentation dans chaque pays.",
    'big-mac':
      'Un second avis là où les taux de change ont beaucoup bougé : Argentine, Turquie, Égypte, Liban et Venezuela.',
    'country-lists':
      'Les noms, codes et monnaies des pays, et la mise à jour de prix plus anciens.',
    ciqual:
      "L'iode, le sélénium et la vitamine E, et quelques vitamines et minéraux que la table américaine ne donne pas.",
    'recipe-counts':
      "La fréquence d'un ingrédient. Aucune recette n'en vient : toutes nos recettes sont les nôtres.",
  },
  meanings: {
    vegan:
      'Rien qui vienne des animaux : ni viande, ni poisson, ni fruits de mer, ni lait, ni œufs, ni miel, ni gélatine.',
    vegetarian:
      'Ni viande, ni poisson, ni fruits de mer, ni gélatine, ni bouillon de viande, ni fromage à la présure de veau. Le lait, les œufs et le miel restent.',
    lacto_vegetarian:
      "Comme végétarien, et sans œufs. Le lait et le miel restent ; en Inde, c'est ce que la plupart des gens entendent par végétarien.",
    ovo_vegetarian: 'Comme végétarien, et sans lait. Les œufs et le miel restent.',
    pescatarian:
      'Ni viande, ni volaille, ni gélatine. Le poisson, les fruits de mer, le lait et les œufs restent.',
    halal:
      "Ni porc, ni alcool. La viande et la volaille doivent venir d'un boucher halal et la gélatine d'un fabricant halal, ce qu'une recette ne peut pas montrer.",
    kosher:
      "Ni porc, ni lapin, ni chameau, ni fruits de mer, ni poisson sans nageoires et écailles, et pas de viande dans un repas avec du lait. La viande, le fromage, le vin et la gélatine doivent porter un label casher, ce qu'une recette ne peut pas montrer.",
    no_pork: 'Ni porc, ni jambon, ni lard, ni saindoux, ni gélatine qui pourrait venir du porc.',
    no_beef: 'Ni bœuf, ni veau, ni suif, ni buffle vendu comme du bœuf.',
    no_alcohol:
      "Ni vin, ni bière, ni spiritueux, même à la cuisson : une partie de l'alcool reste dans le plat. Le vinaigre reste.",
    jain: 'Lacto-végétarien, sans miel et sans ce qui pousse sous terre : ni pommes de terre, ni carottes, ni oignons, ni ail, ni gingembre. Beaucoup écartent aussi les champignons, les aubergines et la levure : ils sont exclus ici.',
    low_fodmap:
      'Rien qui soit riche en FODMAP, et peu de ce qui en contient modérément. Pour quelques semaines avec un diététicien, après quoi les aliments sont réessayés un par un.',
    low_carb:
      "Une limite, pas une liste : moins de 130 g de glucides par jour, ou moins de 26 % de l'énergie.",
    keto: 'Une limite, pas une liste : de 20 à 50 g de glucides par jour. Avec des médicaments du diabète ou pendant une grossesse, seulement avec un médecin.',
    mediterranean:
      "Un ensemble, jugé sur la semaine : légumes, fruits, légumineuses, céréales complètes, noix, huile d'olive et poisson souvent ; viande rouge et sucreries rarement.",
  },
  priceNote:
    "Dans 33 pays, 140 aliments coûtent ce qui y a été relevé sur les marchés en 2025 et 2026. Les autres prix en sont déduits : des prix des magasins américains d'août 2026, dont environ la moitié sont des estimations, corrigés selon la sorte d'aliment, la région du monde et le pays. Là où les prix sont aussi élevés qu'aux États-Unis, personne n'en a relevé pour nous, et ce sont des estimations. Chaque coût dit entre quelles sommes il se trouve quatre fois sur cinq.",
} satisfies Translation<typeof en.sources>;
