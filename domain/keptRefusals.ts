/** What is refused of personal tokens, of collections of recipes and of photos of recipes. */
export type KeptRefusal =
  | 'apiTokens.closed'
  | 'apiTokens.full'
  | 'apiTokens.gone'
  | 'apiTokens.name'
  | 'apiTokens.scope'
  | 'apiTokens.scopes'
  | 'apiTokens.unknown'
  | 'collections.full'
  | 'collections.id'
  | 'collections.long'
  | 'collections.name'
  | 'recipePhoto.failed'
  | 'recipePhoto.nothingRead';
