/** Lunch and dinner are cooked for later; a breakfast or a snack is made when it is eaten. */
export const isMain = (meal: number): boolean => meal === 1 || meal === 2;
