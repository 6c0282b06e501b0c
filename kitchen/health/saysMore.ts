// Whether a piece of a list says more of its food than that it is there: 'beware of peanuts', 'tongue swells from kiwi'.
import type { Catalogue } from '../catalogue/types.ts';
import { foodsNamed } from '../ingredients/lexicon.ts';
import { trimmings } from '../ingredients/nameWords.ts';
import { withoutAmount } from './bareName.ts';
import { isEveryday } from './everyday.ts';

/** Everyday words that say what is there, how much, of when, for when and in what state, in the languages that lists are typed in. */
const ofWhatIsThere = new Set(
  `love loves like likes enjoy enjoys adore adores eat eats eating something anything want would like food foods dish ideas amount other others rest own pretty fine usual carton product products mix strip strips stick sticks hard scrambled stewed tinned dried dry raw fresh protein fat reduced top big new list lower little please could should can might may every day all both each maybe probably mainly including contains containing
  and or with n plus also have has had having ive weve i we got bought picked found made make makes making cook cooking cooked cooks use using used need needs
  still just only mostly maybe around almost nearly quite really very oh ok okay please pls thanks thank hi hello so today tonight tomorrow morning evening night noon
  lunch dinner breakfast supper tea snack meal meals kids children family house home homemade spare there is are its here s ve re
  soft going smoked fried boiled steamed roast roasted grilled mashed baked bbq oven minute pure low high type week weeks day days month months
  old date before sale offer garden holiday party kit box pot tin tins can cans jars pots tubs jar tub tube sack bottle pack leg breast wing
  if in on at to for from of the a an my our that this these those some any few several lot lots plenty tbh bits piece pieces left
  one two three four five six seven eight nine ten dozen half quarter whole size sized kind style from local
  und mit noch etwas viel viele wenig wenige ein eine einen einer der die das den dem des ich wir habe haben hab gibt es ist sind da von vom im am zum zur fur aus dose rest ubrig auch sowie paar
  et avec de du des d la le les l un une au aux en a j ai ay on il y reste encore fond bout peu mois pour dans chez nous avons soir midi
  con del el los las una unos unas tengo tenemos hay queda quedan poco pocos algo para y e o u al paso pan medio media kilo casa
  com da do das dos os as um uma tenho temos ha ainda tem no na nos nas para meio
  ed di dal della dei delle degli il lo gli uno ho abbiamo ci sono c ancora po qualche per mezzo casa
  met van het een ik wij heb hebben nog wat in uit paar op voor beetje
  i z w ze mam mamy jest sa jeszcze troche pol
  ve ile bir biraz var tane adet
  na ya wa ni nina tuna kuna kidogo
  at ng mga may meron mayroon pa lang kalahati ang si
  aur ka ki ke mein hai hain thoda thodi mere paas bhi
  dan ada punya sedikit dengan buat untuk
  va voi co it`.split(/\s+/),
);

/** Words that no name of a food holds and everybody knows: they say something of it, in whatever language. A word that nobody knows may be a brand. */
export function saysMoreThanAName(piece: string, foods: number, catalogue: Catalogue): boolean {
  const name = withoutAmount(piece, catalogue).replace(fromSomebody, ' ');
  const words = foodsNamed(name, catalogue, undefined).unknown;
  // Between foods in a row stands what is looked at by itself.
  return words.some(
    (word) =>
      warns.has(word) ||
      (foods <= fewFoods &&
        word.length > 1 &&
        isEveryday(word) &&
        !trimmings.has(word) &&
        !ofWhatIsThere.has(word)),
  );
}
const fewFoods = 2;
/** 'Jollof that my mum made', 'eggs from our neighbour'. */
const fromSomebody =
  /(?:^| )(?:that )?(?:my|our|the|from (?:my|our|the)) \p{L}{1,20}(?: (?:made|cooked|bought|brought|gave|left|sent|baked)(?: (?:me|us))?|(?= *$))/iu;
const warns = new Set(
  'unsafe danger dangerous deadly fatal lethal beware careful caution warning away yuck yucky eww ew bleh gross nope nah never afraid scared terrified fear frightened'.split(
    ' ',
  ),
);
