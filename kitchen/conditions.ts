// Free text about a person's health → conditions of the table. The longest synonym wins; negated words are asked about, never matched.
import { allergyOf } from './allergens.ts';
import type { Allergen } from './allergens.ts';
import type { Catalogue, Condition } from './catalogue/types.ts';
import type { HealthWords, Person, Question, Understanding } from './kitchen.ts';
import { ambiguous, broughtBy, questionOf } from './questions.ts';
import type { Ambiguous } from './questions.ts';
import { distance, slipsAllowed, tokensOf } from './words.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const negators = words('no not non without never dont doesnt isnt arent wasnt havent hasnt cannot nor neither none negative denies ruled stop');
/** The text speaks of someone else, or of the past. */
const notNow = words('family history mother father mum mom dad parent parents wife husband son daughter child children brother sister grandmother grandfather former formerly previous previously cured recovered past was used');
const endsNegation = words('but however though except only just yet instead');
const filler = words('i im ive we am a an the my me have has having had got with is are of from and or suffer suffering suffers diagnosed living patient disease condition problem issues mild severe chronic bit also plus to for very since years year stage taking take on in since been being medical please need diet friendly type');
/** Food and everyday words that mean a condition only where nothing else stands beside them. */
const onlyAlone = words('sugar acid pressure ss ra uc hf egg eggs fish nut nuts soy soya wheat sesame peanut peanuts groundnut shellfish lactose kidney kidneys liver heart stomach tummy stones stone milk dairy bowel cholesterol transplant statin statins seafood crayfish no none nil nothing healthy pile piles warrior');
/** What an allergy condition of the table excludes, as allergens. */
const allergyOfCondition: Readonly<Record<string, readonly Allergen[]>> = {
  allergy_peanut: ['peanut'], allergy_tree_nut: ['tree_nut'], allergy_milk: ['milk'], allergy_egg: ['egg'], allergy_fish: ['fish'], allergy_shellfish: ['crustacean', 'mollusc'], allergy_soy: ['soy'],
  allergy_wheat: ['wheat'], allergy_sesame: ['sesame'], asthma_sulphite: ['sulphite'], allergy_other: ['mustard', 'celery', 'lupin'],
};

interface Meaning { readonly phrase: string; readonly conditions: readonly string[]; readonly ambiguous?: Ambiguous }
interface Lexicon { readonly phrases: ReadonlyMap<string, Meaning>; readonly vocabulary: ReadonlySet<string>; readonly longest: number }

const lexicons = new WeakMap<Catalogue, Lexicon>();
function lexiconOf(catalogue: Catalogue): Lexicon {
  const known = lexicons.get(catalogue);
  if (known) return known;
  const phrases = new Map<string, Meaning>();
  for (const { id, synonyms } of catalogue.conditions.values()) for (const phrase of synonyms) phrases.set(tokensOf(phrase).join(' '), { phrase, conditions: [id] });
  for (const { id } of catalogue.conditions.values()) if (!phrases.has(id.replaceAll('_', ' '))) phrases.set(id.replaceAll('_', ' '), { phrase: id, conditions: [id] });
  phrases.set('non insulin dependent diabetes', { phrase: 'non-insulin-dependent diabetes', conditions: ['diabetes_t2'] });
  for (const entry of ambiguous) for (const phrase of entry.phrases) phrases.set(tokensOf(phrase).join(' '), { phrase, conditions: entry.meanwhile, ambiguous: entry });
  const vocabulary = new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' ')));
  const lexicon = { phrases, vocabulary, longest: Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length)) };
  lexicons.set(catalogue, lexicon);
  return lexicon;
}

interface Found { readonly meaning: Meaning; readonly from: number; readonly to: number }

/** All phrases in a run of tokens, the longest first, none overlapping. */
function phrasesIn(tokens: readonly string[], { phrases, longest }: Lexicon): Found[] {
  const all: Found[] = [];
  for (let from = 0; from < tokens.length; from += 1) for (let to = Math.min(tokens.length, from + longest); to > from; to -= 1) {
    const meaning = phrases.get(tokens.slice(from, to).join(' '));
    if (meaning) all.push({ meaning, from, to });
  }
  const alone = (found: Found): boolean => tokens.every((token, i) => (i >= found.from && i < found.to) || filler.has(token) || negators.has(token) || /^(?:allerg|avoid|eat|tolerate|stand|any)/.test(token));
  const taken = new Set<number>();
  const result: Found[] = [];
  for (const found of all.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)) {
    const span = Array.from({ length: found.to - found.from }, (_, i) => found.from + i);
    const bare = span.length === 1 && onlyAlone.has(tokens[found.from] ?? '');
    if (span.some((i) => taken.has(i)) || (bare && !alone(found))) continue;
    for (const i of span) taken.add(i);
    result.push(found);
  }
  return result.sort((a, b) => a.from - b.from);
}

/** Whether the words around a phrase take it back, or give it to someone else. 'No peanuts' and 'cannot eat gluten' are wishes, not denials. */
function isTakenBack(tokens: readonly string[], { meaning, from, to }: Found): boolean {
  const isFood = meaning.conditions.length > 0 && meaning.conditions.every((id) => id.startsWith('allergy_') || id === 'coeliac' || id === 'lactose_intolerance');
  if (isFood && /^(?:no|without|avoid|avoids|avoiding|never|cannot|cant|dont)(?: eat| have| tolerate| stand| take)?(?: any)?$/.test(tokens.slice(0, from).filter((token) => !['i', 'we', 'please'].includes(token)).join(' '))
    && !tokens.some((token) => /^(?:allerg|intoler|coeliac|celiac)/.test(token))) return false;
  for (let i = from - 1; i >= 0; i -= 1) {
    const token = tokens[i] ?? '';
    if (endsNegation.has(token)) break;
    if (negators.has(token) || notNow.has(token)) return true;
  }
  const after = tokens.slice(to);
  return /^(?:no|none|not|never|negative)$/.test(after[0] ?? '') || (after[0] === 'free' && after.length === 1) || after.some((token) => notNow.has(token) && token !== 'was' && token !== 'used');
}

/** Mends slips of spelling towards the table's words, and says which. */
function mended(tokens: readonly string[], { vocabulary }: Lexicon, notes: string[]): string[] {
  return tokens.map((token) => {
    const most = slipsAllowed(token);
    if (most === 0 || vocabulary.has(token) || filler.has(token) || negators.has(token) || notNow.has(token) || endsNegation.has(token)) return token;
    let best = { word: token, slips: most + 1, ties: 0 };
    for (const word of vocabulary) {
      if (word.length < 5 || word[0] !== token[0]) continue;
      const slips = distance(token, word, most);
      if (slips < best.slips) best = { word, slips, ties: 0 };
      else if (slips === best.slips && slips <= most) best = { ...best, ties: best.ties + 1 };
    }
    if (best.slips > most || best.ties > 1) return token;
    notes.push(`We read '${token}' as '${best.word}'.`);
    return best.word;
  });
}

/**
 * Resolves what a person says of their health: conditions, allergens, what to ask, what was not understood.
 * Never throws. Text of 2,000 characters and 60 phrases at most is read; settings hold 500.
 */
export function understand(given: HealthWords, catalogue: Catalogue, keysOf: (word: string) => readonly string[]): Understanding {
  const lexicon = lexiconOf(catalogue);
  const answers = given.answers ?? {};
  const notes: string[] = [];
  const unknown: string[] = [];
  const [questions, refinements] = [new Map<string, Question>(), new Map<string, Question>()];
  const conditions = new Set<string>();
  const allergens = new Set<Allergen>();
  const nameOf = (id: string): string => catalogue.conditions.get(id)?.name ?? id;
  const add = (id: string, phrase = ''): void => {
    if (id === 'general') return;
    conditions.add(id);
    const named = id === 'allergy_other' ? allergyOf(phrase)?.excludes ?? namedOther(answers['allergy_other-which']) : undefined;
    for (const allergen of named ?? allergyOfCondition[id] ?? []) allergens.add(allergen);
  };

  const segments = (given.sickness ?? '').slice(0, 2000).replace(/^\s*n\/?a\.?\s*$/i, '').split(/[,;\n/+|]|(?<=\p{L}{3})\.\s|\s-\s/u).map((part) => part.trim()).filter(Boolean).slice(0, 60);
  for (const segment of segments) {
    const tokens = mended(tokensOf(segment), lexicon, notes);
    const found = phrasesIn(tokens, lexicon);
    if (!found.length && tokens.some((token) => !filler.has(token))) unknown.push(segment);
    for (const match of found) {
      const { meaning } = match;
      const names = meaning.conditions.map(nameOf).join(' or ');
      if (meaning.conditions[0] === 'general') continue;
      if (isTakenBack(tokens, match)) {
        const id = `negated-${meaning.conditions[0] ?? meaning.phrase.replaceAll(' ', '-')}`;
        if (answers[id] === 'Yes, I have it') for (const each of meaning.conditions) add(each, meaning.phrase);
        else if (answers[id] === undefined) questions.set(id, { id, text: `You wrote '${segment.slice(0, 80)}'. Do you have ${names || meaning.phrase} yourself, now?`, choices: ['No', 'Yes, I have it'] });
        continue;
      }
      const answer = meaning.ambiguous ? answers[meaning.ambiguous.question.id] : undefined;
      const meant = (answer === undefined ? undefined : meaning.ambiguous?.answers[answer]) ?? meaning.conditions;
      for (const id of meant) add(id, meaning.phrase);
      if (meaning.ambiguous && (answer === undefined || meaning.ambiguous.answers[answer] === undefined)) {
        notes.push(meant.length ? `We understood '${meaning.phrase}' as ${meant.map(nameOf).join(' and ')} until you say which.` : `'${meaning.phrase}' can mean several things.`);
        (meant.length ? refinements : questions).set(meaning.ambiguous.question.id, meaning.ambiguous.question);
      } else notes.push(`We understood '${meaning.phrase}' as ${meant.map(nameOf).join(' and ')}.`);
    }
  }
  for (const id of given.conditions ?? []) if (catalogue.conditions.has(id)) add(id); else unknown.push(id);
  for (const [question, brings] of Object.entries(broughtBy)) { const brought = brings[answers[question] ?? '']; if (brought) add(brought); }

  const [avoidedKeys, uncheckedAllergies] = [new Set<string>(), [] as string[]];
  for (const word of (given.allergens ?? []).flatMap((each) => each.split(/[,;\n]|\band\b/)).map((each) => each.trim()).filter(Boolean)) {
    const allergy = allergyOf(word);
    const keys = allergy ? [] : keysOf(word);
    for (const allergen of allergy?.excludes ?? []) allergens.add(allergen);
    for (const key of keys) avoidedKeys.add(key);
    if (allergy?.ask) notes.push(`'${word}' can mean several allergens: we leave all of them out until you say which.`);
    if (!allergy && !keys.length) { uncheckedAllergies.push(word); notes.push(`We do not know the allergen '${word.slice(0, 60)}' and cannot check dishes for it.`); }
  }

  const known = [...conditions].map((id) => catalogue.conditions.get(id)).filter((each): each is Condition => each !== undefined);
  for (const { id, gate, name } of known) {
    const question = questionOf(id, name);
    if (gate === 2 && answers[question.id] === undefined) questions.set(question.id, question);
    if (gate === 3) notes.push(`${name} needs a diet that is supervised by your clinic; we do not plan for it.`);
  }
  if (unknown.length) notes.push(`We do not know ${unknown.map((text) => `'${text.slice(0, 60)}'`).join(', ')}; what we suggest is general for ${unknown.length > 1 ? 'them' : 'it'}. Please try another name in English.`);
  const person: Person = { conditions: [...conditions], allergens: [...allergens], avoidedKeys: [...avoidedKeys], uncheckedAllergies, country: given.country ?? null };
  const gate = known.reduce<0 | 1 | 2 | 3>((strictest, each) => (each.gate > strictest ? each.gate : strictest), 0);
  return { person, gate, notes: [...new Set(notes)], questions: [...questions.values()], refinements: [...refinements.values()], unknown };
}

const namedOther = (answer: string | undefined): readonly Allergen[] | undefined =>
  answer === 'Mustard' ? ['mustard'] : answer === 'Celery' ? ['celery'] : answer === 'Lupin' ? ['lupin'] : undefined;
