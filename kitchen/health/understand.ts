// Free text about a person's health → conditions of the table. The longest synonym wins; negated words are asked about, never matched.
import { allergenNames, allergyOf } from './allergens.ts';
import type { Allergen, AllergyWord } from './allergens.ts';
import type { Catalogue, Condition } from '../catalogue/types.ts';
import type { HealthWords, Person, Question, Understanding } from '../types.ts';
import { foodsNamedIn, isClearlyTakenBack } from './failSafe.ts';
import type { NamedFood } from './failSafe.ts';
import {
  endsNegation,
  filler,
  findingsIn,
  healthTokens,
  isOfFood,
  lexiconOf,
  mended,
  negators,
  notNow,
} from './phrases.ts';
import type { Found, Span } from './phrases.ts';
import { broughtBy, questionOf } from './questions.ts';

/** What an allergy condition of the table excludes, as allergens. */
const allergyOfCondition: Readonly<Record<string, readonly Allergen[]>> = {
  allergy_peanut: ['peanut'],
  allergy_tree_nut: ['tree_nut'],
  allergy_milk: ['milk'],
  allergy_egg: ['egg'],
  allergy_fish: ['fish'],
  allergy_shellfish: ['crustacean', 'mollusc'],
  allergy_soy: ['soy'],
  allergy_wheat: ['wheat'],
  allergy_sesame: ['sesame'],
  asthma_sulphite: ['sulphite'],
  allergy_other: ['mustard', 'celery', 'lupin'],
};

/** 'Allergic to shellfish but can eat fish': what comes after is no more of the list. */
const limited =
  /^(.*\b(?:all?erg|intoler|intoller).*?)\s+(?:but|except|however|although|though|apart from|other than|mais|aber|pero|sauf|ausser|außer)\s+(.+)$/iu;

/** Whether the words around a phrase take it back, or give it to someone else. 'No peanuts' and 'cannot eat gluten' are wishes, not denials. */
function isTakenBack(tokens: readonly string[], match: Found): boolean {
  const { from, to } = match;
  if (
    isOfFood(match) &&
    /^(?:no|without|avoid|avoids|avoiding|never|cannot|cant|dont)(?: eat| have| tolerate| stand| take)?(?: any)?$/.test(
      tokens
        .slice(0, from)
        .filter((token) => !['i', 'we', 'please'].includes(token))
        .join(' '),
    ) &&
    !tokens.some((token) => /^(?:allerg|intoler|coeliac|celiac)/.test(token))
  )
    return false;
  for (let i = from - 1; i >= 0; i -= 1) {
    const token = tokens[i] ?? '';
    if (endsNegation.has(token)) break;
    if (negators.has(token) || notNow.has(token)) return true;
  }
  const after = tokens.slice(to);
  return (
    /^(?:no|none|not|never|negative)$/.test(after[0] ?? '') ||
    (after[0] === 'free' && after.length === 1) ||
    after.some((token) => notNow.has(token) && token !== 'was' && token !== 'used')
  );
}

/** The question that a taken-back phrase brings. */
const negatedId = ({ meaning }: Found): string =>
  `negated-${meaning.conditions[0] ?? meaning.phrase.replaceAll(' ', '-')}`;

/** What a part names beside words such as 'allergic to' and 'I cannot eat'; nothing where it may take back what it names. */
function foodIn(tokens: readonly string[]): string {
  const said = tokens.filter(
    (token, index) =>
      !(filler.has(token) && !(token === 'a' && tokens[index - 1] === 'fruits')) &&
      !/^(?:all?erg|intoler|intoller)/.test(token),
  );
  const start = said.findIndex(
    (token) =>
      !/^(?:no|without|avoids?|avoiding|never|cannot|cant|dont|eat|tolerate|stand|any|ich|bin|je|suis|sono|sou|estoy|la|le|les|aux?|du|des|de|al|all|alla|alle|ai|los|las|el|lo|il|gli|gegen|auf|contra|ao|aos)$/.test(
        token,
      ),
  );
  const food = start === -1 ? [] : said.slice(start);
  return food.some((token) => negators.has(token) || notNow.has(token)) ? '' : food.join(' ');
}

/**
 * Resolves what a person says of their health: conditions, allergens, what to ask, what was not understood.
 * Never throws. Text of 2,000 characters and 60 phrases at most is read; settings hold 500.
 */
export function understand(
  given: HealthWords,
  catalogue: Catalogue,
  keysOf: (word: string) => readonly string[],
  keysNaming: (name: string) => readonly string[],
): Understanding {
  const lexicon = lexiconOf(catalogue);
  const answers = given.answers ?? {};
  const notes: string[] = [];
  const [unknown, leftOut] = [[] as string[], [] as string[]];
  const [avoidedKeys, uncheckedAllergies] = [new Set<string>(), [] as string[]];
  const [questions, refinements] = [new Map<string, Question>(), new Map<string, Question>()];
  const conditions = new Set<string>();
  const allergens = new Set<Allergen>();
  const nameOf = (id: string): string => catalogue.conditions.get(id)?.name ?? id;
  const add = (id: string, phrase = ''): void => {
    if (id === 'general') return;
    conditions.add(id);
    const named =
      id === 'allergy_other'
        ? (allergyOf(phrase)?.excludes ?? namedOther(answers['allergy_other-which']))
        : undefined;
    for (const allergen of named ?? allergyOfCondition[id] ?? []) allergens.add(allergen);
  };

  /** A word for an allergen that is no phrase of the table. Where a condition is just that allergy, it is the condition, with what is asked of it. */
  const leaveOut = (word: string, { excludes, ask }: AllergyWord): void => {
    const same = Object.entries(allergyOfCondition).find(
      ([id, held]) =>
        id.startsWith('allergy_') &&
        held.length === excludes.length &&
        excludes.every((each) => held.includes(each)),
    );
    if (same) add(same[0]);
    for (const allergen of excludes) allergens.add(allergen);
    notes.push(
      ask
        ? `'${word}' can mean several allergens: we leave all of them out until you say which.`
        : `We understood '${word}' as an allergy to ${excludes.map((each) => allergenNames[each]).join(' and ')}.`,
    );
  };
  const leaveUnchecked = (word: string): void => {
    uncheckedAllergies.push(word);
    notes.push(
      `We do not know the allergen '${word.slice(0, 60)}' and cannot check dishes for it.`,
    );
  };

  const segments = (given.sickness ?? '')
    .slice(0, 2000)
    .replace(/^\s*n\/?a\.?\s*$/i, '')
    .split(/[,;\n/+|]|(?<=\p{L}{3})\.\s|\s-\s|\s(?:et|und|y)\s/u)
    .flatMap((part) => {
      const [, head = part, tail] = limited.exec(part) ?? [];
      return tail === undefined
        ? [{ text: head.trim(), goesOn: true }]
        : [
            { text: head.trim(), goesOn: true },
            { text: tail.trim(), goesOn: false },
          ];
    })
    .filter(({ text }) => text !== '')
    .slice(0, 60);
  let listsAllergies = false;
  const spokenOf: NamedFood[] = [];
  for (const { text: segment, goesOn } of segments) {
    listsAllergies &&= goesOn;
    const typed = healthTokens(segment);
    const tokens = mended(typed, lexicon, notes);
    const allergyIn = ({ from, to }: Span): AllergyWord | undefined =>
      allergyOf(foodIn(typed.slice(from, to))) ?? allergyOf(foodIn(tokens.slice(from, to)));
    const { found, rest, isRead, isOfAllergies } = findingsIn(
      tokens,
      lexicon,
      listsAllergies,
      (part) => allergyIn(part) !== undefined,
    );
    // 'Allergic to peanuts, kiwi': the list goes on until something else is named.
    listsAllergies = isOfAllergies || (listsAllergies && found.every(isOfFood));
    for (const part of rest) {
      const food = foodIn(typed.slice(part.from, part.to));
      const allergy = isRead ? allergyIn(part) : undefined;
      const keys = allergy || !listsAllergies || food === '' ? [] : keysOf(food);
      if (allergy) leaveOut(food, allergy);
      else if (keys.length) {
        for (const key of keys) avoidedKeys.add(key);
        leftOut.push(food);
        notes.push(`We leave out '${food}'.`);
      } else if (isOfAllergies && food !== '') leaveUnchecked(food);
      else
        unknown.push(
          found.length === 0 && !isRead ? segment : typed.slice(part.from, part.to).join(' '),
        );
    }
    const isTaken = (place: number): boolean =>
      found.some(
        (match) =>
          !(isOfFood(match) && isTakenBack(tokens, match)) &&
          place >= match.from &&
          place < match.to,
      );
    // 'Allergic to nuts except almonds': nothing but the food stands there.
    const isException =
      !goesOn && (keysNaming(segment).length > 0 || allergyOf(segment) !== undefined);
    const isDenied =
      isClearlyTakenBack(typed) ||
      found.some((match) => isTakenBack(tokens, match) && answers[negatedId(match)] === 'No');
    if (!isException && !isDenied)
      for (const food of foodsNamedIn(typed, isTaken, keysNaming)) spokenOf.push(food);
    for (const match of found) {
      const { meaning } = match;
      const names = meaning.conditions.map(nameOf).join(' or ');
      if (meaning.conditions[0] === 'general') continue;
      if (isTakenBack(tokens, match)) {
        const id = negatedId(match);
        if (answers[id] === 'Yes, I have it')
          for (const each of meaning.conditions) add(each, meaning.phrase);
        else if (answers[id] === undefined)
          questions.set(id, {
            id,
            text: `You wrote '${segment.slice(0, 80)}'. Do you have ${names || meaning.phrase} yourself, now?`,
            choices: ['No', 'Yes, I have it'],
          });
        continue;
      }
      const answer = meaning.ambiguous ? answers[meaning.ambiguous.question.id] : undefined;
      const meant =
        (answer === undefined ? undefined : meaning.ambiguous?.answers[answer]) ??
        meaning.conditions;
      for (const id of meant) add(id, meaning.phrase);
      if (
        meaning.ambiguous &&
        (answer === undefined || meaning.ambiguous.answers[answer] === undefined)
      ) {
        notes.push(
          meant.length
            ? `We understood '${meaning.phrase}' as ${meant.map(nameOf).join(' and ')} until you say which.`
            : `'${meaning.phrase}' can mean several things.`,
        );
        (meant.length ? refinements : questions).set(
          meaning.ambiguous.question.id,
          meaning.ambiguous.question,
        );
      } else notes.push(`We understood '${meaning.phrase}' as ${meant.map(nameOf).join(' and ')}.`);
    }
  }
  // Whatever else was made of it: what the text names is not served until the person answers.
  for (const { word, allergy, keys } of spokenOf) {
    const isHeld = allergy
      ? allergy.excludes.some((each) => allergens.has(each))
      : keys.every((key) => avoidedKeys.has(key));
    for (const allergen of isHeld ? [] : (allergy?.excludes ?? [])) allergens.add(allergen);
    for (const key of keys) avoidedKeys.add(key);
    if (!isHeld) {
      leftOut.push(word);
      notes.push(`We leave out '${word}' because you wrote of it.`);
    }
  }
  for (const id of given.conditions ?? [])
    if (catalogue.conditions.has(id)) add(id);
    else unknown.push(id);
  for (const [question, brings] of Object.entries(broughtBy)) {
    const brought = brings[answers[question] ?? ''];
    if (brought) add(brought);
  }

  for (const word of (given.allergens ?? [])
    .flatMap((each) => each.split(/[,;\n]|\band\b/))
    .map((each) => each.trim())
    .filter(Boolean)) {
    const allergy = allergyOf(word);
    const keys = allergy ? [] : keysOf(word);
    for (const allergen of allergy?.excludes ?? []) allergens.add(allergen);
    for (const key of keys) avoidedKeys.add(key);
    if (allergy?.ask)
      notes.push(
        `'${word}' can mean several allergens: we leave all of them out until you say which.`,
      );
    if (!allergy && !keys.length) leaveUnchecked(word);
  }

  const known = [...conditions]
    .map((id) => catalogue.conditions.get(id))
    .filter((each): each is Condition => each !== undefined);
  for (const { id, gate, name } of known) {
    const question = questionOf(id, name);
    if (gate === 2 && answers[question.id] === undefined) questions.set(question.id, question);
    if (gate === 3)
      notes.push(`${name} needs a diet that is supervised by your clinic; we do not plan for it.`);
  }
  const strange = [...new Set(unknown)];
  if (strange.length)
    notes.push(
      `We do not know ${strange.map((text) => `'${text.slice(0, 60)}'`).join(', ')}; what we suggest is general for ${strange.length > 1 ? 'them' : 'it'}. Please try another name in English.`,
    );
  const person: Person = {
    conditions: [...conditions],
    allergens: [...allergens],
    avoidedKeys: [...avoidedKeys],
    uncheckedAllergies,
    notUnderstood: strange,
    country: given.country ?? null,
  };
  const gate = known.reduce<0 | 1 | 2 | 3>(
    (strictest, each) => (each.gate > strictest ? each.gate : strictest),
    0,
  );
  return {
    person,
    gate,
    notes: [...new Set(notes)],
    questions: [...questions.values()],
    refinements: [...refinements.values()],
    unknown: strange,
    leftOut: [...new Set(leftOut)],
  };
}

const namedOther = (answer: string | undefined): readonly Allergen[] | undefined =>
  answer === 'Mustard'
    ? ['mustard']
    : answer === 'Celery'
      ? ['celery']
      : answer === 'Lupin'
        ? ['lupin']
        : undefined;
