/** What the id of a recipe of one's own begins with; no recipe of the catalogue does. */
export const ownPrefix = 'own-';
export const isOwnId = (id: string): boolean => id.startsWith(ownPrefix);
