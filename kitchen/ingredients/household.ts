// Words that tell a thing of the household from food, on a receipt as in a typed list.

/** What shops sell and nobody eats. */
export const household =
  /\b(?:(?:kitchen|toilet|loo|paper) (?:rolls?|towels?|tissues?|paper)|tissues?|napkins?|foil|cling ?film|bin (?:bags?|liners?)|freezer bags?|washing|wash(?:ing)?[- ]?up|detergent|laundry|softener|bleach|cleaner|cleaning|sponges?|soap|shampoo|conditioner|shower|deodorant|toothpaste|toothbrush|razors?|cotton (?:buds?|wool)|nappies|diapers?|wipes|plasters?|paracetamol|ibuprofen|vitamins?|dog|cat|pet|litter|batter(?:y|ies)|candles?|matches|lighters?|magazine|newspaper|flowers?|bouquet|gift|cigarettes?|tobacco|lottery|scratch ?card)\b/iu;
