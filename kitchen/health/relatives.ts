// Who is named in a text: those who usually live with the person who writes, and those who may as well live elsewhere.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Who usually lives with the person who writes. */
export const athome = words(`
  husband hubby hubs wife wifey partner spouse fiance fiancee boyfriend girlfriend bf gf son sons daughter daughters
  child children kid kids mann frau ehemann ehefrau sohn tochter kinder mari femme
  epouse conjoint conjointe fils fille enfant enfants marido esposo esposa mujer pareja hijo hija hijos marito
  moglie figlio figlia figli esposa filho filha filhos zoon dochter vrouw maz syn corka son dotter
  suami istri isteri anak kocam karim oglum kizim mke mume mtoto asawa pati patni beta beti biwi`);

/** Who may as well live elsewhere. */
export const elsewhere = words(`
  mum mums mom moms mother mothers mam mama mamma mummy dad dads daddy father fathers papa parent parents brother
  brothers sister sisters sis grandad granddad grandpa grandma gran granny nan nana grandmother grandfather
  grandson granddaughter grandchild uncle aunt auntie aunty cousin nephew niece friend friends mate colleague
  neighbour neighbor lodger flatmate flatmates housemate housemates roommate roommates mutter mutti vater oma opa bruder schwester madre padre
  mere pere soeur frere abuela abuelo hermana hermano nonna nonno sorella fratello mae pai avo irma irmao
  moeder vader matka ojciec babcia ibu ayah bapak nenek annem babam mama baba nanay tatay`);

export const isRelative = (token: string): boolean => athome.has(token) || elsewhere.has(token);

/** 'Divorced mum of two', 'single dad': the person who writes, and no relative of theirs. */
export const isWriter = (tokens: readonly string[], place: number): boolean =>
  /^(?:mum|mom|mother|mama|dad|father|papa|parent|grandma|grandmother|granny|grandad|granddad|grandfather)$/.test(
    tokens[place] ?? '',
  ) &&
  !/\b(?:my|our|his|her|their)\b/.test(tokens.slice(Math.max(0, place - 4), place).join(' ')) &&
  (/^of (?:an?|one|two|three|four|five|six|\d+|twins|teenagers|toddlers)\b/.test(
    tokens.slice(place + 1, place + 3).join(' '),
  ) ||
    /\b(?:single|lone|working|busy|new|divorced|widowed|separated|retired|home|first time|full time|im an?|i am an?|as an?)$/.test(
      tokens.slice(0, place).join(' '),
    ));
