import type { RefusalCode } from '../noteCodes.ts';

/** Why there is no plan. */
export const refusal: Readonly<Record<RefusalCode, string>> = {
  'refusal.noTime':
    "Nous n'avons trouvé aucun menu dans le temps imparti. Veuillez réessayer, ou assouplir une limite.",
  'refusal.supervised':
    '{by} : ce régime se suit de près avec votre équipe soignante, et un menu de notre part pourrait nuire. Demandez-lui un menu ; pour tout le reste, nous vous aidons volontiers.',
  'refusal.young':
    "{by} : nous ne planifions que pour des adultes. Nommez-les sous « À table » et retirez-les de vos propres réglages de santé : ce qu'ils ne doivent pas manger n'entrera pas dans le plat.",
  'refusal.questionFirst':
    "Veuillez d'abord répondre à une question, afin que le menu vous convienne.",
  'refusal.swallowing':
    "Si vous avez du mal à avaler, la texture des aliments est fixée par votre orthophoniste, et nous ne pouvons pas la prévoir. Veuillez demander un menu à l'équipe qui vous suit.",
  'refusal.unknownMeals':
    'Nous ne connaissons pas assez bien ceci pour planifier autour : {meals}. Chaque ingrédient doit avoir un aliment que nous connaissons et une quantité. Veuillez compléter, remplacer ou déverrouiller ce repas.',
  'refusal.unfitMeals':
    'Ne convient plus à vos réglages : {meals}. Veuillez choisir autre chose ou déverrouiller.',
  'refusal.noDish':
    'Aucun de nos plats ne convient à ce que vous nous avez dit ({meals}) : aucune semaine ne peut être planifiée.',
  'refusal.lockedBreaksLimit':
    "Un repas qui devait rester dépasse à lui seul l'une de vos limites. Veuillez le déverrouiller ou le remplacer.",
  'refusal.noneForBudget':
    "Nous n'avons trouvé aucun menu pour {budget} dans le temps imparti ; ce qui est mangé dans le moins cher coûte environ {smallest}. Veuillez réessayer, ou augmenter le budget.",
  'refusal.budgetTooSmall':
    '{budget} par semaine ne suffisent pas (personnes : {people}, pays : {country}). Dans la semaine la moins chère qui respecte vos limites, ce qui est mangé coûte environ {smallest}.',
  'refusal.impossible':
    'Aucune semaine faite de nos plats ne respecte tout cela à la fois : de {least} à {most} par jour, et vos limites ({quantities}).',
  'refusal.impossibleAround':
    'Autour des repas qui doivent rester, aucune semaine faite de nos plats ne respecte tout cela à la fois : de {least} à {most} par jour, et vos limites ({quantities}).',
  'refusal.opposedEnergies':
    "{less} : moins d'énergie que votre besoin. {more} : pas moins, ou davantage. Aucun menu ne peut respecter les deux, nous n'en faisons donc pas : demandez à votre médecin ce qui passe en premier.",
  'refusal.energyConflict':
    "Au moins {least} et au plus {most} par jour sont demandées à la fois ({by}). Aucun menu ne peut respecter les deux, nous n'en faisons donc pas : demandez à votre médecin ce qui passe en premier.",
  'refusal.quantityConflict':
    "{quantity} : au moins {least} par jour ({more}), et au plus {most} ({less}). Aucun menu ne peut respecter les deux, nous n'en faisons donc pas : demandez à votre médecin ce qui passe en premier.",
  'relaxation.budgetLonger':
    '{budget} par semaine paient ce qui est mangé si la cuisine peut prendre plus de temps que demandé.',
  'relaxation.budgetMinutes':
    "{budget} par semaine paient ce qui est mangé, en cuisinant jusqu'à {weekday} minutes en semaine et {weekend} le week-end.",
  'relaxation.budgetWithinMore':
    'En gardant vos temps de cuisine, ce qui est mangé coûte {budget} par semaine, soit {more} de plus.',
  'relaxation.budgetPacks':
    'En paquets entiers, comme les magasins les vendent, cette semaine la moins chère coûte environ {budget} en caisse, et il en reste.',
  'relaxation.budgetWithin':
    '{budget} par semaine paient ce qui est mangé, en gardant vos temps de cuisine.',
  'relaxation.keptMinutes':
    'En gardant vos temps de cuisine, ce qui est mangé en une semaine coûterait environ {budget}, soit {more} de plus que votre budget.',
};
