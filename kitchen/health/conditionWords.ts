// Words of a text as the names of conditions have them: in scripts without spaces, with an article in one with its noun, with another word for 'type'.
import type { Catalogue } from '../catalogue/types.ts';
import type { Lexicon, Span } from './phrases.ts';

/** Names, most of them in other languages, that hold the name of a condition and mean another thing. */
export const otherNames: readonly string[] = `
  mouth ulcer,mouth ulcers,leg ulcer,leg ulcers,low blood pressure,low blood sugar,low blood sugars,low blood glucose,low sugar levels,kidney infection
  hypotension,tension basse,hipotensión,presión baja,tensión baja,pressão baixa,tensão baixa,pressione bassa,niedriger blutdruck,lage bloeddruk,niskie ciśnienie
  düşük tansiyon,tansiyonum düşük,tansiyon düşüklüğü,низкое давление,пониженное давление,гипотония,انخفاض ضغط الدم,انخفاض الضغط,ضغط منخفض,هبوط الضغط,निम्न रक्तचाप,लो बीपी,बीपी लो
  低血压,低血圧,darah rendah,tekanan darah rendah,presha ya kushuka
  anémie pernicieuse,maladie de biermer,perniziöse anämie,anemia perniciosa,pernicieuze anemie,anemia złośliwa,pernisiyöz anemi,пернициозная анемия,恶性贫血,悪性貧血
  anémie aplasique,aplastische anämie,anemia aplásica,anemia aplástica,anemia aplastica,aplastische anemie,anemia aplastyczna,aplastik anemi,апластическая анемия,再生障碍性贫血,再生不良性貧血,anemia aplastik
  diabète insipide,diabetes insípida,diabetes insípido,diabete insipido,diabetes insipidus,moczówka prosta,несахарный диабет,السكري الكاذب,尿崩症,diyabet insipidus
  hitzschlag,udar cieplny,udar słoneczny,ضربة شمس,güneş çarpması,radang usus buntu
  úlcera bucal,ulcère de jambe,ulcère variqueux,úlcera varicosa,ulcera varicosa,offenes bein,ağız ülseri
  drepanozytose träger,trait drépanocytaire,rasgo falciforme,traço falciforme,talasemi taşıyıcısı,akdeniz anemisi taşıyıcısı,akdeniz anemisi taşıyıcısıyım,portatore sano di talassemia,portatrice sana di talassemia
`
  .trim()
  .split(/,|\n\s*/);

/** 'Type' in several languages, where a number follows: 'typ 1 diabetes', 'diyabet tip 2'. */
const typeWord = /^(?:typ|typu|typem|tip|tipe|тип|типа|टाइप)$/;
export const isTypeWord = (token: string, next = ''): boolean =>
  token === 'tipo' || (typeWord.test(token) && /^(?:1|2|ii?)$/.test(next));

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** 'HIV陽性' is one word of a condition and two of a text. */
export const isPartOf = (token: string, word: string): boolean =>
  spaceless.test(word) && word.includes(token);

/** 'Diabetes tipe 2' is read as 'type 2', and 'tipe' is no tripe. */
export const isSameWord = (word: string, tokens: readonly string[], place: number): boolean =>
  tokens[place] === word || (word === 'type' && isTypeWord(tokens[place] ?? '', tokens[place + 1]));

const arabic = /^\p{Script=Arabic}/u;
/** 'The' and small words before it, which Arabic writes in one with the noun: 'والسكري', 'بالإيدز', 'للكلى'. */
const article = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{2,})/u;

/** Endings of Russian nouns and adjectives, without the mark of й: 'диабетом первого типа', 'при беременности'. */
const russian =
  /(?<=^[\p{Script=Cyrillic}]{4,})и?(?:ами|ями|ого|его|ому|ему|ыми|ими|ая|яя|ую|юю|ое|ее|ои|еи|ыи|ии|ые|ие|ых|их|ым|им|ом|ем|ам|ям|ах|ях|ов|ев|ия|ию|ью|а|я|о|е|у|ю|ы|и|ь)$/u;

/** A word as the names of conditions are kept: Arabic without its article, and one letter where two are typed for one another; Russian without its ending. */
export const asNamed = (token: string): string =>
  arabic.test(token)
    ? token.replace(article, '').replaceAll('ة', 'ه').replaceAll('ى', 'ي')
    : token.replace(russian, '');

/** A slip cannot be told from another word: most words of these scripts are short. */
const shortestArabic = 7;
export const mayBeSlip = (token: string): boolean =>
  !spaceless.test(token) && !(arabic.test(token) && token.length < shortestArabic);

/** Words that stand in names of other languages, and in none that is English. */
export function wordsOnlyIn(
  { conditions }: Catalogue,
  keyOf: (name: string) => string,
): ReadonlySet<string> {
  const words = (isForeign: boolean): string[] =>
    [...conditions.values()].flatMap(({ synonyms, foreign }) =>
      synonyms
        .filter((name) => foreign.has(name) === isForeign)
        .flatMap((name) => keyOf(name).split(' ')),
    );
  const english = new Set(words(false));
  return new Set(words(true).filter((word) => !english.has(word)));
}

/** What is not there, is feared or wished for, is over, or is somebody else's: then nothing is read out of the words around it. */
const notOnes =
  /[没沒未怕]|无(?!法|力)|無(?!理|力)|不是|并非|否认|否認|别人|別人|朋友|邻居|鄰居|同事|同学|同學|老板|预防|預防|予防|担心|擔心|心配|避免|防止|家族|家系|去世|过世|過世|亡く|治好|痊愈|康复|治った|治りました|完治|想怀|想懷|准备|準備|计划|計劃|备孕|備孕|风险|風險|リスク|友達|友人|隣|同僚|知り合い|上司|なりたく|したい|希望|以前は|昔は|ない|ません|なし|なかった/u;
/** What one does not eat, and an illness that does not get better, deny no illness. */
const deniesElse =
  /(?:食べ|飲[まめみ]|取[られ]|摂[られ]|使[えわ]|受け付け)[\p{L}\p{M}]{0,4}?(?:ません|ない)|(?:治ら|良くなら|よくなら|出|で|増え|減ら|下がら|でき|出来|足り)(?:ません|ない)|没(?:胃口|力气|劲)/gu;

/** Longer words that hold a name and are none. */
const longer =
  /哺乳(?:类|類|动物|動物|瓶|びん)|糖尿病(?:食|レシピ)(?!療法)|妊娠線|癌(?:保険|検診)/u;

/** Words in which the name of a condition begins with nothing of its own before it. */
const namesOf = new WeakMap<Lexicon, ReadonlyMap<string, readonly string[]>>();

/** Names of one word in scripts without spaces, the longest first, by their first letter. */
function namesIn(lexicon: Lexicon): ReadonlyMap<string, readonly string[]> {
  const known = namesOf.get(lexicon);
  if (known) return known;
  const byLetter = new Map<string, string[]>();
  for (const name of lexicon.phrases.keys())
    if (spaceless.test(name) && !name.includes(' '))
      byLetter.set(name.charAt(0), [...(byLetter.get(name.charAt(0)) ?? []), name]);
  for (const names of byLetter.values()) names.sort((a, b) => b.length - a.length);
  namesOf.set(lexicon, byLetter);
  return byLetter;
}

/** '我妈在化疗' is '我妈在' and '化疗'. */
function cutAt(token: string, names: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const pieces: string[] = [];
  const rest: string[] = [''];
  for (let at = 0; at < token.length;) {
    const name = names.get(token.charAt(at))?.find((each) => token.startsWith(each, at));
    if (name === undefined) rest[rest.length - 1] += token.charAt(at);
    else {
      pieces.push(rest.at(-1) ?? '', name);
      rest.push('');
    }
    at += name?.length ?? 1;
  }
  const around = rest.join(' ').normalize('NFC').replaceAll(deniesElse, ' ');
  if (pieces.length === 0 || notOnes.test(around) || longer.test(token.normalize('NFC')))
    return [token];
  return [...pieces, rest.at(-1) ?? ''].filter(Boolean);
}

/** Words of a text, cut where a condition's name stands in one that knows no spaces. */
export const withNamesApart = (tokens: readonly string[], lexicon: Lexicon): readonly string[] =>
  tokens.some((token) => spaceless.test(token))
    ? tokens.flatMap((token) => (spaceless.test(token) ? cutAt(token, namesIn(lexicon)) : [token]))
    : tokens;

const illnesses = /^(?:sugar|pressure)$/;
const people =
  /^(?:he|she|they|both|too|family|gran\w*|nan|nana|uncle|aunt\w*|cousin|mother|father|mum|mom|dad|parents?|wife|husband|son|daughter|child|children|brother|sister|mutter|vater|madre|padre|mere|pere|mae|pai|mama|hij[oa]|sohn|tochter|fils|fille)$/;
/** 'My father has pressure and sugar': how many people call two illnesses. */
export const isSaidOfPeople = (illness: string | undefined, token: string): boolean =>
  illnesses.test(illness ?? '') && (illnesses.test(token) || people.test(token));

/** 'Bangers and mash' and 'mash potato' are on the plate; MASH is a disease of the liver. */
const isMashed = (tokens: readonly string[], { from, to }: Span): boolean =>
  tokens.slice(from, to).join(' ') === 'mash' &&
  (/^(?:potato\w*|tatties|taters?|spuds?|swede|neeps|carrots?)$/.test(tokens[to] ?? '') ||
    /(?:sausages?|bangers|pie|potato\w*|sweet|cheesy|buttery|creamy|leftover)(?: and| n)?$/.test(
      tokens.slice(0, from).join(' '),
    ));

/** 'Mi tía' is an aunt and no TIA; hearing aids are no AIDS. */
export const isOtherWord = (tokens: readonly string[], { from, to }: Span): boolean =>
  isMashed(tokens, { from, to }) ||
  /^(?:(?:mi|tu|su|una|la|mia|minha|tua|sua|nuestra|nossa|ma) tia|(?:hearing|walking|learning|visual|band) aids)$/.test(
    tokens.slice(Math.max(0, from - 1), to).join(' '),
  );

/** 'I have no', 'I am not', right before a name. */
const deniedBefore =
  /(?:^| )(?:(?:nie (?:mam|ma|mamy|jestem|choruje(?: na)?)|geen|sina|hana|hatuna|inte|ingen|нет|не (?:болею|страдаю|имею)|ليس(?: عندي| لدي)?|لست|ما (?:عندي|عندنا|عنده|معي)|ماعندي|لا (?:يوجد|اعاني من|عندي)|没有|沒有)(?: \S+)?|(?:achava|pensava|creia|pensaba|pensavo|credevo|croyais|pensais|dachte)(?: \S+){1,3}|nie|niet|не|bez|brak|без|بدون|مش|مو|غير)$/;
/** 'There is none', 'I am not', right behind it. */
const deniedBehind = /^(?:yok|yoktur|degil\p{L}*|нет|नही|नहीं|नही\p{M}*|nahi|nahin|nahi[ṁn]?)$/u;

/** Whether the words around a name say in another language that it is not there. */
export const isDeniedElsewhere = (tokens: readonly string[], { from, to }: Span): boolean =>
  deniedBefore.test(tokens.slice(Math.max(0, from - 4), from).join(' ')) ||
  deniedBehind.test(tokens[to] ?? '');
