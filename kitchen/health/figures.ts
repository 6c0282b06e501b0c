// Salt, sugar and organs where they are no food: 'low salt', 'my liver'.
import { plain } from '../ingredients/words.ts';
import type { Named } from './concepts.ts';
import type { Clause } from './readClauses.ts';
import { isLatin } from './vocabulary.ts';
import type { Concept } from './vocabulary.ts';

/** Words of figures and of the body, which are foods elsewhere: 'low salt', 'sugar', 'my liver'. */
const figures = new Set(['salt', 'sugar', 'offal', 'liver', 'kidney', 'animal_fat']);
/** Of these, what a figure is in every language. */
const figuresAnywhere = new Set(['salt', 'sugar']);
/** How they are called where they may be a figure or an organ; 'agave' is a food wherever it stands. */
const figureWords =
  /salt|sodium|natrium|sodio|salz|\bsels?\b|\bsale?\b|zout|\bsoli?\b|\btuz|garam|chumvi|muoi|\bsare|sugar|zucker|sucre|azucar|zuccher|acucar|suiker|cuk|socker|seker|gula|sukari|zahar|duong|sweet|liver|kidney|offal|fat|spicy|foie|leber|higad|fegato|figado|lever|watrob|niere|rein|rogn|rinon|riñon|rim|nier|hati|ginjal|maini|figo/;
/** Words of illness beside the name of an organ. */
const illness =
  /[病症炎]|硬化|脂肪|โรค|مرض|مريض|تليف|دهني|بیمار|چرب|болезн|хвороб|цирроз|цироз|жиров|недостат|malad|cirr|zirrh|stéato|steato|insuf|krank|fett|verfett|enferm|gras[oa]|malatt|doenç|doenc|gordur|ziekte|vervet|chor[oy]|stłuszcz|sjuk|hasta|yağlan|boal|πάθησ|λιπώδ|νόσο|bệnh|nhiễm|penyakit|lemak|रोग|बीमारी|রোগ|질환|염|ugonjwa/iu;
const bodily =
  /\b(?:my|weak|fatty|failing|bad) (?:liver|kidneys?|heart)\b|\b(?:low|high|blood|my|the) sugar\b/;

const isWishWithout = (tokens: readonly string[], place: number): boolean =>
  /\b(?:no|not|zero|nothing|nobody|without|avoid\w*|never|skip\w*|(?:gave|give|given|giving) up|quit|off|stopped|ditch\w*|ban\w*|cut(?:ting)? out|stay(?:ing)? off|steer\w* clear of|(?:cant|cannot|dont|wont|never) (?:\w+ )?(?:eat|have|like|stand|tolerate|touch|do)|allerg\w*|leave out|hate|dislike|sans|ohne|sin|senza|sem|zonder|bez|utan|tirar|cortar|quitar|eliminar|evit\w+|quitad\w+|prohibid\w+|eliminad\w+|enlev\w+|interdit\w*|vietat\w+|tolto|proibi\w+|verboten|gestrichen|supprimer|vermeid\w+)\b/.test(
    tokens.slice(0, Math.max(0, place)).join(' '),
  ) ||
  /\b(?:(?:gives?|makes?|brings?) (?:me|him|her|us)|puts? (?:me|him|her|us) (?:right |clean |completely )?off|turns? (?:my|his|her) (?:stomach|tummy|guts?)|(?:is|are|r) (?:\w+ )?(?:out|off|banned|a no|not allowed|forbidden|stopped)|(?:stopped|banned|forbidden|not allowed)$|reacts? (?:badly )?to)\b/.test(
    tokens.join(' '),
  );

const leftOutElsewhere =
  /बंद|बन्द|मना|मत |ممنوع|بدون|不(?:能|吃|可以|要)|戒|禁|なし|抜き|ダメ|нельзя|без |못|금지/u;

/** 'Low salt' and 'my liver' name no food to leave out. */
export function isFigure(
  { id, langs }: Concept,
  { word, from: place }: Named,
  { text, tokens, isException, isListed }: Clause,
): boolean {
  if (!figures.has(id) || isListed) return false;
  const isEnglish = langs === undefined || langs.has('en');
  if (!figureWords.test(plain(word)) && isLatin(word)) return false;
  if (!isEnglish && !figuresAnywhere.has(id)) return illness.test(text);
  if (
    /^(?:eat|eats|eating|cook|cooked|fried|fry|taste)$/.test(tokens[place - 1] ?? '') ||
    leftOutElsewhere.test(text)
  )
    return false;
  const isMeasured = /^(?:low|high|blood|my|less|of)$/.test(tokens[place - 1] ?? '');
  if (isWishWithout(tokens, place) && !isMeasured) return false;
  return !isException || bodily.test(tokens.join(' '));
}
