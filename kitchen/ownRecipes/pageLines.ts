// Lines that are copied along with a recipe from its web page.

/** What is copied along from the top of a page, and is no dish's name. */
export const pageButton =
  /^(?:(?:jump|skip|go|scroll) (?:straight |down )?to (?:the )?recipe|(?:print|pin|save|share|rate)(?: (?:the |this )?recipe)?|(?:aller|passer|acc[ée]der) [àa] la recette|imprimer(?: la recette)?|[ée]pingler|partager)\W*$/iu;

/** What stands between the parts of a recipe on a web page, and is copied along. */
const pageNoise =
  /^(?:advertisements?|publicit[ée]|anzeige|us customary(?:\s*[-–|]\s*metric)?|metric|[1-4]x(?:\s+[1-4]x)*|[★☆⭐✩]{2}[★☆⭐✩\s]*(?:[\d(].*)?|[★☆⭐✩\s]+(?:\d(?:\.\d+)?(?: ?\/ ?5)?)?|(?:rated )?\d(?:\.\d+)?(?: ?\/ ?5)? (?:from|\()\s?[\d,.]+ (?:ratings?|reviews?|votes?).*|calories:?\s*\d+\s*kcal|subscribe .*newsletter.*|did you make this.*|(?:tag|follow) (?:me |us )?@.*|leave a (?:comment|review).*|rate this recipe.*|[^.]*\|\s*(?:updated|published)\b.*|cook mode.*)$/iu;
const timeLabel =
  /^(?:(?:prep(?:aration)?|cook(?:ing)?|bake|baking|total|rest(?:ing)?)(?: time)?|(?:temps de )?(?:pr[ée]paration|cuisson)|temps total)\s*:?$/iu;
const timeAlone = /^\d[\d\s./¼½¾-]*(?:min|mn|h|std)[\p{L}.]*(?:\s\d+\s*min\p{L}*\.?)?$/iu;

/** Without that; and 'Prep time' above '10 mins' is one line of times. */
export function withoutNoise(lines: readonly string[]): readonly string[] {
  const told = lines.filter((line) => line !== '' && !pageNoise.test(line));
  return told.flatMap((line, n) => {
    const next = told[n + 1] ?? '';
    if (timeLabel.test(line) && timeAlone.test(next)) return [`${line.replace(/:$/, '')}: ${next}`];
    return timeAlone.test(line) && timeLabel.test(told[n - 1] ?? '') ? [] : [line];
  });
}
