// What a personal token for the API may be used for. A call of the contract names the one that opens it; a call that
// names none is closed to every token.
export const tokenScopes = [
  'recipes:read',
  'own_recipes:read',
  'own_recipes:write',
  'plans:read',
  'history:read',
] as const;
export type TokenScope = (typeof tokenScopes)[number];
