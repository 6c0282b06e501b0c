/** What is refused of personal tokens, of collections of recipes, of photos of recipes, of receipts and of kept photos. */
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
  | 'history.photosAway'
  | 'receipt.failed'
  | 'receipt.nothingRead'
  | 'receipt.wrongDay'
  | 'recipePhoto.failed'
  | 'recipePhoto.nothingRead';

/** The same, and an account that could not be sent for want of a connection. */
export type KeptOrUnsent = KeptRefusal | 'api.registrationUnsent';
