// Sets of small whole numbers, for counting what many filters have in common.

export type BitSet = Uint32Array;

/** Room for the numbers from 0 to `size` − 1. */
export const emptySet = (size: number): BitSet => new Uint32Array(Math.ceil(size / 32));

/** All numbers from 0 to `size` − 1. */
export function fullSet(size: number): BitSet {
  const set = emptySet(size).fill(0xffff_ffff);
  const rest = size % 32;
  if (rest > 0) set[set.length - 1] = 2 ** rest - 1;
  return set;
}

export const addTo = (set: BitSet, member: number): void => {
  const word = member >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (member & 31));
};

export const removeFrom = (set: BitSet, member: number): void => {
  const word = member >>> 5;
  set[word] = (set[word] ?? 0) & ~(1 << (member & 31));
};

export const isIn = (set: BitSet, member: number): boolean =>
  ((set[member >>> 5] ?? 0) & (1 << (member & 31))) !== 0;

/** Leaves in `set` what is in `other` too. */
export function keepCommon(set: BitSet, other: BitSet): BitSet {
  for (let i = 0; i < set.length; i += 1) set[i] = (set[i] ?? 0) & (other[i] ?? 0);
  return set;
}

/** How many bits of a word are set. */
function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return (((bits + (bits >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
}

export function sizeOf(set: BitSet): number {
  let size = 0;
  for (const word of set) size += word === 0 ? 0 : bitsOf(word);
  return size;
}

export function sizeOfCommon(one: BitSet, other: BitSet): number {
  let size = 0;
  for (let i = 0; i < one.length; i += 1) {
    const word = (one[i] ?? 0) & (other[i] ?? 0);
    if (word !== 0) size += bitsOf(word);
  }
  return size;
}

/** Members in ascending order, without the first `skip`, at most `most`. */
export function membersOf(set: BitSet, skip = 0, most = Infinity): number[] {
  const members: number[] = [];
  let passed = 0;
  for (let i = 0; i < set.length && members.length < most; i += 1) {
    let word = set[i] ?? 0;
    const size = word === 0 ? 0 : bitsOf(word);
    if (passed + size <= skip) {
      passed += size;
      continue;
    }
    for (; word !== 0 && members.length < most; word &= word - 1) {
      if (passed >= skip) members.push(i * 32 + (31 - Math.clz32(word & -word)));
      passed += 1;
    }
  }
  return members;
}
