// How a person says that a food harms them, that it does not, or that it is somebody else's.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Everyday words that stand around the name of a food, a diet or a medicine and mean nothing more
 * by themselves. A part of a text in which only these are left over is understood.
 */
export const talk = words(`
  a an the my our your his her their its it is are am was were be been being i im ive id we us me he
  she they them you of to for from with without in on at by as and or nor if so that this these those
  there here all any every each both some more most much many lot lots bit too very really quite just
  only also even still yet again always often sometimes never not no non none cannot cant cant dont
  doesnt didnt wont wouldnt isnt arent wasnt werent havent hasnt hadnt do does did done doing have has
  had having get gets got getting give gives gave given make makes made making bring brings brought
  set sets setting off send sends sent put puts go goes gone going come comes came coming take takes
  taken took keep keeps kept let leave leaves out up down over under in into onto about around away
  back than then when whenever while once twice after before during since until till will would
  should could can may might must need needs needed want wants try trying tried avoid avoids avoiding
  avoided eat eats eating ate eaten drink drinks drinking drank have food foods foodstuff meal meals
  dish dishes thing things stuff anything everything nothing something form forms kind kinds type
  types sort bad badly poorly ill unwell sick sickness vomit vomits vomiting nausea nauseous diarrhoea
  diarrhea runs loose stomach tummy belly gut guts cramps cramp bloat bloated bloating gas gassy wind
  hive hives rash rashes welt welts itch itches itchy itching tingle tingles swell swells swelled
  swelling swollen puffy puff throat closes close closing close tight tighten tightens breathe
  breathing wheeze wheezy lips lip tongue mouth gums face eyes eye ears ear skin numb burn burns
  burning bleeds cracks weeps flare flares flared flaring break breaks broke reaction reactions react
  reacts reacted reacting allergy allergies allergic allergen allergens allergenic intolerance
  intolerances intolerant tolerate tolerates sensitive sensitivity anaphylaxis anaphylactic anaphylaxic
  angioedema shock epipen epi pen pens jext emerade injector carry carries carrying hospital hosp er
  ambulance resus piriton antihistamine antihistamines severe severely serious seriously mild strict
  strictly deadly dangerous danger violent violently known diagnosed confirmed tested testing test
  tests result results ige class level doctor doctors dr gp nurse consultant specialist dietitian
  dietician clinic hospital visitor midwife pharmacist told says said say advice advised recommended
  allowed supposed reject rejects rejected disagree disagrees upset upsets upsetting trigger triggers
  triggered enemies enemy mix poison kill kills fatal free please pls thanks thank cut cutting stop
  stopped steer clear touch stay stays well right wrong like dislike hate hates love family partner
  husband hubby hubs wife wifey boyfriend girlfriend bf gf son sons daughter daughters child children
  kid kids grandson granddaughter grandchild mum mom dad mother father parent parents brother sister
  flatmate housemate roommate guest guests friend friends resident care home house household cook
  cooks cooking cooked share shares sharing table everyone everybody someone somebody people person
  one two three four five six day days daily week weeks weekend month months year years yr yrs today
  since baby toddler birth childhood kid old age adult adults raw fresh dried whole smell trace traces
  small tiny amount amounts bite crumb contain contains containing containing include includes
  including made anywhere especially mainly mostly possibly probably maybe think thinks thought
  suspected suspect wait waiting list new now recently currently long term time times day ever
  way terrible awful horrible something violently properly full blown proper dodgy pretty own self
  carton food intollerant also due because cause causes caused causing ones other others rest fine ok
  okay safe yes yeah no-go nogo wary careful watch limit limits less low lower reduce reduced reducing
  plan plans diet diets dietary eater follow follows following lifestyle basis religion religious
  reasons reason ethical ethically belief beliefs fully strict since health condition conditions
  medication medications medicine medicines meds tablet tablets pill pills dose doses mg mcg units
  unit morning night evening bedtime daily bd od tds prescribed prescription injection injections
  jab jabs weekly started start starting taking use uses using used uses user overnight tonight early late lol haha tbh really violently months
`);

/** Ways of saying that a food does no harm, in one part of a text. */
const takesBack: readonly RegExp[] = [
  /\b(?:outgrew|outgrown|grown out of|grew out of|cleared (?:me|him|her|up))\b/,
  /\b(?:is|are|am|was|were) not allergic\b/,
  /^(?:i am |im )?not allergic\b/,
  /\bno longer allergic\b/,
  /\b(?:no|without|sin|sans|senza|sem|ohne|keine?|pas d) (?:\p{L}+ ){0,3}(?:all?erg|intoler)/u,
  /\ball?erg\w* no$/,
  /\b(?:is|are|now|s|totally|all|am) (?:fine|ok|okay|safe|no (?:problem|bother))\b/,
  /\b(?:fine|ok|okay|safe|no (?:problem|bother|issues?|trouble))(?: for (?:me|us)| apparently)?$/,
  /\b(?:fine|ok|okay|no (?:problem|issues?|trouble)) with\b/,
  /^(?:(?:i|we) )?(?:can|may) (?:still |now )?(?:eat|have|tolerate)\b/,
  /^(?:pas (?:a|au|aux) |nicht gegen )/,
  /^(?:i|we) (?:do )?(?:eat|love|enjoy|like)\b/,
  /\b(?:lover|favourite|favorite)\b|\b(?:are|is) (?:my|our|a) go to\b/,
  /\b(?:cant|cannot) (?:live without|get enough)\b/,
  /\b(?:eat|have|get) more\b/,
  /\b(?:scrap|remove|forget|ignore|delete)\b/,
  /\b(?:biopsy|test|tests|tested) (?:was |were |came back )?negative\b/,
  /\b(?:gave up|stopped) being\b/,
  / yes$/,
  /\b(?:ca va|geht|va bene|esta bien|no pasa nada)$/,
];

/** 'I eat peanuts and swell up' takes nothing back. */
const harms =
  /\b(?:swell|swells|swelled|ill|sick|hives|rash|itch\w*|vomit\w*|reacts?|reactions?|pain|cramps?|welts?|anaphyla\w*|makes? me|give[ns]? me|not|dont|no more)\b/;

/** Whether a part of a text says clearly that what it names does no harm. `tokens` are plain words. */
export function isHarmless(tokens: readonly string[]): boolean {
  const text = tokens.join(' ');
  if (!takesBack.some((pattern) => pattern.test(text))) return false;
  const rest = text.replace(/\b(?:not allergic|no (?:problem|bother|issues?|trouble))\b/g, '');
  return !harms.test(rest) || /\bnot allergic\b/.test(text);
}

/** Said behind a 'but', these take back what came before it. */
const retracts =
  /\b(?:outgrew|outgrown|grown out of|grew out of|cleared (?:me|him|her)|biopsy (?:was )?negative|tests? (?:was |were |came back )?negative|turned out not)\b/;

export const isRetracted = (tokens: readonly string[]): boolean => retracts.test(tokens.join(' '));

/** Somebody who does not eat at this table: an animal, a former partner, the dead, an earlier time. */
const notAtTable =
  /\b(?:my ex|ex (?:wife|husband|boyfriend|girlfriend|partner)|my (?:dog|dogs|cat|cats|pet|pets)|late (?:wife|husband|mum|mom|dad|father|mother|partner|grandmother|grandfather|nan)|died|passed away|family history|transplanted my|used to (?:be|take|have))\b/;

export const isNotAtTable = (tokens: readonly string[]): boolean =>
  notAtTable.test(tokens.join(' '));

/** What is only liked less counts against a dish and is nothing of health. */
const mild = /\b(?:rather not|not keen|not fond|prefer not|not (?:a )?(?:big )?fan|not mad)\b/;

export const isMildDislike = (tokens: readonly string[]): boolean => mild.test(tokens.join(' '));

/** 'Allergy', 'reaction' and the like, as words begin in languages of Latin letters. */
const reaction =
  /^(?:all?[eu]r[gj]|al+ergi|alerd|alergy|elergy|hasas|hasass|7asas|uczul|nadwraz|mzio|mizio|alahan|alah$|aleji|alaji|ialeji|intol+er|nietoler|unvertr|vertr|uberempf|overkans|overgevoel|anaph|anaf|react|reag|reakc|reakt|reac|hives|swell|swoll|rash|epipen|epi$|jext|ige$|kreuz|dokunu|hassas)/;
/** The same in other scripts, and in languages that write it in two words. */
const reactionText =
  /過敏|过敏|アレルギ|알레르기|알러지|แพ้|حساسي|حساسه|حساسیت|آلرژی|الرجی|एलर्जी|ऐलर्जी|এলার্জি|অ্যালার্জি|αλλεργ|δυσανεξ|אלרג|רגיש|አለርጂ|аллерг|алерг|непереносим|dị ứng|di ung|ahụ ọkọ|ahu oko/iu;

/** Whether a part speaks of an allergy or a reaction, so that one food may stand for its group. */
export const speaksOfReaction = (tokens: readonly string[], text = ''): boolean =>
  tokens.some((token) => reaction.test(token)) || reactionText.test(text.normalize('NFC'));

const wishes =
  /\b(?:no|not|never|without|avoid\w*|cant|cannot|dont|doesnt|wont|must|free|leave|steer|hate|dislike|upsets?|makes?|gives?|sets?|brings?|sick|ill|unwell|kill\w*|off|stop\w*|cut|bad|trigger\w*|poison\w*)\b/;

/** Whether a statement says that what it names is to be left out, or does harm. */
export const saysToLeaveOut = (tokens: readonly string[]): boolean => wishes.test(tokens.join(' '));
