const names: Readonly<Record<string, string>> = {
  '🍎': 'apple', '🍏': 'apple', '🍐': 'pear', '🍊': 'orange', '🍋': 'lemon', '🍌': 'banana', '🍉': 'watermelon', '🍇': 'grape', '🍓': 'strawberry', '🫐': 'blueberry', '🍈': 'honeydew melon', '🍒': 'cherry', '🍑': 'peach',
  '🥭': 'mango', '🍍': 'pineapple', '🥥': 'coconut', '🥝': 'kiwi', '🍅': 'tomato', '🍆': 'aubergine', '🥑': 'avocado', '🥦': 'broccoli', '🥬': 'lettuce', '🥒': 'cucumber', '🌶': 'chilli', '🫑': 'bell pepper', '🌽': 'sweetcorn',
  '🥕': 'carrot', '🧄': 'garlic', '🧅': 'onion', '🥔': 'potato', '🍠': 'sweet potato', '🥐': 'croissant', '🍞': 'bread', '🥖': 'baguette', '🧀': 'cheese', '🥚': 'egg', '🍳': 'egg', '🧈': 'butter', '🥓': 'bacon', '🥩': 'steak',
  '🍗': 'chicken drumstick', '🍖': 'meat', '🍤': 'prawns', '🦐': 'prawns', '🦞': 'lobster', '🦀': 'crab', '🐟': 'fish', '🐠': 'fish', '🍚': 'rice', '🍝': 'spaghetti', '🍜': 'noodles', '🥛': 'milk', '🍯': 'honey', '🧂': 'salt',
  '🥜': 'peanuts', '🌰': 'chestnuts', '🫘': 'beans', '🍄': 'mushroom', '🫛': 'peas', '🫚': 'ginger', '🫒': 'olives', '🍫': 'chocolate', '🦑': 'squid', '🐙': 'octopus', '🦪': 'oyster',
};

/** The food that a picture character shows, or undefined. */
export const emojiName = (picture: string): string | undefined => names[picture];
