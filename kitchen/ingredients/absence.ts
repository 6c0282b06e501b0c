// 'No eggs', 'ran out of milk', '0 tomatoes': what a list says is not there.
import { withoutNothingAdded } from './claims.ts';

const absentBefore =
  /^(?:(?:there(?: is| are|['’]s)|i have|i'?ve got|we have|have|got) )?(?:no(?: more)?|zero|0|without(?: any)?|not any|none of|not got(?: any)?|(?:i |we )?(?:have|has|had) no(?: more)?|(?:i |we )?(?:don'?t|do not|didn'?t|haven'?t)(?: have| got| get| buy)?(?: any)?|(?:i'?m |we'?re )?(?:all |just )?(?:out|run out|ran out|short) of|(?:i |we )?(?:have )?(?:run|ran) out of|used up(?: the)?(?: last)?(?: of)?(?: the)?|finished(?: off)?(?: the)?|forgot(?: to (?:buy|get))?|need(?! to (?:use|finish))(?: to (?:buy|get))?(?: more)?|must (?:buy|get)|wish (?:i|we) had(?: some)?|missing|lacking|minus|hakuna|sin|sans|senza|sem|kein(?:e|en|er)?|ohne|geen|zonder|utan|ing(?:en|et|a)|niente|nessun[oa]?|không (?:có|còn)|بدون|بلا|(?:pas|plus) (?:de|du|des)|(?:pas|plus) d['’](?=\p{L}))(?:(?<=['’])|\s+)(?=[\p{L}\d])/iu;
/** 'Ya plus d'oignons', 'finito il latte', 'se acabó el pan', 'wala nang itlog'. */
const goneBefore =
  /^(?:(?:mais |but |pero |ma |mas )?(?:(?:il )?(?:n['’])?y ?['’]?a plus (?:de |du |des |d['’])|finit[oaie] (?:il |lo |la |i |gli |le |l['’])|[eè] finit[oa] (?:il |lo |la |l['’])|se (?:me )?acab(?:[óo]|aron) (?:el |la |los |las )?|(?:ya )?no (?:hay|quedan?|me quedan?) (?:m[áa]s )?|acab(?:ou|aram) (?:o |a |os |as )?|n[ãa]o (?:tem|h[áa]) (?:mais )?|wala (?:na(?:ng)?|kaming|akong|pang|tayong)(?: (?:na|ang))? |ubos na(?: ang)? ))(?=\p{L})/iu;
const goneBehind =
  /\s+(?:i|zi|ya|u|vi|li|ki)me(?:isha|kwisha|malizika)$|\s+(?:ist|sind) (?:alle|aus|leer|weg)$|\s+(?:is|zijn) op$|\s+(?:khatam|shesh)(?: ho (?:gaya|gayi|gaye))?(?: hain?)?$|\s+(?:खत्म|ख़त्म)(?: हो (?:गया|गई|गए|गयी))?(?: हैं?)?$/iu;
const absentBehind =
  /(?<!\b(?:nearly|almost)\s?)\s*(?:has (?=r[ua]n out)|all (?=finished|used up)|[-–:(]\s*)?(?:none left|all gone|gone|finished|ran out|run out|used up|not any more|out of stock|empty|none|too old|expired|(?<!\b(?:going|getting|turning|go|bit|little|slightly|nearly|almost|rather) )off|thrown (?:out|away)|gone (?:off|bad|mouldy|moldy))\)?$/iu;
/** Food that nobody may eat, whatever its amount: '4 rotten tomatoes'. */
const spoiled =
  /^(?:(?:\d+|an?|some|a few|two|three|four|half an?) )?(?:mouldy|moldy|rotten|rotting|rancid|putrid|gone[ -]off|spoilt|spoiled|expired|out[ -]of[ -]date)\s+(?=\p{L})/iu;
/** The same in languages that say it behind the name: 'tomates pourries', 'pane ammuffito'. */
const spoiledBehind =
  /(?<=\p{L})\s+(?:pourri(?:e|s|es)?|moisi(?:e|s|es)?|p[ée]rim[ée](?:e|s|es)?|marci[oae]?|marce|ammuffit[oaie]|scadut[oaie]|podrid[oa]s|mohos[oa]s?|caducad[oa]s?|mofad[oa]s?|estragad[oa]s?)$/iu;
const days = '(?:[2-9]|\\d{2}|two|three|four|five|six|several|a few)[- ]days?[- ]old';
/** Cooked rice keeps for a day in the fridge (Food Standards Agency): what is older is not eaten. */
const oldRiceBehind = new RegExp(
  `(?<=\\b(?:cooked|leftover|left[- ]over|boiled|fried|steamed|jollof)\\b.{0,30}\\brice\\b.{0,20})[ ,]*\\(?${days}\\)?$`,
  'iu',
);
const oldRiceBefore = new RegExp(`^${days}\\s+(?=.{0,30}\\brice\\b)`, 'iu');
const exceptFor =
  /^(?:i have |we have )?(?:everything|anything|all|the usual)\b.*?\b(?:except|but|apart from|other than)(?: for)?\s+/iu;
/** What stands behind it is not there; what stands before it is: 'pasta but no sauce'. */
const butNo = /\s+(?:but|and|with|,)?\s*\b(?:no|without(?: any)?)\s+(?=\p{L}{3})/iu;
/** 'Rice, not much else', 'no problem', 'no idea' name no food. */
const nothing =
  /^(?:not much else|nothing else|no problem|no idea|no clue|no oven|that'?s (?:all|it))$/iu;

/** What is said of a food and leaves it what it is: 'loads of courgettes from the allotment'. */
const remarkBefore =
  /^(?:(?:loads|lots|plenty|tons|heaps) of|(?:cold )?boiled|dried[ -]out|stale|a bit of|bits? of)\s+(?=\p{L}{3})/iu;
const remarkBehind =
  /\s+(?:ends|scraps|(?:nearly|almost) (?:gone|finished|empty|out)|left(?: ?over)? from (?:\w+ )?(?:breakfast|brekkie|brekky|lunch|dinner|tea|supper)|(?:aus dem|ausm|vom) (?:garten|balkon|markt)|du jardin|dell['’]orto|uit de tuin|from (?:last night|yesterday|the (?:allotment|garden|market|shop|freezer))|q\.?\s?b\.?|\(?(?:1|one|a)[- ]day[- ]old\)?|(?<=\b(?:bread|loaf|baguette|rolls?|naan|pitta)\b[^,]{0,20})\(?\w+[- ]days?[- ]old\)?|un po['’]? (?:vecchi[eoa]?|moll[ei]|appassit[eoia]))$/iu;

const usedUp =
  /^(?:(?:(?:i|we)(?: have| are| am|['’](?:m|re|ve))? |(?:have|are|am) )?(?:all |just )?(?:(?:run|ran) out of|out of|short of)|used up|finished|forgot)\s/iu;
/** It was there and is eaten or spoiled, or was not bought: nobody asks to leave it out, as 'no eggs' may. */
export const isUsedUp = (item: string): boolean =>
  [goneBefore, goneBehind, absentBehind, usedUp, spoiled, spoiledBehind, oldRiceBehind].some(
    (pattern) => pattern.test(item),
  );

export interface Presence {
  /** The item without what says that something is missing; empty where nothing of it is there. */
  readonly present: string;
  /** What is not there, as it was written. */
  readonly absent: string;
}

/** Tells what of an item is at hand and what it says is missing. */
export function presenceOf(written: string): Presence {
  const item = withoutNothingAdded(written);
  if (nothing.test(item)) return { present: '', absent: '' };
  const rest = [exceptFor, goneBefore, absentBefore, spoiled, oldRiceBefore].find((pattern) =>
    pattern.test(item),
  );
  if (rest) return { present: '', absent: item.replace(rest, '').replace(goneBehind, '').trim() };
  const isBad = [spoiledBehind, oldRiceBehind].find((pattern) => pattern.test(item));
  if (isBad) return { present: '', absent: item.replace(isBad, '').trim() };
  if (goneBehind.test(item)) return { present: '', absent: item.replace(goneBehind, '').trim() };
  if (absentBehind.test(item))
    return { present: '', absent: item.replace(absentBehind, '').trim() };
  const [present = item, absent = ''] = item.split(butNo, 2);
  const plain = present.replace(remarkBefore, '').replace(remarkBehind, '');
  return { present: plain.trim(), absent: absent.trim() };
}
