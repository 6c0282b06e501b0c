import type { PlanCode } from '../noteCodes.ts';

/** Of a week: what was assumed, its limits, what it misses, its cost, and what is bought for it. */
export const plan: Readonly<Record<PlanCode, string>> = {
  'assumed.oneAdult': 'Pour un adulte.',
  'assumed.adults': 'Pour {people} adultes.',
  'assumed.need': 'Vous avez besoin de {energy} par jour environ.',
  'assumed.adultNeed': 'Un adulte qui a besoin de {energy} par jour.',
  'assumed.weight': 'Un poids de {weight}.',
  'assumed.cooked':
    'La vitamine C, les folates, la vitamine A et la B12 sont comptés tels que la cuisson les laisse (USDA 2007), selon le mode de cuisson que nous lisons dans les étapes de chaque recette.',
  'assumed.lessEnergy':
    '{by} : de {from} à {to} kcal par jour de moins que votre besoin, et jamais moins de {least}.',
  'assumed.moreEnergy': "{by} : {gain} par jour de plus que d'habitude.",
  'assumed.noWeightLoss':
    "Aucune perte de poids n'est prévue : elle n'est conseillée qu'en cas de surpoids ({by}).",
  'assumed.eatenOut':
    "Un repas pris dehors compte pour sa part habituelle de la journée ({meals}), car nous ne pouvons pas savoir ce qu'il contient.",
  'assumed.emptyDay': 'Un jour sans repas prévu compte comme un jour ordinaire.',
  'advice.drinksMost':
    'Les boissons ne sont pas planifiées. {by} : au plus {amount} par jour, si votre médecin vous le demande.',
  'advice.drinksTold':
    "Les boissons ne sont pas planifiées. Au plus {amount} par jour, comme vous nous l'avez dit : les soupes, les ragoûts et les autres plats liquides en font partie.",
  'advice.drinksLeast': 'Les boissons ne sont pas planifiées. {by} : au moins {amount} par jour.',
  'advice.opposed':
    '{quantity} : un conseil demande {least} ({more}), un autre ne permet que {most} ({less}). Veuillez demander à votre médecin lequel passe en premier.',
  'advice.dietInstead':
    "{diet} : au plus {amount} de glucides par jour. Les conseils généraux ({quantities}) ne s'accordent pas avec cette limite : les jours n'y sont pas comparés.",
  'advice.energy': '{by} : de {min} à {max} par jour sont conseillées ; ce menu vise {aim}.',
  'advice.energyLeast': '{by} : au moins {min} par jour sont conseillées ; ce menu vise {aim}.',
  'advice.energyMost': '{by} : au plus {max} par jour sont conseillées ; ce menu vise {aim}.',
  'limit.range': '{quantity} : de {min} à {max} {span}',
  'limit.least': '{quantity} : au moins {min} {span}',
  'limit.most': '{quantity} : au plus {max} {span}',
  'relaxed.daysBelow':
    '{quantity} : moins de {limit} {span} {count} fois sur 7, {amount} au plus bas.',
  'relaxed.daysAbove':
    '{quantity} : plus de {limit} {span} {count} fois sur 7, {amount} au plus haut.',
  'relaxed.weekBelow': '{quantity} : cette semaine en apporte {amount}, moins que {limit} {span}.',
  'relaxed.weekAbove': '{quantity} : cette semaine en apporte {amount}, plus que {limit} {span}.',
  'relaxed.meals': '{quantity} : {count} repas sur {all} ne respectent pas {limit} {span}.',
  'proof.best': 'Nos recettes ne permettent aucune meilleure semaine.',
  'proof.nearlyBest':
    'Aucune semaine possible avec nos recettes ne vaut {percent} % de plus que celle-ci.',
  'proof.withinTill':
    'Cette semaine a été choisie pour que les paquets entiers ne coûtent pas plus que votre budget. S’il ne fallait payer que ce qui est mangé, aucune semaine de nos recettes ne serait meilleure de plus de {percent} %.',
  'proof.withFood':
    'Cette semaine a été choisie pour utiliser ce que vous avez et laisser peu à acheter. Si cela ne comptait pas, aucune semaine de nos recettes ne serait meilleure de plus de {percent} %.',
  'plan.timeRanOut':
    "Le temps a manqué pour finir la recherche : voici la meilleure semaine trouvée, et l'écart possible avec la meilleure est indiqué.",
  'plan.minutesGivenUp':
    'Aucune semaine ne tient en {weekday} minutes de cuisine par jour de semaine et {weekend} le week-end : celle-ci en demande donc plus.',
  'plan.countedByLines':
    "Comptés d'après les ingrédients que vous avez écrits, pour toutes les portions : {meals}.",
  'plan.amountsEstimated':
    'Faute de quantités écrites, ces ingrédients comptent selon notre estimation : {foods} ({meals}).',
  'plan.notCounted':
    'Non comptés : {meals}. Écrivez les ingrédients avec leurs quantités, un par ligne, et ils compteront.',
  'plan.notChecked':
    "Nous n'avons pas pu contrôler ceci, faute de savoir tout ce qu'il y a dedans : {meals}. Un allergène peut s'y trouver.",
  'assumed.you': 'Pour vous.',
  'assumed.table': 'Pour vous et : {names}.',
  'assumed.tableAndMore': 'Pour vous, {names} et d’autres personnes ({count}).',
  'plan.unfitFor': 'Ne convient pas à {name} : {meals}. Veuillez choisir autre chose.',
  'plan.unfitForFoods':
    'Ne convient pas à {name}, à cause de : {foods}. Plat : {meals}. Veuillez choisir autre chose.',
  'plan.unfitMeals': 'Ne convient pas à vos réglages : {meals}. Veuillez choisir autre chose.',
  'list.cut':
    "Votre liste était trop longue pour être lue d'un coup : la fin a été laissée de côté.",
  'list.dishesLeft':
    'Déjà cuit, donc nous ne prévoyons aucune cuisson : {texts}. Mangez-le en premier : au réfrigérateur, dans les deux jours qui suivent sa cuisson ; congelé, le jour où il est décongelé, réchauffé jusqu’à ce qu’il fume.',
  'wish.minutes':
    'Votre liste demande un plat rapide : aucun plat proposé ici ne prend plus de {minutes} minutes.',
  'wish.noOven': 'Votre liste demande de se passer de four : aucun plat proposé ici n’en a besoin.',
  'wish.noHob':
    'Votre liste demande de se passer de plaque et de four : aucun plat proposé ici n’en a besoin.',
  'wish.onePot': 'Votre liste demande une seule casserole : chaque plat proposé ici s’en contente.',
  'wish.microwave': 'Votre liste demande le micro-ondes : chaque plat proposé ici s’y cuit.',
  'wish.airFryer': 'Votre liste demande la friteuse sans huile : chaque plat proposé ici s’y cuit.',
  'wish.guests': 'Le nombre de portions se choisit sur la page du plat.',
  'wish.none':
    'Aucun plat avec ces aliments ne répond à tout ce que votre liste demande : les voici donc tous.',
  'wish.dishLeftOut':
    'Vous avez demandé « {dish} » : aucune de nos recettes de ce nom ne convient à ce que vous nous avez dit ou choisi.',
  'list.leftOutFor': 'Dans aucun des plats ({by}) : {foods}.',
  'list.leftOutForOther': 'Dans aucun des plats, pour {name} : {foods}.',
  'list.notForYou': "Pas pour vous, et dans aucun des plats d'ici : {foods}.",
  'list.notUnderstood': "Nous n'avons pas compris ceci : {texts}.",
  'cost.usPrices': "Environ {cost} aux prix des États-Unis : aucun pays n'a été indiqué.",
  'cost.pricesUs': "Tous les prix sont estimés d'après ceux des États-Unis.",
  'cost.prices':
    "D'où viennent les prix : {observed} % relevés sur les marchés ({country}), {modelled} % calculés d'après d'autres aliments et d'autres pays, {estimated} % estimés d'après ceux des États-Unis.",
  'cost.rateNote': '{note}',
  'rates.other': '{country} : {date}, {source}.',
  'rates.otherNote': '{country} : {date}, {source}. {note}',
  'rates.none': '{country} : aucun taux.',
  'rates.noneNote': '{country} : aucun taux. {note}',
  'cost.pricesPaid':
    "D'où viennent les prix : {paid} % payés par votre foyer, {observed} % relevés sur les marchés ({country}), {modelled} % calculés d'après d'autres aliments et d'autres pays, {estimated} % estimés d'après ceux des États-Unis.",
  'cost.margin':
    "Les prix ne sont connus qu'à peu près ({country}) : cette semaine laisse au moins {percent} % de votre budget.",
  'cost.noMargin':
    "Les prix ne sont connus qu'à peu près ({country}). Nous laisserions pour cela {percent} % de votre budget, mais cette semaine en demande plus.",
  'cost.till':
    'Environ {till} à la caisse : des paquets entiers et, de ce que la plupart des cuisines ont ou de ce qui dure des mois, seulement ce qui est utilisé.',
  'cost.tillOver':
    'Environ {till} à la caisse, soit {over} de plus que votre budget : les magasins vendent par paquet entier, et le reste sert plus tard.',
  'cost.tillLeast':
    'La semaine la moins chère que nous ayons trouvée avec les mêmes règles y coûte environ {least}.',
  'cost.tillIsLeast': 'Nous n’avons trouvé aucune semaine moins chère avec les mêmes règles.',
  'cost.partPacks': 'Il reste plus de la moitié du paquet : {foods}.',
  'cost.partPacksMore': 'Il reste plus de la moitié du paquet : {foods} et {count} de plus.',
  'cost.keptPacks': 'Ce qui reste se garde des mois : {foods}.',
  'cost.keptPacksMore': 'Ce qui reste se garde des mois : {foods} et {count} de plus.',
  'cost.uncounted':
    'Non comptés : les paquets entiers de ce que la plupart des cuisines ont ou de ce qui dure des mois ({foods}). Si vous n’en avez aucun, jusqu’à environ {sum} de plus à la caisse.',
  'cost.uncountedMore':
    'Non comptés : les paquets entiers de ce que la plupart des cuisines ont ou de ce qui dure des mois ({foods} et {count} de plus). Si vous n’en avez aucun, jusqu’à environ {sum} de plus à la caisse.',
  'cost.rateDate': 'Taux de change du {date}.',
  'shopping.roundedUp':
    'Les quantités sont celles des recettes, avec os, peau et coquilles comme en magasin, arrondies ; les magasins vendent par paquet.',
  'shopping.estimates': 'Les prix sont des estimations.',
  'shopping.usPrices':
    "Les prix sont ceux des magasins des États-Unis : aucun pays n'a été indiqué.",
  'shopping.takenAsEnough':
    "Si vous n'avez pas dit combien vous en avez, nous supposons que cela suffit.",
};
