// What somebody says that they are not: neither harm nor food.

/** What somebody is not, or not any more: it says nothing of what they eat, and takes back no harm. */
export const noneOfThese =
  /\b(?:(?:im|i am|we are|were|hes|shes|is|are|am) )?(?:no longer|not|never|aint) (?:\w+ )?(?:pregnant|preggo|preggers|expecting|breastfeeding|vegan|vegetarian|veggie|veg|pescatarian|keto|dieting|fasting|diabetic|religious|fussy|picky)(?: (?:or|nor|and) (?:\w+ ){0,2}?(?:vegan|vegetarian|veggie|anything|fussy|picky|halal|kosher|keto))*(?: (?:any ?more|at all|now|these days))?\b/g;
