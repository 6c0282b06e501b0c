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

/** What is bought for so much of a food; the same weight where nothing is brewed. */
export const gramsDry = (key: string, grams: number): number => grams * (dryShare[key] ?? 1);
