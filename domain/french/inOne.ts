/** One of a food whose French name is of several: 'oignon nouveau', 'feuille de laurier'. */
const alike =
  /^(?:anis|ananas|anchois|bas|brebis|cassis|doux|épais|frais|gras|gros|maïs|noix|pois|radis|roux)$/;
/** From here on a name says what it is of, or how it comes. */
const further = /(?:\s(?:de|du|des|à|au|aux|en|et|ou)\s|\sd['’]|\s?[(,])/;

function wordOf(word: string): string {
  if (alike.test(word)) return word;
  return word.endsWith('eaux') ? word.slice(0, -1) : word.replace(/s$/, '');
}

export function inOne(name: string): string {
  const end = further.exec(name)?.index ?? name.length;
  return `${name.slice(0, end).split(' ').map(wordOf).join(' ')}${name.slice(end)}`;
}
