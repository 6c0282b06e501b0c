// The form of a dish that is no recipe of ours, from the words of its name.
import type { DrawnDish } from './dish.ts';
import type { Form } from './forms.ts';

/** The first row that a name holds decides: what a dish is comes before what is in it. */
const rows: readonly (readonly [RegExp, Form])[] = [
  [/noodle soup|ramen|\bpho\b|laksa|udon|soba|tom yum noodle/, 'noodleSoup'],
  [/(dumpling|wonton|tortellini|matzo ball)s? soup/, 'dumplingSoup'],
  [/pelmeni|varenyky|pierogi|manti\b/, 'dumplingSoup'],
  [/fried rice|nasi goreng|biryani rice/, 'friedRice'],
  [/(creamy?|cream of|smooth|pumpkin|lentil|pea|tomato|carrot|squash|parsnip) soup/, 'thickSoup'],
  [/velout|bisque/, 'thickSoup'],
  [/gazpacho|porridge soup|dal soup/, 'thickSoup'],
  [/soup|broth|chowder|borsch|minestrone|consomm|sinigang|caldo/, 'clearSoup'],
  [/tagine|tajine/, 'tagine'],
  [/papillote|en papier|parcel|pepes/, 'papillote'],
  [/thali|dal bhat/, 'thali'],
  [/injera|\bwot\b|wat\b|tibs/, 'injera'],
  [/fufu|ugali|pounded yam|\beba\b|amala|banku|swallow|egusi|nsima|sadza/, 'swallow'],
  [/shakshu|menemen|skillet|hash\b|huevos/, 'skillet'],
  [/scrambl/, 'scrambledEggs'],
  [/(boiled|devilled|deviled) eggs?/, 'boiledEggs'],
  [/frittata|tortilla de|spanish omelet|kuku/, 'frittata'],
  [/omelet/, 'omelette'],
  [/on toast|bruschetta|toastie|toast\b|tartine|crostini/, 'toast'],
  [/burger|sloppy joe/, 'burger'],
  [/sandwich|panini|club\b|\bblt\b/, 'sandwich'],
  [/baguette|sub\b|hot ?dog|banh mi|kebab|shawarma|doner|filled roll/, 'filledRoll'],
  [/taco/, 'taco'],
  [/tostada|chalupa/, 'tostada'],
  [/quesadilla/, 'quesadilla'],
  [/burrito|wrap\b|fajita|enchilada/, 'wrap'],
  [/pizza|flammkuchen|manakish|focaccia/, 'pizza'],
  [/dosa/, 'dosa'],
  [/idli|steamed cake|puto\b/, 'steamedCakes'],
  [/paratha|gozleme|gözleme|calzone|folded flatbread/, 'foldedFlatbread'],
  [/empanada|samosa|pasty|pasties|meat pie|hand pie|mandazi|sambusa/, 'handPies'],
  [/summer rolls?|rice paper/, 'rolls'],
  [/spring rolls?|lumpia|egg rolls?/, 'pastryRolls'],
  [/cabbage rolls?|dolma|sarma|vine leaves|stuffed leaves/, 'leafRolls'],
  [/dumpling|gyoza|momo|dim sum|bao\b|shumai/, 'dumplings'],
  [/sushi|maki|nigiri/, 'sushi'],
  [/onigiri|rice balls?/, 'onigiri'],
  [/stuffed (aubergine|eggplant|courgette|zucchini)/, 'stuffedBoats'],
  [/stuffed (pepper|tomato|bell|capsicum)/, 'stuffedVeg'],
  [/jacket potato|baked (sweet )?potato/, 'jacket'],
  [/wedges|chips\b|fries/, 'wedges'],
  [/meatball|kofta|kofte|köfte|albondiga/, 'meatballs'],
  [/meatloaf|banana bread|loaf|brioche|soda bread/, 'loaf'],
  [/fish ?cake|pattie|patty|rösti|rosti|latke/, 'patties'],
  [/fritter|pakora|falafel|akara|croquette|nugget|bhaji|doughnut|puff.puff/, 'fritters'],
  [/skewer|kebob|satay|suya|souvlaki|brochette/, 'skewers'],
  [/whole fish|grilled (fish|bream|bass|sardine|tilapia|mackerel)/, 'wholeFish'],
  [/(roast|whole) (chicken|turkey|duck|goose)/, 'wholeBird'],
  [/traybake|tray bake|sheet.?pan|roast(ed)? (veg|root)/, 'trayBake'],
  [/shepherd|cottage pie|fish pie|hachis/, 'bake'],
  [/lasagn|gratin|moussaka|bake\b|casserole bake/, 'gratin'],
  [/mac (and|&|n) cheese|cauliflower cheese/, 'gratin'],
  [/quiche|tart\b|\bpie\b|flan savou?ry/, 'tartSlice'],
  [/spaghetti|linguine|tagliatelle|fettuccine|carbonara|bolognese/, 'pasta'],
  [/pasta|penne|macaroni|fusilli|rigatoni|gnocchi|orecchiette/, 'shortPasta'],
  [/noodle|pad thai|chow mein|lo mein|japchae|pancit|yakisoba/, 'friedNoodles'],
  [/stir.?fr|kung pao|chop suey/, 'stirFry'],
  [/jollof|pilaf|pilau|pulao|biryani|risotto/, 'riceDish'],
  [/paella|fried rice|rice and|polo\b|\brice\b$/, 'riceDish'],
  [/(curry|masala|korma|dal|daal|chana|paneer)\b.*(naan|roti|chapati)/, 'curryBread'],
  [/curry|masala|korma|vindaloo|rendang|adobo|dal\b|daal|chil(l)?i con|rajma/, 'stewRice'],
  [/stew|goulash|casserole|ragout|ragù|chil(l)?i\b|hot ?pot|ratatouille|baked beans/, 'stew'],
  [/fruit salad|fruit bowl|fruit chaat/, 'fruitBowl'],
  [/salad|slaw|tabbouleh|ceviche/, 'salad'],
  [/buddha bowl|poke|grain bowl|bibimbap|couscous|quinoa|bowl\b/, 'grainBowl'],
  [/hummus|dip\b|guacamole|tzatziki|labneh|baba gan/, 'dip'],
  [/crumble|cobbler|crisp\b/, 'crumble'],
  [/pancake/, 'pancakes'],
  [/cr(ê|e)pe|galette|blini/, 'crepes'],
  [/porridge|oatmeal|congee|pudding rice|rice pudding|muesli|overnight oats|grits/, 'porridge'],
  [/granola|parfait|sundae/, 'parfait'],
  [/chia|fool\b|mousse|panna cotta|posset|trifle/, 'setCup'],
  [/flan|crème caramel|creme caramel|pudding/, 'flan'],
  [/compote|poached (pear|fruit|peach)|stewed fruit/, 'compote'],
  [/baked (apple|pear)/, 'bakedFruit'],
  [/muffin|cupcake/, 'muffins'],
  [/scone/, 'scones'],
  [/cookie|biscuit|shortbread|macaroon/, 'cookies'],
  [/brownie|flapjack|bar\b|bars\b|traybake|squares/, 'bars'],
  [/cake|gateau|torte|sponge/, 'cakeSlice'],
  [/popcorn/, 'popcorn'],
  [/nuts\b|trail mix|crisps|snack/, 'snackBowl'],
  [/smoothie|juice|shake|lassi|lemonade|iced/, 'drink'],
  [/tea\b|coffee|cocoa|hot chocolate|latte|chai/, 'hotDrink'],
  [/chapati|naan|roti|flatbread|tortillas|arepa|pita/, 'roundBreads'],
  [/mash|polenta|mangu|mofongo/, 'mashPlate'],
  [/ploughman|platter|mezze|cold plate|antipast/, 'coldPlate'],
  [/bread/, 'loaf'],
];

/** A bare list of foods is recognised by what it holds. */
const byFood = (dish: DrawnDish): Form => {
  const has = (category: string): boolean =>
    dish.parts.some(({ ingredient }) => ingredient.category === category);
  const { parts } = dish;
  const allFruit = parts.every(({ ingredient }) => ingredient.category === 'fruit');
  if (parts.length > 0 && allFruit) return 'fruitBowl';
  if (has('noodle')) return 'friedNoodles';
  return has('grain') && !has('fish') && !has('poultry') && !has('redmeat') ? 'riceDish' : 'plated';
};

/** The form that a dish most likely has, by its name, else by its foods; else a plain plate. */
export function guessForm(dish: DrawnDish): Form {
  const name = dish.title.toLowerCase();
  return rows.find(([pattern]) => pattern.test(name))?.[1] ?? byFood(dish);
}
