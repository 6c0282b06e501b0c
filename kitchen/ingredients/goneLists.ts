// 'Out of eggs, flour, milk': what is said not to be there goes on behind its comma, to the end of the sentence or to a word that turns it.
import { isUsedUp, presenceOf } from './absence.ts';
import { but, harms, leadOf, leftBehind, mayTell, moreBehind, turnOf } from './goneLeads.ts';
import type { GoneLead } from './goneLeads.ts';
import { foodsJoined, goesOn, longestPiece, missingFoods } from './goneFoods.ts';
import type { IsFood } from './goneFoods.ts';

const betweenSentences = /((?<=[\p{L}\p{M}]{2})[.!?](?=\s)|;)/u;
const opening =
  /^\s*(?:i|we)(?:['’]ve)?(?: only| also| still| do)* (?:have|got|have got)(?: got)? (?!no\b|run\b)/iu;
const betweenPieces = /,(?!\d)|[،、，]|\s[/+]\s/u;
const beforeBut = /\s(?=(?:but|however|and (?:i|we)|mais|pero|ma|mas|aber|maar|lekin|لكن)[\s'’])/iu;

/** As many as a list is read to, and as far as 'or' or 'left' are looked for. */
const [mostPieces, farthest] = [500, 12];

interface Reader {
  readonly isFood: IsFood;
  /** Beside what is said of health whatever may be a wish stays as it is written, as it is heard so. */
  readonly keepsWishes: boolean;
}

interface Told {
  readonly pieces: string[];
  readonly isChanged: boolean;
}

/** Where a lead stands. */
interface Place {
  readonly at: number;
  readonly piece: string;
  readonly isTurned: boolean;
}

/** One sentence, piece by piece. */
class Sentence {
  private readonly told: string[] = [];
  private isChanged = false;
  /** Whether what is missing goes on to the end of the sentence. */
  private isMissing = false;
  /** Up to here it goes on without a lead that carries it to the end. */
  private until = -1;
  /** The words before each food that goes on. */
  private words = 'no';
  /** Whether it tells of what is at home, so that a bare 'but' turns it. */
  private isOfHome = false;
  private readonly pieces: readonly string[];
  private readonly reader: Reader;

  constructor(pieces: readonly string[], reader: Reader) {
    this.pieces = pieces;
    this.reader = reader;
  }

  read(): Told {
    for (const at of this.pieces.keys())
      if (at < mostPieces) this.readPiece(at);
      else this.told.push(this.pieces[at] ?? '');
    return { pieces: this.told, isChanged: this.isChanged };
  }

  private readPiece(at: number): void {
    const piece = (this.pieces[at] ?? '').trim();
    const rest = piece.replace(but, '');
    const isTurned = rest !== piece;
    const isShort = rest.length <= longestPiece;
    const lead = isShort ? leadOf(rest) : undefined;
    if (lead && !(lead.isBuying && at > 0)) return this.readLead(lead, { at, piece, isTurned });
    const turned = isShort ? turnOf(rest) : undefined;
    if (this.isChanged && (turned !== undefined || (isTurned && this.isOfHome)))
      return this.readTurn(turned, rest);
    if (this.isMissing || at <= this.until) return this.goOn(piece, rest);
    this.readPlain(piece);
  }

  /** Where health is read too, 'I have' ends what was said before it. */
  private readTurn(turned: string | undefined, rest: string): void {
    this.isMissing = false;
    const isEnglish = /^(?:i|we|(?:do |still |also |only )*(?:have|got))\b/iu.test(rest);
    this.told.push(
      turned !== undefined && isEnglish && this.reader.keepsWishes
        ? `I have ${turned}`
        : (turned ?? rest),
    );
  }

  private readLead(lead: GoneLead, place: Place): void {
    const { at, piece, isTurned } = place;
    const foods = this.foodsOf(lead.rest);
    if (foods.length === 0) {
      this.isMissing = false;
      return void this.told.push(piece);
    }
    const isGone = lead.kind === 'out of' || this.isLeft(lead, at);
    const carries = lead.carries || (lead.kind === 'out of' && at === 0) || isTurned;
    this.words = isGone ? 'out of' : lead.written;
    this.isOfHome = isGone || lead.isOfHome;
    this.isMissing = carries && this.until <= at;
    this.isChanged = true;
    if (!isGone && lead.isHeard && (this.reader.keepsWishes || foods.length === 1))
      return void this.told.push(piece.replace(but, ''));
    this.told.push(...foods.map((food) => `${this.words} ${food}`));
  }

  /** 'No eggs, butter or milk left': up to there all of it is used up; without such an end up to 'or'. */
  private isLeft(lead: GoneLead, at: number): boolean {
    const ends = lead.isOfHome ? [leftBehind, moreBehind] : [leftBehind];
    for (const end of [...ends, moreBehind, goesOn]) {
      const isHere = end !== goesOn && end.test(lead.rest);
      this.until = isHere ? at : this.lastWith(end, at);
      if (isHere || this.until > at) return ends.includes(end);
    }
    return false;
  }

  /** The last piece with such a mark, with nothing but foods before it. */
  private lastWith(mark: RegExp, from: number): number {
    let last = from;
    for (let at = from + 1; at <= from + farthest; at += 1) {
      const piece = (this.pieces[at] ?? '').trim();
      if (this.foodsOf(piece).length === 0) break;
      if (mark.test(piece)) last = at;
    }
    return last;
  }

  private goOn(piece: string, rest: string): void {
    const foods = this.foodsOf(rest);
    const isWish = this.words !== 'out of' && goesOn.test(rest) && !/^d(?:e\s|['’])/iu.test(rest);
    if (foods.length > 0 && isWish && this.reader.keepsWishes) return void this.told.push(rest);
    if (foods.length > 0)
      return void this.told.push(...foods.map((food) => `${this.words} ${food}`));
    this.told.push(piece);
    // A name that nobody knows is no end of the list; what speaks of harm is one, and what follows belongs to that.
    if (piece.split(' ', 3).length > 2 || harms.test(piece)) this.isMissing = false;
    this.until = -1;
  }

  private readPlain(piece: string): void {
    const isGone = piece.length <= longestPiece && isUsedUp(piece);
    const foods = isGone ? this.foodsOf(presenceOf(piece).absent) : [];
    this.told.push(...(foods.length > 0 ? foods.map((food) => `out of ${food}`) : [piece]));
    this.isChanged ||= foods.length > 0;
  }

  private foodsOf(piece: string): readonly string[] {
    if (piece.length > longestPiece) return [];
    const bare = piece.replace(leftBehind, '').replace(moreBehind, '');
    return foodsJoined(bare, this.reader.isFood);
  }
}

function tellSentence(sentence: string, reader: Reader): Told {
  const pieces = piecesOf(sentence, reader.isFood);
  const gone = missingFoods(pieces, reader.isFood);
  if (gone.length > 0) return { pieces: gone.map((food) => `out of ${food}`), isChanged: true };
  const told = new Sentence(pieces, reader).read();
  return told.isChanged ? told : { pieces: [sentence], isChanged: false };
}

/** The pieces between commas, and before a 'but' that turns a list of foods; inside brackets nothing is cut. */
function piecesOf(sentence: string, isFood: IsFood): string[] {
  const pieces: string[] = [];
  for (const piece of sentence.split(betweenPieces)) {
    const before = pieces.at(-1);
    const isOpen = before !== undefined && before.lastIndexOf('(') > before.lastIndexOf(')');
    if (piece.trim() === '') continue;
    if (isOpen && piece.includes(')')) pieces[pieces.length - 1] = `${before}, ${piece.trim()}`;
    else pieces.push(...(piece.length > 2 * longestPiece ? [piece] : cutAtBut(piece, isFood)));
  }
  return pieces;
}

/** 'I have rice but no eggs', 'out of eggs but have rice'; not 'no meat but fish' nor 'everything but eggs'. */
function cutAtBut(piece: string, isFood: IsFood): string[] {
  const [left = '', ...others] = piece.split(beforeBut);
  const right = others.join(' ');
  const rest = right.replace(but, '');
  const before = left.trim();
  const lead = leadOf(before);
  const turns = leadOf(rest) !== undefined || turnOf(rest) !== undefined || lead?.kind === 'out of';
  const isOfFoods = foodsJoined(lead?.rest ?? turnOf(before) ?? before, isFood).length > 0;
  return right !== '' && turns && isOfFoods ? [left, right] : [piece];
}

/**
 * A line in which each food that is said to be missing is said so for itself: 'out of eggs, flour' becomes 'out of eggs, out of flour'.
 * Only a known food is taken for missing: whatever else stands beside it may speak of health, and is left as it was written.
 * @param keepsWishes whether health is read beside it: then whatever may be a wish keeps its words
 */
export function eachGone(line: string, isFood: IsFood, keepsWishes = false): string {
  if (!mayTell.test(line)) return line;
  const parts = line.split(betweenSentences);
  const told = parts.map((part, at) =>
    at % 2 === 0 ? tellSentence(part, { isFood, keepsWishes }) : null,
  );
  if (!told.some((each) => each?.isChanged)) return line;
  return told
    .flatMap((each, at) =>
      each === null
        ? []
        : each.pieces.map((piece) => (at > 0 ? piece.replace(opening, '') : piece)),
    )
    .filter((piece) => piece.trim() !== '')
    .join(', ');
}
