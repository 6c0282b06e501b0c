/** Words that every English sentence has one of, and no French sentence. */
export const englishWord =
  /(?<![\p{L}’'-])(?:the|of|and|you|your|with|for|is|are|we|to|in|or|from|this|that|it|be|have|has|about|one|at|by|may|can|will|out|what|more|all|its|leave|some|contains|head|no|not|nuts?|energy|protein|carbohydrate|saturated|fat|day|week|serving|tbsp|tsp|pinch|cup)(?![\p{L}’'-])/u;
