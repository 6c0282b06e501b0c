// Drinks that recipes name as they are brewed, and shops sell dry.

/**
 * Grams of leaves, ground coffee or calyces in a gram of the drink; estimates. Tea: a bag of 2.5 g for a mug of 250 ml; stronger
 * where it is tasted (ISO 3103: 2 g for 100 ml). Coffee: 55 to 60 g for a litre, as barista associations teach. Hibiscus: 30 g of
 * calyces for a litre, as packets say.
 */
const dryShare: Readonly<Record<string, number>> = {
  tea_black: 0.01,
  tea_green: 0.01,
  coffee_brewed: 0.06,
  hibiscus_drink: 0.03,
};

/** Grams of the drink that a gram as it is sold makes; undefined where nothing is brewed. */
export const brewedShare = (key: string): number | undefined => {
  const dry = dryShare[key];
  return dry === undefined ? undefined : 1 / dry;
};

/** What stands in a cupboard, or on somebody's own list, is dry: so much of the drink; the same weight where nothing is brewed. */
export const gramsBrewed = (key: string, grams: number): number => grams * (brewedShare(key) ?? 1);
