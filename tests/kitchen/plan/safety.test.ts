// Safety fixtures by hand: what must not stand on a plate, as words that a cook would know, not as the tables' tags.
import { expect, test } from 'vitest';
import type { PlanRequest } from '../../../kitchen/planning/index.ts';
import { answersFor, plan } from './support.ts';

/** Countries where the food in question is everyday food, so that the plan is tempted. */
const people: readonly {
  readonly who: string;
  readonly country: string;
  readonly health: PlanRequest['health'];
  readonly never: RegExp;
  readonly except?: RegExp;
}[] = [
  {
    who: 'a Ghanaian with a peanut allergy',
    country: 'Ghana',
    health: { allergens: ['peanut'] },
    never: /peanut|groundnut|suya|satay|arachis/i,
    except: /bambara groundnut/i,
  },
  {
    who: "an Indonesian who said 'nuts'",
    country: 'Indonesia',
    health: { allergens: ['nuts'] },
    never: /peanut|groundnut|almond|cashew|walnut|hazelnut|pistachio|pecan|macadamia|satay/i,
    except: /bambara groundnut/i,
  },
  {
    who: 'a French person with a milk allergy',
    country: 'France',
    health: { allergens: ['milk'] },
    never:
      /\b(?:milk|butter|cream|cheese|yogh?urt|feta|gruyère|parmesan|mozzarella|fromage|crème|ghee|whey|paneer)\b/i,
    except:
      /coconut milk|soy\s?a? milk|almond milk|oat milk|rice milk|tiger nut milk|peanut butter|coconut cream|cream of tartar|butter beans|butternut|cocoa butter|milkfish|nut butter/i,
  },
  {
    who: 'a Japanese person with a fish allergy',
    country: 'Japan',
    health: { allergens: ['fish'] },
    never:
      /\b(?:fish|salmon|tuna|mackerel|sardines?|cod|anchov(?:y|ies)|dashi|bonito|haddock|tilapia|herring|trout|hilsa|rohu|stockfish)\b/i,
  },
  {
    who: "a Nigerian who said 'seafood'",
    country: 'Nigeria',
    health: { allergens: ['seafood'] },
    never:
      /\b(?:fish|mackerel|sardines?|stockfish|crayfish|prawns?|shrimps?|crab|squid|mussels?|clams?|oysters?|periwinkles?|titus)\b/i,
    except: /oyster mushrooms/i,
  },
  {
    who: 'a Vietnamese person with a shellfish allergy',
    country: 'Viet Nam',
    health: { allergens: ['shellfish'] },
    never:
      /\b(?:prawns?|shrimps?|crab|squid|mussels?|clams?|oysters?|lobster|crayfish|octopus|snails?)\b/i,
    except: /oyster mushrooms/i,
  },
  {
    who: 'an Italian with coeliac disease',
    country: 'Italy',
    health: { sickness: 'coeliac disease' },
    never:
      /\b(?:wheat|spelt|barley|rye|couscous|bulgur|semolina|bread|breadcrumbs|spaghetti|pasta|penne|flour|oats|seitan|farro|soy sauce|beer|noodles?|crackers|pastry)\b/i,
    except:
      /(?:rice|maize|corn|potato|cassava|chickpea|gram|buckwheat|tapioca|almond|teff|sorghum|millet|coconut|bean|plantain|yam|lentil|moong|ragi|finger millet|besan|cornflour) (?:flour|noodles?|bread)|gluten[- ]free(?: (?:pasta|noodles?|bread|flour))?|tamari|rice vermicelli|glass noodles?|mung bean noodles?|buckwheat|cornflour|cassava bread|corn pasta/i,
  },
  {
    who: 'an American with an egg allergy',
    country: 'United States',
    health: { allergens: ['egg'] },
    never: /\beggs?\b|mayonnaise|meringue/i,
    except: /eggplant|garden eggs?|egg-?free/i,
  },
  {
    who: 'a Chinese person with a soya allergy',
    country: 'China',
    health: { allergens: ['soya'] },
    never: /\b(?:soy|soya|tofu|edamame|miso|tempeh|natto|tamari)\b|black bean sauce|hoisin/i,
  },
  {
    who: 'an Egyptian with G6PD deficiency',
    country: 'Egypt',
    health: { conditions: ['g6pd'] },
    never: /broad beans?|fava|\bful\b|falafel|ta'?ameya|bissara/i,
  },
  {
    who: 'a pregnant Italian',
    country: 'Italy',
    health: { conditions: ['pregnancy'] },
    never: /\bwine\b|\bbeer\b|\brum\b|brandy|liver|swordfish|shark|marlin/i,
    except: /wine vinegar/i,
  },
  {
    who: 'an American on a statin',
    country: 'United States',
    health: { conditions: ['statin_grapefruit'] },
    never: /grapefruit|pomelo|seville/i,
  },
  {
    who: 'a Turk with a sesame allergy',
    country: 'Turkey',
    health: { allergens: ['sesame'] },
    never: /sesame|tahini|halva|benniseed|\bsimit\b|hummus/i,
  },
  {
    who: 'an Ethiopian with gout',
    country: 'Ethiopia',
    health: { sickness: 'gout' },
    never: /liver|kidney(?! bean)|tripe|heart|\bbeer\b|\btej\b/i,
  },
];

test.each(people)('$who is planned nothing of it', ({ country, health, never, except }) => {
  const answers = { ...answersFor(health.conditions ?? []), ...health.answers };
  const { meal_plan: mealPlan, error } = plan({ health: { ...health, answers }, country });
  expect(error).toBeUndefined();
  const lines = mealPlan!.flatMap((day) => [
    day.breakfast,
    day.lunch,
    day.dinner,
    day.snack ?? '',
    ...(day.breakfast_ingredients ?? []),
    ...(day.lunch_ingredients ?? []),
    ...(day.dinner_ingredients ?? []),
    ...(day.snack_ingredients ?? []),
  ]);
  const met = lines.filter((line) => {
    const rest = except ? line.replace(new RegExp(except.source, 'gi'), '') : line;
    return never.test(rest);
  });
  expect(met).toEqual([]);
});
