// An index of documents by their words and by what they can be filtered by. It knows nothing of food: a document's number is its
// place in the usual order, the first one being shown first.
import {
  addTo,
  type BitSet,
  emptySet,
  fullSet,
  isIn,
  keepCommon,
  membersOf,
  removeFrom,
  sizeOf,
  sizeOfCommon,
} from './bitSet.ts';
import { type Meaning, type Vocabulary, vocabularyOf } from './vocabulary.ts';

export interface Document {
  /** Each word with its weight, 1 to 255. */
  readonly words: Iterable<readonly [word: string, weight: number]>;
  /** The filters that it passes. */
  readonly filters: Iterable<string>;
}

/** A word as it was typed, and words that mean the same. */
export interface Wanted {
  readonly word: string;
  readonly alike?: readonly string[];
}

export interface Selection {
  readonly words: readonly Wanted[];
  /** A document has none of them, exactly as they stand in the index. */
  readonly without?: readonly string[];
  /** A document has to pass all of them. */
  readonly filters: readonly string[];
  /** And to be one of these, where there are any. */
  readonly within?: BitSet | undefined;
}

export interface Found {
  readonly total: number;
  /** Numbers of documents, best first. */
  readonly page: readonly number[];
  /** What was read in place of a word that nothing has. */
  readonly mended: ReadonlyMap<string, string>;
  /** True where no document has all words, and these have all but one. */
  readonly isNear: boolean;
  /** How many are left if one more filter is chosen, or another of the same kind where one alone can be. */
  countOf(filter: string, instead?: readonly string[]): number;
  /** How many of what was found are among these. */
  countIn(documents: BitSet): number;
}

export interface SearchIndex {
  readonly size: number;
  find(selection: Selection, skip: number, most: number): Found;
  /** Whether a document passes a filter. */
  passes(document: number, filter: string): boolean;
}

interface Postings {
  readonly documents: Uint32Array;
  readonly weights: Uint8Array;
}

export function indexDocuments(documents: Iterable<Document>): SearchIndex {
  const gathered = new Map<string, { documents: number[]; weights: number[] }>();
  const passing = new Map<string, number[]>();
  let size = 0;
  for (const { words, filters } of documents) {
    for (const [word, weight] of words) {
      const entry = gathered.get(word) ?? { documents: [], weights: [] };
      if (entry.documents.length === 0) gathered.set(word, entry);
      entry.documents.push(size);
      entry.weights.push(weight);
    }
    for (const filter of filters) {
      const members = passing.get(filter);
      if (members) members.push(size);
      else passing.set(filter, [size]);
    }
    size += 1;
  }
  const sets = new Map<string, BitSet>();
  for (const [filter, members] of passing) {
    const set = emptySet(size);
    for (const member of members) addTo(set, member);
    sets.set(filter, set);
  }
  const postings = [...gathered.values()].map((entry) => ({
    documents: Uint32Array.from(entry.documents),
    weights: Uint8Array.from(entry.weights),
  }));
  return searchOver({
    size,
    sets,
    postings,
    vocabulary: vocabularyOf([...gathered.keys()]),
    best: new Float32Array(size),
    sum: new Float32Array(size),
    hits: new Uint8Array(size),
  });
}

interface Parts {
  readonly size: number;
  readonly sets: ReadonlyMap<string, BitSet>;
  readonly postings: readonly Postings[];
  readonly vocabulary: Vocabulary;
  /** Used by every search from the start: of one word the best weight, of all words the sum, and how many words a document has. */
  readonly best: Float32Array;
  readonly sum: Float32Array;
  readonly hits: Uint8Array;
}

function searchOver(parts: Parts): SearchIndex {
  const { size, sets } = parts;
  const nothing = emptySet(size);
  const setOf = (filter: string): BitSet => sets.get(filter) ?? nothing;
  const common = (base: BitSet, filters: readonly string[]): BitSet => {
    const set = base.slice();
    for (const filter of filters) keepCommon(set, setOf(filter));
    return set;
  };
  return {
    size,
    passes: (document, filter) => isIn(setOf(filter), document),
    find({ words, without = [], filters, within: among = fullSet(size) }, skip, most) {
      const within = without.length > 0 ? leaveOut(parts, without, among) : among;
      const named = words.length > 0 ? haveWords(parts, words) : undefined;
      let base = keepCommon(named?.all ?? fullSet(size), within);
      let found = common(base, filters);
      const isNear = named !== undefined && words.length > 1 && sizeOf(found) === 0;
      if (isNear) {
        base = keepCommon(named.allButOne, within);
        found = common(base, filters);
      }
      const others = new Map<string, BitSet>();
      const withOthers = (chosen: readonly string[]): BitSet => {
        const key = chosen.join(' ');
        const set = others.get(key) ?? common(base, chosen);
        others.set(key, set);
        return set;
      };
      return {
        total: sizeOf(found),
        page: named ? bestOf(parts.sum, found, skip, most) : membersOf(found, skip, most),
        mended: named?.mended ?? new Map(),
        isNear: isNear && sizeOf(found) > 0,
        countIn: (documents) => sizeOfCommon(found, documents),
        countOf: (filter, instead) =>
          sizeOfCommon(instead ? withOthers(instead) : found, setOf(filter)),
      };
    },
  };
}

/** The documents that have none of these words. */
function leaveOut({ vocabulary, postings }: Parts, words: readonly string[], from: BitSet): BitSet {
  const set = from.slice();
  for (const word of words)
    for (const { term, share } of vocabulary.meaningsOf(word))
      if (share === 1)
        for (const document of postings[term]?.documents ?? []) removeFrom(set, document);
  return set;
}

/** What is known by another name is no slip of a third. */
function meaningsOf({ word, alike = [] }: Wanted, vocabulary: Vocabulary): Meaning[] {
  const same = alike.flatMap((other) =>
    vocabulary.meaningsOf(other).filter(({ share }) => share === 1),
  );
  const own = vocabulary.meaningsOf(word);
  return [...own.filter(({ isSlip }) => same.length === 0 || !isSlip), ...same];
}

/** For each document the best weight of any of a word's meanings. */
function weigh({ postings, best }: Parts, meanings: readonly Meaning[]): void {
  best.fill(0);
  for (const { term, share } of meanings) {
    const { documents, weights } = postings[term] ?? { documents: [], weights: [] };
    for (let i = 0; i < documents.length; i += 1) {
      const document = documents[i] ?? 0;
      const weight = share * (weights[i] ?? 0);
      if (weight > (best[document] ?? 0)) best[document] = weight;
    }
  }
}

/** Adds the weights of one word to those before. */
function addUp({ size, best, sum, hits }: Parts): void {
  for (let i = 0; i < size; i += 1) {
    const weight = best[i] ?? 0;
    if (weight === 0) continue;
    sum[i] = (sum[i] ?? 0) + weight;
    hits[i] = (hits[i] ?? 0) + 1;
  }
}

/** Documents that have all words, and those that have all but one; `sum` then says how well. */
function haveWords(parts: Parts, words: readonly Wanted[]) {
  const { size, vocabulary, sum, hits } = parts;
  sum.fill(0);
  hits.fill(0);
  const mended = new Map<string, string>();
  for (const wanted of words) {
    const meanings = meaningsOf(wanted, vocabulary);
    const [first] = meanings;
    if (first?.isSlip) mended.set(wanted.word, vocabulary.words[first.term] ?? wanted.word);
    weigh(parts, meanings);
    addUp(parts);
  }
  const [all, allButOne] = [emptySet(size), emptySet(size)];
  for (let i = 0; i < size; i += 1) {
    const count = hits[i] ?? 0;
    if (count === words.length) addTo(all, i);
    if (count >= words.length - 1) addTo(allButOne, i);
  }
  return { all, allButOne, mended };
}

/** Best first; among equals the usual order. One number holds both, so that numbers alone are sorted. */
function bestOf(sum: Float32Array, found: BitSet, skip: number, most: number): number[] {
  const members = membersOf(found);
  const span = sum.length + 1;
  const keys = Float64Array.from(
    members,
    (member) => member - Math.round((sum[member] ?? 0) * 4) * span,
  ).sort();
  return [...keys.subarray(skip, skip + most)].map((key) => ((key % span) + span) % span);
}
