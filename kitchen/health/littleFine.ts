// 'Lactose intolerant, but a splash of milk in my tea is ok': what does no harm by the drop says nothing of a bowl.

const little =
  /\b(?:splash(?:es)?|dash|drops?|touch|smidgen|tiny (?:bit|amounts?)|(?:small|trace) amounts?|teaspoons?|goutte|larme|nuage)\b/;
const fine =
  /\b(?:ok|okay|fine|alright|no problem|can (?:have|manage|take|tolerate)|ca va|passe)\b/;
const turned =
  /\b(?:no|not|never|cant|cannot|dont|doesnt|isnt|arent|even|still|enough|pas|jamais)\b/;
/** Whether words say of no more than a drop of a food that it does no harm. */
export const isLittleFine = (tokens: readonly string[]): boolean => {
  const said = tokens.join(' ');
  return little.test(said) && fine.test(said) && !turned.test(said.replace('no problem', ''));
};
