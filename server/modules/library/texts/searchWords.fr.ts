// What people write in French for a filter, beside its label: without accents, as a search reads them.

/** Behind 'sans'. A word that may mean several allergens leaves all of them out. */
export const freeWordsInFrench: Readonly<Record<string, readonly string[]>> = {
  peanut: ['arachide', 'arachides', 'cacahuete', 'cacahuetes', 'noix'],
  'tree-nut': ['fruits a coque', 'fruit a coque', 'noix'],
  milk: ['lait', 'laitage', 'laitages', 'produits laitiers'],
  egg: ['oeuf', 'oeufs'],
  fish: ['poisson', 'poissons', 'fruits de mer'],
  crustacean: ['crustace', 'crustaces', 'fruits de mer'],
  mollusc: ['mollusque', 'mollusques', 'coquillage', 'coquillages', 'fruits de mer'],
  soy: ['soja'],
  gluten: ['gluten'],
  wheat: ['ble'],
  sesame: ['sesame'],
  mustard: ['moutarde'],
  celery: ['celeri'],
  lupin: ['lupin'],
  sulphite: ['sulfite', 'sulfites'],
};

export const otherWordsInFrench: Readonly<Record<string, readonly string[]>> = {
  'diet=vegan': ['vegetalienne', 'vegetaliens', 'vegane', 'vegans'],
  'diet=vegetarian': ['vegetarienne', 'vegetariens', 'vegetariennes', 'sans viande'],
  'diet=pescatarian': ['pescetarienne', 'pescetariens'],
  'diet=kosher': ['cachere', 'kascher'],
  'diet=no-pork': ['sans cochon'],
  'diet=keto': ['ceto'],
  'condition=lactose-intolerance': ['sans lactose'],
  'condition=diabetes-t2': ['diabete', 'diabetique'],
  'meal=breakfast': ['petit dejeuner', 'petits dejeuners'],
  'meal=snack': ['dessert', 'desserts', 'collation', 'gouter'],
  'equipment=one-pot': ['une casserole', 'une seule poele'],
  'time=30': ['rapide', 'rapides', 'vite fait'],
};

/** Kinds of dishes, by the words of their titles, which are English. One word each, in the singular. */
export const dishWordsInFrench: Readonly<Record<string, readonly string[]>> = {
  gateau: ['cake'],
  tarte: ['tart', 'pie'],
  tourte: ['pie'],
  soupe: ['soup'],
  potage: ['soup'],
  veloute: ['soup'],
  bouillon: ['broth', 'soup'],
  salade: ['salad'],
  ragout: ['stew'],
  mijote: ['stew'],
  puree: ['mash', 'mashed'],
  crepe: ['pancake'],
  galette: ['pancake'],
  boulette: ['meatball', 'ball'],
  brochette: ['skewer', 'kebab'],
  beignet: ['fritter', 'doughnut'],
  roti: ['roast'],
  grille: ['grilled'],
  frite: ['chip', 'fries'],
  biscuit: ['biscuit', 'cookie'],
  farci: ['stuffed'],
  saute: ['fried'],
  glace: ['ice'],
  bouillie: ['porridge'],
};
