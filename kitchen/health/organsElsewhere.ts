// An organ that is told to be ill in French, Spanish, German, Italian or Portuguese: 'mon foie va mal' is of no liver on a plate.
// Each is told as English tells it: 'liver problems', 'my tongue hurts'.

interface Organs {
  /** How an organ is called, by its English name. */
  readonly names: Readonly<Record<string, string>>;
  readonly owner: string;
  /** What stands between an organ and how it is: 'va', 'está'. */
  readonly verbs: string;
  /** Words that make a 'well' a 'not well'. */
  readonly not: string;
  readonly well: string;
  readonly ill: string;
  /** Before the organ, of itself: 'mal au', 'problemas de'. */
  readonly before: string;
  /** 'Ich habe': what may stand before that. */
  readonly lead: string;
  /** In one word: 'nierenkrank'. */
  readonly joined?: Readonly<Record<string, string>>;
}

const much =
  "(?:(?:très|tres|bien|un peu|trop|vraiment|muy|bastante|un poco|sehr|ziemlich|etwas|total|molto|un po[’']?|davvero|piuttosto|muito|um pouco|meio) )?";

const french: Organs = {
  names: {
    liver: 'foie',
    kidney: 'reins?',
    heart: 'c(?:oe|œ)ur',
    tongue: 'langue',
    brain: 'cerveau',
  },
  owner: '(?:mon|ma|mes|son|sa|ses|notre|nos)',
  verbs: "(?:ne |n[’'])?(?:va|vont|est|sont|fonctionnent?|marchent?|travaillent?)",
  not: 'pas',
  well: '(?:bien|sains?|saine|en forme|en bonne santé|au top)',
  ill: '(?:mal|malades?|fragiles?|fatigu[ée]e?s?|ab[iî]m[ée]e?s?|faibles?|atteinte?s?|foutus?|en mauvais état|en vrac|défaillants?)',
  // 'Mal aux reins' is backache, and 'mal au cœur' is to feel sick.
  before:
    '(?:mal (?:au(?! c(?:oe|œ)ur)|à la|a la)|(?:des |un )?(?:probl[èe]mes?|soucis?|ennuis?|maladies?) (?:de|du|des|aux?|à la|avec (?:le|les|mon|ma|mes)))',
  lead: "(?:j[’']ai|il a|elle a|on a|avoir|je souffre (?:de|d[’'])|(?:j[’']ai )?(?:souvent|toujours))",
};
const spanish: Organs = {
  names: {
    liver: 'h[ií]gado',
    kidney: 'riñ[oó]n(?:es)?|rinon(?:es)?',
    heart: 'coraz[oó]n',
    tongue: 'lengua',
    brain: 'cerebro',
  },
  owner: '(?:mi|mis|su|sus|nuestro)',
  verbs: '(?:est[áa]n?|van?|andan?|funcionan?|trabajan?)',
  not: 'no',
  well: '(?:bien|san[oa]s?|en forma|perfect[oa]s?)',
  ill: '(?:mal|fatal|enferm[oa]s?|dañad[oa]s?|d[ée]bil(?:es)?|fastidiad[oa]s?|jodid[oa]s?|delicad[oa]s?|inflamad[oa]s?)',
  before:
    '(?:(?:me|le) duelen? (?:el|la|los|las|mi|mis)|(?:dolor(?:es)?|mal|problemas?|enferm[oa]|enfermedad) (?:de|del|de la|de los|en el|en la|en los|con el|con la|con los|con mi|con mis))',
  lead: '(?:tengo|tiene|(?:yo )?(?:padezco|sufro|estoy|soy)|a (?:mi|mí))',
};
const german: Organs = {
  names: {
    liver: 'leber',
    kidney: 'nieren?',
    heart: 'herz',
    tongue: 'zunge',
    brain: '(?:ge)?hirn',
  },
  owner: '(?:meine?|seine?|ihre?|unsere?)',
  verbs: '(?:ist|sind|funktionier(?:t|en)|arbeite(?:t|n)|tut|tun|macht|machen)',
  not: 'nicht',
  well: '(?:gut|gesund|in ordnung|okay|ok|fit|mehr richtig|richtig)',
  ill: '(?:krank|schlecht|kaputt|gesch[äa]digt|angegriffen|schwach|weh|probleme|hin|im eimer|entz[üu]ndet|angeschlagen)',
  before:
    '(?:(?:probleme|schmerzen|beschwerden|[äa]rger|es|was) (?:mit|an) (?:der|den|dem|meine[rnm]))',
  lead: '(?:ich habe?|hab|er hat|sie hat)',
  joined: {
    liver: 'leber(?:krank|leiden|probleme?|schaden|schmerzen|erkrankung)',
    kidney: 'nieren(?:krank|leiden|probleme?|schaden|schmerzen|erkrankung|schwäche)',
    heart: 'herz(?:krank|leiden|probleme?|fehler|erkrankung)',
  },
};
const italian: Organs = {
  names: {
    liver: 'fegato',
    kidney: 'reni|rene',
    heart: 'cuore',
    tongue: 'lingua',
    brain: 'cervello',
  },
  owner: '(?:(?:il |la |i )?(?:mio|mia|miei|suo|sua|suoi|nostro))',
  verbs: '(?:va|vanno|sta|stanno|[èe]|sono|funziona(?:no)?|lavora(?:no)?)',
  not: 'non',
  well: '(?:bene|san[oaie]|in forma|a posto)',
  ill: '(?:male|malat[oaie]|malandat[oaie]|danneggiat[oaie]|debol[ei]|affaticat[oaie]|rovinat[oaie]|messo male|messi male)',
  before:
    '(?:(?:(?:i |dei )?problem[ai]|mal|male|dolor[ei]|malattia|malat[oa]) (?:di|al|ai|alla|del|dei|della|con il|con i|con la))',
  lead: '(?:ho|ha|io ho|soffro(?: di)?|sono)',
};
const portuguese: Organs = {
  names: {
    liver: 'f[ií]gado',
    kidney: 'rins|rim',
    heart: 'cora[çc][ãa]o',
    tongue: 'l[íi]ngua',
    brain: 'c[ée]rebro',
  },
  owner: '(?:(?:o |a |os )?(?:meus?|minha|seus?|sua|nosso))',
  verbs: '(?:est[áa]|est[ãa]o|t[áa]|t[ãa]o|vai|v[ãa]o|andam?|funcionam?|trabalham?)',
  not: 'n[ãa]o',
  well: '(?:bem|b[oa]ns?|boa|sadi[oa]s?|saud[áa]ve(?:l|is)|em forma)',
  ill: '(?:mal|ruim|ruins|doentes?|frac[oa]s?|danificad[oa]s?|ferrad[oa]s?|cansad[oa]s?|inflamad[oa]s?)',
  before:
    '(?:(?:dor(?:es)?|problemas?|doente|doen[çc]a) (?:de|do|dos|da|no|nos|na|com o|com os|com a|nos meus|no meu))',
  lead: '(?:tenho|tem|sofro|sou|estou|eu tenho)',
};

const start = '(?<=^|[.,;:!?\\n(]\\s{0,3}|(?<!\\p{L})(?:et|y|und|e|ed|mais|pero|aber|ma|mas) )';
const end =
  '(?=\\s{0,3}(?:$|[.,;:!?\\n)])| (?:et|y|und|e|ed|mais|pero|aber|ma|mas|donc|also|quindi|desde|depuis|seit) )';
const alone = '(?=\\s{0,3}(?:$|[.;\\n]))';

interface Telling {
  readonly said: RegExp;
  readonly means: (organ: string) => string;
}

/** Pain of these is of no condition of the tables. */
const hurting: Readonly<Record<string, string>> = {
  tongue: 'my tongue hurts',
  brain: 'my head hurts',
};
const problems = (organ: string): string => hurting[organ] ?? `${organ} problems`;
const owned = (organ: string): string => hurting[organ] ?? `my ${organ}`;
const fine = (organ: string): string => `my ${organ === 'brain' ? 'head' : organ} is fine`;

function tellingsOf(language: Organs, isList: boolean): readonly Telling[] {
  const { names, owner, verbs, not, well, ill, before, lead, joined = {} } = language;
  const groupsOf = (words: Readonly<Record<string, string>>): string =>
    `(?:${Object.entries(words)
      .map(([organ, name]) => `(?<${organ}>${name})`)
      .join('|')})`;
  const whole = (source: string, means: Telling['means'], closed = end): Telling => ({
    said: new RegExp(`${start}(?:${lead} )?${source}${closed}`, 'giu'),
    means,
  });
  const organ = groupsOf(names);
  return [
    whole(
      `${owner} ${organ} (?:${not} )?${verbs} (?:plus |mehr |più )?${not} ${much}${well}`,
      problems,
    ),
    whole(`${owner} ${organ} ${not} ${verbs} (?:${not} )?${much}${well}`, problems),
    whole(`${owner} ${organ} ${verbs} ${much}${well}`, fine),
    whole(`${owner} ${organ} (?:${verbs} )?${much}${ill}`, problems),
    whole(`${before} ${organ}`, problems),
    // In a list of foods 'meine Leber' may be one.
    ...(isList ? [] : [whole(`${owner} ${organ}`, owned, alone)]),
    ...(language.joined ? [whole(groupsOf(joined), problems)] : []),
  ];
}

const languages = [french, spanish, german, italian, portuguese];
const inHealth = languages.flatMap((each) => tellingsOf(each, false));
const inList = languages.flatMap((each) => tellingsOf(each, true));

const organIn = (groups: Readonly<Record<string, string | undefined>>): string =>
  Object.keys(groups).find((organ) => groups[organ] !== undefined) ?? '';

/** @param isList whether foods may stand in it too */
export const organsElsewhere = (text: string, isList: boolean): string =>
  (isList ? inList : inHealth).reduce(
    (told, { said, means }) =>
      told.replace(said, (...match: unknown[]) =>
        means(organIn(match.at(-1) as Record<string, string | undefined>)),
      ),
    text,
  );
