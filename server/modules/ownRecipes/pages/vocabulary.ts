// How the markup of a page names the parts of a recipe: microdata, RDFa, h-recipe, and the classes of the usual plugins.
export type Attributes = Readonly<Record<string, string>>;

/** By which of them a recipe's parts are named. */
export type Vocabulary = 'microdata' | 'rdfa' | 'classes';

const isRecipe = (type: string): boolean => /(?:^|[\s/:#])Recipe(?:$|\s)/i.test(type);
const classesOf = (attributes: Attributes): readonly string[] =>
  (attributes['class'] ?? '').split(/\s+/);

/** The elements that hold a recipe, where only classes tell. */
const holders =
  /^(?:h-?recipe|wprm-recipe(?:-container)?|tasty-recipes|mv-create-card|easyrecipe|jetpack-recipe|cooked-recipe|recipe-card)$/;

/** What a class says: a property of schema.org. A `List` holds several lines. */
const byClass = new Map(
  Object.entries({
    name: 'p-name fn wprm-recipe-name tasty-recipes-title mv-create-title ERSName jetpack-recipe-title',
    recipeYield:
      'p-yield yield wprm-recipe-servings tasty-recipes-yield mv-create-yield jetpack-recipe-servings',
    prepTime:
      'preptime wprm-recipe-prep-time-container tasty-recipes-prep-time mv-create-time-prep',
    cookTime:
      'cooktime wprm-recipe-cook-time-container tasty-recipes-cook-time mv-create-time-active',
    totalTime: 'dt-duration duration tasty-recipes-total-time mv-create-time-total',
    recipeIngredient: 'p-ingredient ingredient wprm-recipe-ingredient jetpack-recipe-ingredient',
    ingredientList:
      'tasty-recipes-ingredients mv-create-ingredients ingredients-list recipe-ingredients',
    recipeInstructions:
      'e-instructions instructions wprm-recipe-instruction-text tasty-recipes-instructions mv-create-instructions jetpack-recipe-directions recipe-directions',
  }).flatMap(([property, classes]) => classes.split(' ').map((name) => [name, property] as const)),
);

/** The recipe that begins with an element; `other` for a thing that is none; null where nothing begins. */
export function beginningIn(
  attributes: Attributes,
  isWithin: boolean,
): Vocabulary | 'other' | null {
  if ('itemscope' in attributes)
    return isRecipe(attributes['itemtype'] ?? '') ? 'microdata' : 'other';
  if ('typeof' in attributes) return isRecipe(attributes['typeof'] ?? '') ? 'rdfa' : 'other';
  // Within a recipe that its markup tells of, classes are only how it looks.
  return !isWithin && classesOf(attributes).some((name) => holders.test(name)) ? 'classes' : null;
}

/** The properties that an element says of the recipe around it. */
export function propertiesIn(attributes: Attributes, vocabulary: Vocabulary): readonly string[] {
  if (vocabulary === 'microdata')
    return (attributes['itemprop'] ?? '').split(/\s+/).filter(Boolean);
  if (vocabulary === 'rdfa')
    return (attributes['property'] ?? '')
      .split(/\s+/)
      .map((name) => name.replace(/^.*[:/#]/, ''))
      .filter(Boolean);
  return [...new Set(classesOf(attributes).flatMap((name) => byClass.get(name) ?? []))];
}
