// What a friend or a more distant relative must not eat, where the person says that they themselves eat it.
import { isEatenThere, isFreeOfHarm, isSaidToBeWell, sharesTheTable } from './foodWays.ts';
import type { Part } from './foodWays.ts';
import { isHarmless } from './harm.ts';
import { sharesTable } from './whose.ts';
import type { Catalogue } from '../catalogue/types.ts';

/** Who seldom lives in one household: no parent, partner, child or flatmate is among them. */
const friend =
  /(?<!\p{L})(?:(?:my|our|a|an|one of my|another)(?: \w+)? (?:friend|mate|pal|colleague|cousin|auntie?|aunty|uncle|nephew|niece|boss|coach|classmate|(?:sister|brother|mother|father) in law|(?:sister|brother|mother|father)-in-law|in-?laws)|(?:my )?(?:sister|brother|mum|mom|dad) is the (?:\w+ )?(?:one|allergic)|(?:mon|ma|un|une) (?:ami|amie|cousin|cousine|tante|oncle|copain de \p{L}+|beau-?(?:frère|père)|belle-?(?:s(?:oe|œ)ur|mère))|mein[e]? (?:cousine?|tante|onkel|schwager|schwägerin|neffe|nichte)|(?:mi|un|una) (?:amig[oa]|prim[oa]|t[ií][oa]|cuñad[oa]|suegr[oa])|(?:il mio|la mia|mi[oa]|un|una|un') ?(?:amic[oa]|cugin[oa]|zi[oa]|cognat[oa]|suocer[oa])|(?:meu|minha|um|uma) (?:amig[oa]|prim[oa]|ti[oa]|cunhad[oa]|sogr[oa])|mijn (?:neef|nicht|oom|tante|zwager|schoonzus)|kuzyn\p{L}*|szwagi\p{L}+|przyjaci\p{L}+|arkadaşım\p{L}*|kuzenim\p{L}*|teman(?:ku| saya)|sepupu\p{L}*|kaibigan\p{L}*|pinsan\p{L}*|rafiki|(?:dada|kaka) yangu ndiye|chị chồng|em chồng|chị dâu|anh rể|bạn (?:tôi|mình)|bhabhi|dost|saheli)(?!\p{L})|подруг|друг[ауе]? |двоюродн|свекров|тёщ|золовк|朋友|表[姐哥弟妹]|友達|いとこ|दोस्त|सहेली|भाभी|বান্ধবী|বন্ধু|صديق|친구/iu;

/** The person, or all who eat with them, at the beginning of what is said. */
const oneself =
  /^(?:but |and |while |whereas |though |however |aber |mais |pero |ma |mas |maar |ale |ama |tapi |lakini |а |но |chứ |nhưng )?(?:i|i['’]m|i['’]ve|me|we|ich|wir|je|j['’]\p{L}+|moi|nous|yo|nosotr[oa]s|io|noi|eu|nós|ik|wij|ja|my|jag|vi|ben|biz|saya|aku|kami|ako|mimi|sisi|mình|tôi|main|hum)(?!\p{L})|^(?:а |но )?(?:я|мы|у нас|у меня)(?!\p{L})|^(?:我|私|うち|मैं|हम|আমি|আমরা|أنا|نحن|나는|저는)/iu;

/** Whether a part tells of a friend alone: the next says that the person eats it, or that nothing is wrong with them. */
export function isOfFriendAlone(
  part: Part,
  next: Part | undefined,
  whole: Part,
  isFood: (token: string) => boolean,
  catalogue: Catalogue,
): boolean {
  return (
    next !== undefined &&
    friend.test(part.text) &&
    oneself.test(next.text) &&
    !sharesTable.test(whole.tokens.join(' ')) &&
    !sharesTheTable(whole, catalogue) &&
    isFreeOfHarm(next, catalogue) &&
    (isEatenThere(next, isFood, catalogue) ||
      isSaidToBeWell(next, catalogue) ||
      isHarmless(next.tokens, next.text, isFood, true))
  );
}
