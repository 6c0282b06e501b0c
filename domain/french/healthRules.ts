/** What medicines ask of food, and why a clinic sets a diet (`medicines.csv`, `supervised.csv`), by their ids. */
const noGrapefruit =
  'Nous excluons pamplemousse, pomélo et orange amère, ainsi que leurs jus et marmelades.';
const metabolic = 'Demandez à votre centre de maladies métaboliques ou à votre diététicien.';
const eatingDisorder =
  'Demandez à votre médecin ou à un service spécialisé dans les troubles alimentaires.';
const nutritionTeam = 'Demandez à votre équipe de nutrition ou à votre diététicien.';
const whoEats =
  "Nommez-les sous « À table » plutôt que dans vos propres réglages de santé : ce qu'ils ne doivent pas manger n'entrera pas dans le plat.";

export const medicineRule: Readonly<Record<string, string>> = {
  warfarin:
    "Gardez à peu près la même quantité d'aliments riches en vitamine K d'un jour à l'autre, sans les supprimer. Pour qu'aucun jour n'en apporte bien plus que les autres, nous prévoyons au plus 250 µg de vitamine K par jour, selon notre propre estimation, et signalons les plats qui en apportent beaucoup, comme ceux au chou kale : demandez à votre équipe soignante quelle est votre quantité habituelle. Nous excluons canneberge, grenade et pamplemousse ; limitez l'alcool à une quantité faible et régulière, et prévenez votre équipe soignante avant de changer d'alimentation.",
  grapefruit_statins: `Pas de pamplemousse avec cette statine. ${noGrapefruit}`,
  grapefruit_blood_pressure: `Pas de pamplemousse avec ce médicament contre la tension. ${noGrapefruit}`,
  grapefruit_transplant: `Ni pamplemousse ni sel de substitution au potassium avec ce médicament. ${noGrapefruit}`,
  grapefruit_heart: `Pas de pamplemousse avec ce médicament pour le cœur. ${noGrapefruit}`,
  grapefruit_mind: `Pas de pamplemousse avec ce médicament. ${noGrapefruit}`,
  grapefruit_others: `Pas de pamplemousse avec ce médicament. ${noGrapefruit}`,
  maoi: "Pas de fromage affiné, de viande ni de poisson salés, fumés ou séchés, de foie, de soja fermenté, d'extrait de levure, de choucroute, de fèves ni d'alcool. Mangez tout frais, et continuez ainsi deux semaines ou plus après le dernier comprimé, selon l'avis de votre médecin.",
  maoi_weak:
    "Évitez les repas riches en fromage affiné, en charcuterie ou viande séchée, en soja fermenté, en choucroute, en bière pression ou en vin rouge, jusqu'à deux jours après la dernière dose de linézolide ou selon l'avis de votre médecin.",
  isoniazid:
    'Évitez fromage affiné, charcuterie, soja fermenté, vin rouge et thon à chair foncée ou en boîte, qui peuvent provoquer rougeurs et palpitations.',
  lithium:
    "Gardez à peu près la même quantité de sel et de boissons d'un jour à l'autre. Pas de régime pauvre en sel ni de jeûne sans votre équipe ; buvez davantage en cas de chaleur ou de maladie, et demandez conseil.",
  potassium_raising:
    'Pas de sel de substitution au potassium. Les fruits et légumes ordinaires conviennent, sauf si votre prise de sang dit le contraire.',
  insulin:
    "Mangez à heures régulières, avec des glucides à chaque repas, et n'en sautez aucun. Pas de régime pauvre en glucides ni cétogène et pas de jeûne sans votre équipe de diabétologie, pas d'alcool sans manger, et gardez du sucre à portée de main en cas d'hypoglycémie.",
  sulfonylureas:
    "Mangez à heures régulières, avec des glucides à chaque repas, et n'en sautez aucun. Pas de régime pauvre en glucides ni cétogène et pas de jeûne sans votre équipe de diabétologie, et pas d'alcool sans manger.",
  sglt2:
    "Pas de régime cétogène, ni très pauvre en glucides, ni de jeûne avec ce médicament. C'est votre équipe de diabétologie qui dit quoi faire les jours de maladie.",
  glp1: "De petits repas, mangés lentement, les protéines d'abord ; peu de fritures et d'aliments gras, et peu d'alcool ; buvez tout au long de la journée.",
  levothyroxine:
    "À prendre avec de l'eau à jeun, au moins 30 minutes avant le petit-déjeuner ou le café, et à 4 heures du calcium, du fer et du soja. Aucun aliment n'est interdit ; laissez de côté le varech.",
  metronidazole:
    "Pas d'alcool, même dans les plats, jusqu'à 48 heures après la dernière dose de métronidazole et 72 heures après le tinidazole.",
  disulfiram:
    "Pas d'alcool du tout : ni dans les sauces, le vinaigre, les extraits comme la vanille, les desserts ou les marinades, ni dans les bains de bouche et les sirops, jusqu'à deux semaines après le dernier comprimé.",
  methotrexate:
    "Pas d'alcool, ou aussi peu que votre médecin l'admet. Ne prenez de l'acide folique que sur ordonnance, et pas de lait cru ni de fromage à pâte molle affiné si l'on vous dit que vos défenses sont faibles.",
  retinoids:
    "Pas de foie, de pâté de foie, d'huile de foie de morue ni de comprimés de vitamine A, et pas d'alcool : avec l'acitrétine, pour les femmes, jusqu'à deux mois après la dernière gélule.",
  milk_antibiotics:
    'Prenez lait, yaourt, fromage, boissons enrichies en calcium, fer et antiacides à deux heures ou plus de chaque dose. Ils conviennent le reste du temps.',
  bisphosphonates:
    "À prendre avec de l'eau du robinet avant de manger ; restez debout ou assis, et attendez 30 minutes avant le petit-déjeuner, le lait, le jus, le café ou d'autres comprimés.",
  iron_tablets:
    "Prenez-les avec de l'eau ou du jus d'orange, et gardez thé, café, lait et céréales complètes à une heure ou deux d'écart.",
  digoxin:
    "Pas de réglisse, même en tisane ou en bonbons, et prenez le comprimé à distance du son et des fibres en poudre. Gardez à peu près la même quantité d'aliments riches en potassium.",
  theophylline:
    'Gardez café, thé, cola et boissons énergisantes en petite quantité, à peu près la même chaque jour. Pas de passage brusque à un régime très riche en protéines ou très pauvre en glucides.',
  clozapine:
    "Gardez à peu près la même quantité de café, thé, cola et boissons énergisantes chaque jour, et prévenez votre équipe soignante avant d'en changer ou de changer votre consommation de tabac.",
  levodopa:
    'Prenez les doses 30 à 60 minutes avant les repas. Si les protéines les affaiblissent, votre équipe peut en déplacer la plus grande part au soir : pas de régime riche en protéines sans elle.',
  orlistat:
    'Des repas pauvres en graisses, réparties sur la journée : environ 15 g au plus à chaque repas.',
  potassium_losing:
    'Ils font perdre du sel et du potassium : pas de réglisse, qui fait aussi baisser le potassium, et peu de sel, qui agit contre eux. Demandez à votre équipe combien boire, et demandez-lui conseil avant de prendre du sel ou des comprimés de potassium.',
  water_tablets:
    "Certains font perdre du potassium, d'autres le retiennent. Écrivez le nom du vôtre ; en attendant, nous excluons les sels de substitution au potassium. Pas de réglisse, et demandez à votre pharmacien de quelle sorte il s'agit.",
  doac: "Les légumes verts et autres aliments riches en vitamine K conviennent, contrairement à la warfarine. Prenez le rivaroxaban juste après un repas. Demandez à votre pharmacien avant de prendre beaucoup de jus de pamplemousse, du millepertuis ou d'autres plantes médicinales.",
  clopidogrel: `Pas de pamplemousse avec le clopidogrel. ${noGrapefruit}`,
  steroids:
    "Prenez assez de calcium chaque jour, avec du lait, du fromage ou des légumes verts, et pas beaucoup de réglisse. Si vous avez un diabète, contrôlez votre glycémie plus souvent. Ils affaiblissent les défenses : si l'on vous dit de ne rien manger de cru, écrivez aussi « système immunitaire affaibli », et demandez le reste à votre médecin ou à votre pharmacien.",
  st_johns_wort:
    "Nous ne connaissons aucun aliment à exclure avec lui, mais il change l'effet de nombreux médicaments, dont la warfarine, la pilule et ceux pour le cœur, l'épilepsie, le VIH, le moral et les greffes. Nous ne pouvons pas le juger à côté d'un médicament : demandez à votre pharmacien avant de continuer les deux.",
};

export const supervisedWhy: Readonly<Record<string, string>> = {
  sibo: "Les recommandations ne s'accordent sur aucun régime, et les aliments qui gênent diffèrent d'une personne à l'autre : nous ne pouvons dire d'aucun plat qu'il convient. Demandez à votre gastro-entérologue ou à un diététicien avant d'exclure des groupes entiers d'aliments, et écrivez ici ce qu'on vous dit d'éviter.",
  pollen_food:
    "Fruits et légumes crus, fruits à coque et boissons au soja font gratter la bouche, et lesquels diffère d'une personne à l'autre. Nous excluons ceux qui sont nommés le plus souvent ; nous ne connaissons pas les vôtres. Demandez à votre médecin ou à un allergologue lesquels éviter, et si cuits ou en boîte ils sont sûrs pour vous, puis écrivez-les ici.",
  mast_cell:
    "Ce qui la déclenche diffère d'une personne et d'un jour à l'autre, et les recommandations n'ont pas de liste d'aliments : nous ne pouvons dire d'aucun plat qu'il convient. Demandez à votre allergologue, à votre service d'hématologie ou à un diététicien, et écrivez ici ce que vous devez éviter.",
  coeliac_test:
    "Ils ne sont justes que si l'on mange du gluten à plus d'un repas par jour pendant au moins six semaines avant, et jusqu'à leur fin. On ne sait qu'ensuite s'il vous fait du mal. Demandez à votre médecin avant d'exclure le gluten.",
  eosinophilic_oesophagitis:
    "Les aliments en cause se cherchent un par un, avec des biopsies, et c'est votre équipe qui fixe ce que vous laissez et quand vous le reprenez. Nous excluons seulement ce que vous nommez, et ne savons pas si une bouchée peut rester coincée. Demandez à votre gastro-entérologue ou à un diététicien, et écrivez ici ce que vous devez éviter en ce moment.",
  soft_diet:
    "La texture d'un plat dépend de la cuisson et de la découpe, et nous n'en testons aucune : nous ne pouvons dire d'aucun plat qu'il convient. Demandez à votre médecin, à votre dentiste ou à votre orthophoniste quelles textures sont sûres pour vous, et pour combien de temps.",
  pku: `La phénylalanine se compte au milligramme avec des prises de sang, et nous n'avons sa valeur pour aucun aliment. ${metabolic}`,
  msud: `La leucine se compte à chaque repas, un écart peut provoquer une crise, et nous n'avons sa valeur pour aucun aliment. ${metabolic}`,
  tyrosinaemia: `La tyrosine et la phénylalanine se comptent avec des prises de sang, et nous n'avons leur valeur pour aucun aliment. ${metabolic}`,
  homocystinuria: `La méthionine se limite d'après des prises de sang, avec un substitut protéique médical, ce que nous ne pouvons pas planifier. ${metabolic}`,
  galactosaemia: `Le galactose doit être évité toute la vie, même là où il se cache dans des aliments pauvres en lactose, et nos valeurs de lactose sont trop approximatives pour cela. ${metabolic}`,
  urea_cycle: `Les protéines sont prescrites au gramme, et un jeûne ou une maladie peut faire monter l'ammoniac en quelques heures : seul votre centre peut fixer vos repas. ${metabolic}`,
  organic_acidaemia: `Les protéines sont prescrites au gramme, et un régime d'urgence remplace les repas en cas de maladie : seul votre centre peut fixer vos repas. ${metabolic}`,
  fructose_intolerance: `Le fructose, le saccharose et le sorbitol peuvent abîmer le foie même à l'état de traces, et notre table ne les donne pas pour chaque aliment. ${metabolic}`,
  glycogen_storage: `La glycémie peut chuter dangereusement en quelques heures, et les repas suivent un horaire avec une quantité d'amidon mesurée, ce que nous ne pouvons pas planifier. ${metabolic}`,
  fat_oxidation: `Un jeûne ou de mauvaises graisses peuvent provoquer une crise, et c'est votre centre qui fixe les heures entre les repas et les sortes de graisses. ${metabolic}`,
  mitochondrial_keto: `Il faut un régime fixé et mesuré par un centre spécialisé, et les conseils ordinaires sur l'amidon et le jeûne peuvent nuire. ${metabolic}`,
  keto_epilepsy:
    "Ce régime est un traitement dont les graisses et les glucides sont prescrits au gramme et contrôlés par des prises de sang, ce que nous ne pouvons pas faire. Demandez à votre équipe d'épileptologie ou à un diététicien spécialisé.",
  anorexia: `Les menus, les poids et les calories d'une application peuvent aggraver la maladie, et nous n'en donnons donc pas. ${eatingDisorder}`,
  bulimia: `Les menus et les calories d'une application peuvent aggraver la maladie, et les vomissements demandent un suivi médical : nous n'en donnons donc pas. ${eatingDisorder}`,
  binge_eating: `Les régimes et les objectifs de calories peuvent déclencher des crises, et le traitement passe par la parole : nous ne planifions donc rien. ${eatingDisorder}`,
  arfid:
    'Les quelques aliments rassurants sont élargis pas à pas avec un spécialiste, et un menu général peut les réduire encore. Demandez à votre médecin, à votre diététicien ou à un service spécialisé dans les troubles alimentaires.',
  bariatric:
    "Après l'opération, portions, textures et compléments suivent des étapes que fixe votre équipe chirurgicale, et des portions ordinaires peuvent nuire. Demandez à votre équipe de chirurgie de l'obésité ou à votre diététicien.",
  dysphagia:
    'Une mauvaise texture peut étouffer ou passer dans les poumons, et nous ne pouvons ni contrôler ni planifier les textures. Demandez à votre orthophoniste ou à votre diététicien.',
  tube_feeding:
    'Les mélanges pour sonde sont prescrits, et des aliments faits maison peuvent la boucher ou causer une infection : nous ne planifions donc rien. Demandez à votre infirmier en nutrition ou à votre diététicien.',
  parenteral: `Ce que vous mangez s'équilibre avec ce que donne la perfusion, d'après des prises de sang dont seule votre équipe dispose. ${nutritionTeam}`,
  child: `Les enfants ont besoin d'autres quantités, textures et nutriments que les adultes, et tout ici est calculé pour des adultes. ${whoEats} Demandez à votre pédiatre, à la PMI ou à un diététicien pour enfants.`,
  teenager: `Les jeunes en pleine croissance ont besoin d'autres quantités que les adultes, et tout ici est calculé pour des adultes. ${whoEats} Demandez à votre médecin ou à un diététicien.`,
  infant:
    "Le miel n'est pas pour les bébés de moins de 12 mois, même cuit dans un plat : il peut contenir des bactéries qui causent le botulisme infantile.",
  small_child:
    "Les noix et arachides entières et le popcorn ne sont pas pour les enfants de moins de 5 ans, qui peuvent s'étouffer ; moulues ou en purée lisse, un enfant qui n'est pas allergique aux noix et aux arachides peut en manger dès 6 mois environ.",
  cystic_fibrosis:
    'Énergie, sel, vitamines et enzymes sont adaptés à vos poumons et à vos examens, et les conseils ordinaires sur les graisses ou le sel peuvent nuire. Demandez au diététicien de votre centre de la mucoviscidose.',
  short_bowel: `Ce que vous pouvez boire est limité et remplacé par une solution de sel et de glucose, d'après vos pertes, que nous ne pouvons pas connaître. ${nutritionTeam}`,
  new_ileostomy:
    "Les 6 à 8 premières semaines, les fibres peuvent boucher la stomie, et vous perdez du sel et de l'eau : votre équipe ajoute donc les aliments un par un. Demandez à votre infirmier stomathérapeute ou à votre diététicien.",
  gastroparesis:
    "Les aliments restent dans l'estomac : texture, fibres et graisses dépendent de ce que vous gardez, que nous ne pouvons pas connaître. Demandez à votre gastro-entérologue ou à votre diététicien.",
  bowel_flare:
    "Pendant une poussée, ce qui aide peut être le contraire des conseils ordinaires, et certaines personnes ont besoin d'une alimentation liquide prescrite. Demandez à votre équipe de gastro-entérologie ou à votre diététicien.",
  diverticulitis_attack:
    "Une crise peut demander des antibiotiques, du repos pour l'intestin ou une opération, et les fibres ne reviennent que sur avis médical. Demandez à votre médecin.",
  pancreatitis:
    "Une crise aiguë se soigne à l'hôpital ; ensuite, graisses, enzymes et sucres dépendent de l'état de votre pancréas. Demandez à votre médecin ou à votre diététicien.",
  new_transplant:
    "Les défenses sont au plus bas et les médicaments changent chaque semaine : c'est votre centre de greffe qui fixe ce que vous pouvez manger. Demandez à votre centre de greffe ou à son diététicien.",
  refeeding:
    "Après des jours sans manger ou à un poids très bas, remanger trop vite peut arrêter le cœur : cela se fait sous contrôle sanguin. Demandez à un médecin, aujourd'hui même.",
  neutropenia:
    "Avec très peu de globules blancs, même des aliments sûrs pour d'autres peuvent causer une infection grave, et chaque service a sa propre liste. Demandez à votre équipe de cancérologie ou d'hématologie.",
  hyperemesis:
    "Quand rien ne reste, l'eau, les sels et la vitamine B1 passent d'abord, et il faut un médecin, pas un menu. Demandez à votre sage-femme ou à votre maternité, aujourd'hui même.",
  bowel_obstruction:
    'Les fibres et les morceaux peuvent boucher un intestin rétréci, et votre équipe fixe ce qui passe à chaque étape. Demandez à votre équipe chirurgicale ou digestive.',
  stomach_removed:
    'Après ces opérations, portions, sucres, enzymes et vitamines suivent des étapes que fixe votre équipe chirurgicale. Demandez à votre équipe chirurgicale ou à son diététicien.',
  prader_willi:
    "La faim n'a pas de fin, et les repas doivent être planifiés et gardés sous clé avec une équipe spécialisée, ce qu'une application ne peut pas faire. Demandez à votre centre spécialisé ou à votre diététicien.",
  cancer_weight:
    "Le poids perdu pendant une chimiothérapie ou une radiothérapie affaiblit le traitement, et ce qui se mange doit être enrichi et change d'une semaine à l'autre. Demandez à votre équipe d'oncologie ou à son diététicien.",
  liver_failing:
    "Avec du liquide dans le ventre ou l'esprit embrouillé, protéines, sel et heures des repas sont fixés par votre équipe d'hépatologie, et une erreur peut provoquer la crise suivante. Demandez à votre équipe d'hépatologie ou à son diététicien.",
};
