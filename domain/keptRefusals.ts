/** What is refused of personal tokens and of collections of recipes. */
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
  | 'collections.name';
