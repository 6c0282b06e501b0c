/** One and several of a food, by its French name: 'oignon nouveau', 'feuilles de laurier'. */

/** The same of one and of several. */
const alike =
  /^(?:anis|antillais|ananas|anchois|bas|brebis|cassis|chips|couscous|doux|épais|frais|gras|gros|houmous|injera|jus|maïs|naan|noix|panais|pois|radis|ras|riz|roux|travers|\d+|%)$/;
/** What only tells the kind, and what follows it. */
const named = /^(?:butternut|pumpernickel|Brésil|pita|cerises?|kilomètres|mange-tout)$/;
/** From here on a name says what it is of, or how it comes. */
const further = /(?:\s(?:de|du|des|à|au|aux|en|et|ou)\s|\s[dl]['’]|\s?[(,])/;

const changed = (name: string, wordOf: (word: string) => string): string => {
  const end = further.exec(name)?.index ?? name.length;
  return `${name
    .slice(0, end)
    .split(' ')
    .map((word) => (alike.test(word) || named.test(word) ? word : wordOf(word)))
    .join(' ')}${name.slice(end)}`;
};

export const inOne = (name: string): string =>
  changed(name, (word) =>
    /(?:eaux|oux)$/.test(word) ? word.slice(0, -1) : word.replace(/s$/, ''),
  );

/** 'Chou-fleur' is 'choux-fleurs'. */
const manyOf = (word: string): string => {
  if (/[sxz]$/.test(word)) return word;
  if (word.startsWith('chou-')) return `choux-${word.slice('chou-'.length)}s`;
  return `${word}${/(?:eau|chou)$/.test(word) ? 'x' : 's'}`;
};
export const inMany = (name: string): string => changed(name, manyOf);

const feminine = new Set(
  `aile algue alose amande anguille arachide ase asperge aubergine avoine baguette baie banane bavette betterave bière biscotte
blette boisson boîte botte boulette branche brioche cacahuète caille calebasse canneberge cannelle carambole cardamome carotte
carpe castagnole caséine cerise chapelure châtaigne chicorée chips choucroute christophine ciboulette citronnelle compote
confiture coriandre côte courbine courge courgette crème crevette cuisse câpre datte dinde dorade eau écrevisse échalote épaule
épice escalope étoile fane farce farine fécule feta feuille fève figue fleur fraise framboise frite galette gélatine glace gousse
goyave graine graisse grenade huile huître igname infusion injera laitue langue lentille levure macédoine mandarine mangue
margarine margose matière mayonnaise mélasse menthe merguez mortadelle morue moule moutarde mozzarella mûre myrtille nectarine
noisette noix nouille oie olive orange palourde papaye papengaye pastèque patate patte pâte perche perle pièce pintade pistache
poire poitrine pomme poudre poule pousse protéine prune purée racine rhubarbe ricotta roquette salsa sapotille sardine sauce
saucisse sauge semoule soupe tête tige tomate tortilla tranche tripe truite viande vinaigrette`.split(
    /\s+/,
  ),
);

/** What an adjective agrees with. */
export interface Agreement {
  readonly isFeminine: boolean;
  readonly isMany: boolean;
}

/** Several, though their name would be the same of one. */
const several =
  /^(?:anchois|chips|noix(?!,? de (?:coco|muscade))|pois|radis(?! blanc)|travers)(?![\p{L}-])/u;

/** @param name a food or what it comes in: 'pommes de terre', 'gousse' */
export function agreementOf(name: string): Agreement {
  const [head = ''] = name.split(/[ ,(]/);
  return {
    isFeminine: feminine.has(inOne(head)),
    isMany: inOne(name) !== name || several.test(name),
  };
}
