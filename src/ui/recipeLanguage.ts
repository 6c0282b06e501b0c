import { createContext, useContext } from 'react';

/** In which language the recipe within is written, for `lang`: ours are in English; undefined of a person's own, which is taken to be in the language of the screen. */
const RecipeLanguageContext = createContext<string | undefined>('en');

export const RecipeLanguageProvider = RecipeLanguageContext.Provider;
export const useRecipeLanguage = (): string | undefined => useContext(RecipeLanguageContext);
