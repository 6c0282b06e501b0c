// A file of its own: only the screens that ask for allergens fetch it.

/** Groups of allergens that every dish can be checked for, as the kitchen calls them. */
export const allergenGroups = [
  'peanut',
  'tree_nut',
  'milk',
  'egg',
  'fish',
  'crustacean',
  'mollusc',
  'soy',
  'gluten',
  'wheat',
  'sesame',
  'mustard',
  'celery',
  'lupin',
  'sulphite',
] as const;
