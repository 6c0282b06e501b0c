import { shoppingList as words } from './en.ts';

/** An aisle in the language of the screen. */
export const aisleText = (name: string): string =>
  (words.aisles as Readonly<Record<string, string>>)[name] ?? name;
