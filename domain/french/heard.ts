import type { HealthCode } from '../noteCodes.ts';

/** What was understood of a person's words about their health, and what was not. */
export const heard: Readonly<Record<HealthCode, string>> = {
  'health.leftOut': 'Nous excluons « {food} ».',
  'health.leftOutWritten': 'Nous excluons « {word} », puisque vous en parlez.',
  'health.leftOutFamily': 'Nous excluons ceci, puisque vous avez écrit « {word} » : {family}.',
  'health.leftOutFoods': 'Exclus : {families}.',
  'health.leftOutWithin': 'Exclus : {families}, par exemple {foods}.',
  'health.readAs': 'Nous avons lu « {word} » comme « {read} ».',
  'health.understood': 'Nous avons compris « {word} » comme ceci : {meant}.',
  'health.understoodWide':
    'Nous avons compris « {word} » comme ceci, tant que vous ne précisez pas : {meant}.',
  'health.several': '« {word} » peut vouloir dire plusieurs choses.',
  'health.severalAllergens':
    '« {word} » peut désigner plusieurs allergènes : nous les excluons tous tant que vous ne précisez pas.',
  'health.allergy': 'Nous avons compris « {word} » comme une allergie : {allergens}.',
  'health.unknownAllergen':
    "Nous ne connaissons pas l'allergène « {word} » et ne pouvons pas le chercher dans les plats.",
  'health.clinic':
    '{condition} : ce régime se suit avec votre équipe soignante, nous ne planifions rien.',
  'health.unknown':
    'Nous ne connaissons pas {texts} ; à cet égard, nos propositions restent générales. Essayez un autre nom, en anglais.',
  'health.noPlan': '{name} : nous ne planifions rien dans ce cas. {why}',
  'health.notJudged': '{name} : nous ne pouvons pas juger les plats dans ce cas. {why}',
  'health.ownLimit': "{quantity} : au plus {amount} {span}, comme vous nous l'avez dit.",
  'health.ownSalt':
    "Sel : au plus {salt} {span}, comme vous nous l'avez dit. Cela fait {amount} de sodium.",
  'health.ownLooser':
    '{quantity} : vous nous avez dit au plus {told} par jour. Nous gardons la limite plus stricte de {amount} ({by}).',
  'health.takenLimit':
    "{quantity} : vous n'avez pas donné de chiffre. Nous gardons au plus {amount} par jour, la limite la plus stricte de nos tables, toutes maladies confondues. Si votre équipe soignante vous en a donné un, écrivez-le.",
  'health.fibreAim':
    'Fibres : les semaines planifiées visent 25 g par jour, ou ce que demandent vos maladies. Nous ne suivons aucun autre chiffre et ne choisissons pas les plats isolés selon leurs fibres.',
  'health.energyElsewhere':
    'Énergie : nous ne jugeons pas les plats isolés selon elle. Pour les semaines planifiées, indiquez votre chiffre dans les réglages, sous « Poids et énergie ».',
  'health.usualAim':
    '{quantity} : les semaines planifiées visent ce que demandent vos maladies ou les conseils généraux. Nous ne suivons aucun objectif plus élevé et ne choisissons pas les plats isolés selon cela.',
  'health.dishesLeftOut': 'Plats exclus, reconnus à leur titre : {texts}.',
  'health.noAim':
    '{quantity} : nous ne planifions rien à cet égard, sauf ce que demandent vos maladies.',
  'health.fluidLimit':
    'Votre équipe soignante limite ce que vous buvez. Nous ne comptons pas les boissons. Les soupes, les ragoûts et les autres plats liquides en font partie : demandez à votre équipe combien vous pouvez en manger.',
  'health.fluidMost':
    "Boissons : au plus {amount} par jour, comme vous nous l'avez dit. Nous ne comptons pas les boissons. Les soupes, les ragoûts et les autres plats liquides en font partie : demandez à votre équipe combien vous pouvez en manger.",
  'health.glutenFreeOats':
    "Nous laissons l'avoine, puisque vous l'écrivez : seulement celle dont le paquet dit « sans gluten ». L'avoine ordinaire contient des traces de blé, d'orge ou de seigle, et quelques personnes ne supportent pas non plus l'avoine sans gluten.",
  'health.lactoseFreeStays':
    "Le lait sans lactose reste, de même que le fromage et le yaourt tant qu'une portion contient moins de 12 g de lactose, ce que supportent la plupart des personnes intolérantes. Écrivez « pas de lactose » si vous en supportez moins, ou « pas de produits laitiers » si c'est le lait qui vous fait du mal.",
  'health.kidneyPotassium':
    'Potassium : nous nous en tenons à {most} mg par jour au plus. Votre équipe de néphrologie vous a peut-être donné un autre chiffre.',
  'health.kidneyPhosphorus':
    'Phosphore : nous visons {most} mg par jour au plus. Votre équipe de néphrologie vous a peut-être donné un autre chiffre.',
  'health.noPlanYoung': '{name} : nous ne planifions rien dans ce cas. {why}',
  'health.youngAtTable':
    "{name} : ce qui est indiqué pour cette personne n'entre pas dans la casserole. Rien d'autre n'est planifié pour elle : à vous de juger des quantités, du sel et de la texture. Dans le doute, demandez à son pédiatre ou à son médecin.",
  'health.exceptFoods': 'Sans {what}, mais {foods} : autorisé, comme vous l’avez dit.',
  'health.exceptionNotTaken':
    "Nous excluons aussi : {foods}. Quand une réaction peut être grave ({what}), nous ne faisons pas d'exception. Votre médecin peut vous dire ce qui est sans danger.",
  'health.tooYoung':
    "{name} : nous l'excluons. {why} Cherchez-le aussi sur les étiquettes de ce que vous achetez.",
  'health.perhapsTooYoung':
    "{child} : nous ne savons pas son âge ({name} ?). {why} Écrivez l'âge après le nom sous « À table », par exemple « {child}, 9 mois » ou « {child}, 4 ans », et nous excluons ce qui ne convient pas à cet âge.",
  'health.medicine': '{name} : {rule}',
  'health.partTimeDiet':
    "Vous suivez ce régime une partie du temps ({diet}) : nous n'excluons donc rien pour lui. Écrivez-le sans « surtout » ni jours si chaque plat doit le suivre.",
  'health.vegetarianInIndia':
    'En Inde, « végétarien » veut dire le plus souvent sans œufs : nous les excluons. Écrivez « je mange des œufs » si vous en mangez.',
};
