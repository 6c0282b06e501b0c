/** Recipes as people write and paste them: ten kinds. */
export const withHeadings = `Lentil soup

A soup for cold evenings.
Serves 4
Prep: 10 min | Cook: 35 min

Ingredients
- 250 g red lentils
- 1 large onion, finely chopped
- 2 cloves garlic, crushed
- 1 tbsp olive oil
- 1 litre vegetable stock
- salt and pepper to taste

Method
1. Heat the oil and soften the onion for 8 minutes.
2. Add the lentils and the stock and simmer for 25 minutes.
3. Season and serve.`;

export const french = `Quiche aux poireaux

Pour 6 personnes
Préparation : 20 min
Cuisson : 40 min

Ingrédients :
* 3 œufs
* 20 cl de crème fraîche
* 2 poireaux
* 100 g de gruyère râpé
* 1 c. à soupe d'huile d'olive
* 1 pincée de muscade
* sel, poivre

Préparation :
Étape 1
Émincer les poireaux et les faire fondre 10 minutes dans l'huile.
Étape 2
Battre les œufs avec la crème, la muscade, le sel et le poivre.
Étape 3
Verser le tout dans un moule et cuire 40 minutes à 180 °C.`;

export const withoutHeadings = `Quick fried rice
2 cups cooked rice
2 eggs
3 spring onions, sliced
1 tbsp soy sauce
1 tbsp oil
Heat the oil in a wide pan and scramble the eggs.
Add the rice and fry it for 5 minutes, then stir in the soy sauce and the onions.`;

export const inParts = `## Pasta with two sauces

**Serves: 2**

### Ingredients

For the tomato sauce:
400 g tin chopped tomatoes
1 clove garlic
For the pesto:
30 g basil
2 tbsp pine nuts
To serve:
200g/7oz spaghetti

### Directions

Cook the spaghetti for 9 minutes.

Simmer the tomatoes with the garlic.

Pound the basil with the pine nuts.

### Notes

Keeps for two days.`;

export const inOneLine = `Pancakes (serves 4)
Ingredients: 
200 g flour, 2 eggs, 400 ml milk, 1 pinch salt, 30 g butter
Method:
Whisk everything but the butter. Fry thin pancakes in the butter, 2 minutes a side.`;

export const withDoubts = `Aunt's stew
Serves 4
Ingredients
500 g beef chuck, cubed
butter or margarine
1 tbsp zorgle powder
2 carots
1 packet instant noodles
Method
Brown the beef and simmer everything for 2 hours.`;

export const withoutServings = `Banana smoothie
Ingredients
2 bananas
300 ml milk
1 tbsp honey
Method
Blend until smooth.`;

export const american = `Turkey chili
Yield: 6 servings
Total time: 1 hour 10 minutes
Prep time: 15 minutes
INGREDIENTS
1 lb ground turkey
1 (14 oz) can black beans, drained and rinsed
1 28-ounce can whole peeled tomatoes
1 cup frozen corn
2 Tbsp. chili powder
½ tsp. kosher salt
INSTRUCTIONS
Step 1: Brown the turkey in a large pot, about 8 minutes.
Step 2: Add everything else and simmer for 45 minutes.`;

export const withPeanuts = `Satay chicken
Serves 2
Ingredients
300 g chicken breast
100 ml coconut milk
Method
Fry the chicken. Stir in the coconut milk and two spoons of peanut butter.`;

export const onlyText = `Toast the bread, rub it with garlic and pour a little oil on it.
Add sliced tomatoes and salt.`;
