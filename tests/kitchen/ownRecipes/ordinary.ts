// Ten recipes as people paste them: times in the steps alone, salt to taste, oil for the pan.
export const ordinary: readonly { readonly what: string; readonly text: string }[] = [
  {
    what: 'a soup',
    text: `Mum's lentil soup
Serves 4

250g red lentils
2 onions, chopped
3 carrots, diced
2 cloves garlic
1 tbsp olive oil
1.2 litres water
1 tsp ground cumin
salt and pepper to taste

Fry the onions and carrots in the oil for 8 minutes.
Add garlic and cumin and stir for a minute.
Add the lentils and water and simmer for 25 minutes. Season to taste.`,
  },
  {
    what: 'pasta',
    text: `Easy tuna pasta
for 2

Ingredients:
200g spaghetti
1 tin tuna (145g), drained
200g cherry tomatoes, halved
1 clove garlic, sliced
olive oil
salt
pepper
a handful of parsley

Method:
1. Cook the spaghetti in salted water for 10 minutes.
2. Meanwhile fry the garlic and tomatoes in a little oil for 5 mins, then add the tuna.
3. Toss it all together with the parsley and season.`,
  },
  {
    what: 'a curry',
    text: `Chicken curry
Serves 4
Ingredients
600 g chicken thighs, cut into chunks
1 large onion, finely chopped
3 cloves garlic, crushed
2 tbsp curry powder
400 g tin chopped tomatoes
200 ml coconut milk
300 g basmati rice
oil for frying
salt, to taste
fresh coriander to serve
Method
Fry the onion in the oil for 10 minutes until golden. Add the garlic and curry powder and cook for 1-2 minutes.
Add the chicken and brown for 5 minutes.
Pour in the tomatoes and coconut milk and simmer for 20-25 minutes.
Meanwhile cook the rice for 12 minutes.`,
  },
  {
    what: 'a traybake',
    text: `Sausage traybake
Serves 4
- 8 pork sausages
- 750g potatoes, cut into wedges
- 2 red onions, quartered
- 2 red peppers, sliced
- 2 tbsp olive oil
- 1 tsp dried thyme
- salt & black pepper

Heat oven to 200C. Toss the potatoes, onions and peppers with the oil and thyme in a large tray.
Lay the sausages on top and bake for 45 minutes, turning after 20 minutes.`,
  },
  {
    what: 'pancakes',
    text: `Sunday pancakes
Serves 4

200g plain flour
2 eggs
400ml milk
pinch of salt
butter for the pan

Whisk the flour, eggs, milk and salt. Leave to rest for 30 minutes.
Fry in butter for 2 minutes per side.`,
  },
  {
    what: 'a roast with a marinade',
    text: `Lemon chicken and potatoes
4 servings
Ingredients
1 kg chicken thighs
800 g potatoes
2 lemons
4 cloves garlic
3 tbsp olive oil
1 tbsp dried oregano
Salt and freshly ground black pepper
Directions
Marinate the chicken with the lemon juice, garlic, oregano and oil in the fridge for 2 hours or overnight.
Tip into a roasting tin with the potatoes and roast for 1 hour 10 minutes at 190C.`,
  },
  {
    what: 'a French stew',
    text: `Boeuf aux carottes
Pour 4 personnes
Ingrédients
700 g de boeuf à braiser
800 g de carottes
2 oignons
1 c. à soupe d'huile d'olive
500 ml d'eau
1 feuille de laurier
sel, poivre
Préparation
Faire dorer la viande 10 minutes dans l'huile. Ajouter les oignons émincés.
Ajouter les carottes, l'eau et le laurier et laisser mijoter 2 heures.`,
  },
  {
    what: 'a chilli',
    text: `Chili con carne
Serves 6

500 g beef mince
1 onion, chopped
2 cloves garlic
1 tbsp vegetable oil
1 tbsp chilli powder
2 tsp ground cumin
2 x 400g tins chopped tomatoes
1 x 400g tin kidney beans, drained
Salt to taste

1. Fry the onion in the oil for 5 min. Add the mince and brown for 10 min.
2. Stir in the garlic and spices for 1 min.
3. Add the tomatoes and simmer for 40 min. Add the beans and cook for another 10 min.`,
  },
  {
    what: 'a fried rice',
    text: `Egg fried rice
2 servings

250 g cooked rice
3 eggs
100 g frozen peas
3 spring onions, sliced
1 tbsp soy sauce
2 tbsp sunflower oil
pepper

Scramble the eggs in half the oil for 2 minutes and take them out.
Fry the rice in the rest of the oil for 5 minutes. Add the peas, soy sauce and spring onions and fry for 3 minutes more, then stir in the eggs.`,
  },
  {
    what: 'a bake with cheese to taste',
    text: `Macaroni cheese
Serves 4
350 g macaroni
40 g butter
40 g flour
600 ml milk
grated cheddar, as much as you like
salt and pepper

Boil the macaroni for 9 minutes.
Melt the butter, stir in the flour and add the milk, stirring for 5 minutes. Stir in the cheese.
Mix and bake for 25 minutes at 200C.`,
  },
];
