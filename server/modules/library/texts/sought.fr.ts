// How much a dish has of what is asked for little or much of, in French.
import type { Texts } from './en.ts';

export const soughtInFrench: Pick<Texts, 'soughtFirst' | 'sought' | 'unsalted'> = {
  soughtFirst: {
    carbs: 'Les plats les moins riches en glucides viennent en premier.',
    salt: 'Les plats sans sel ni aliments salés viennent en premier, puis les moins salés.',
    sugars: 'Les plats les moins riches en sucres viennent en premier.',
    fat: 'Les plats les moins gras viennent en premier.',
    fibre: 'Les plats les plus riches en fibres viennent en premier.',
    protein: 'Les plats les plus riches en protéines viennent en premier.',
  },
  sought: {
    carbs: (grams) => `${grams} g de glucides par portion`,
    salt: (grams) => `${String(grams).replace('.', ',')} g de sel par portion`,
    sugars: (grams) => `${grams} g de sucres par portion`,
    fat: (grams) => `${grams} g de matières grasses par portion`,
    fibre: (grams) => `${grams} g de fibres par portion`,
    protein: (grams) => `${grams} g de protéines par portion`,
  },
  unsalted: (amount) => `Sans sel ajouté, ${amount}`,
};
