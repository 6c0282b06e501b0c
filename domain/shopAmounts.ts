// An amount as it is said in a shop, in its parts: each language puts them together.

/** What some vegetables are counted by. */
export const shopPieces = ['stick', 'ear', 'head', 'stalk', 'bulb', 'bunch'] as const;
export type ShopPiece = (typeof shopPieces)[number];

/** What a price can be for: 'I paid £1.20 for 500 g'. */
export const paidUnits = ['g', 'kg', 'ml', 'l', 'piece'] as const;
export type PaidUnit = (typeof paidUnits)[number];

export interface ShopAmount {
  /** '6' or '¼'; absent where it is weighed alone. */
  count?: string | undefined;
  piece?: ShopPiece | undefined;
  value: number;
  unit: 'g' | 'kg' | 'ml' | 'l';
  /** Of one that is sold whole, the part that is used: '¼'. */
  used?: string | undefined;
  /** What of it is eaten, where bones, peel, shells or a tin's liquid make up much of the weight. */
  eaten?: { value: number; unit: 'g' | 'kg' } | undefined;
}

/** Whole packs of one size. */
export interface PacksBought {
  grams: number;
  count: number;
  /** One of them, where it is not sold by weight. */
  size?: ShopAmount | undefined;
  /** They are tins. */
  tins?: boolean | undefined;
  /** What is left of them (grams). */
  left_grams: number;
  /** The same as `size` is said. */
  left?: ShopAmount | undefined;
}

/** Of a half there is one piece. */
export const isOnePiece = (count: string): boolean => count === '1' || !/^\d/.test(count);

export const pluralOf = (piece: ShopPiece): string => (piece === 'bunch' ? 'bunches' : `${piece}s`);

/** A meal of the week that something is bought for. */
export interface ShopMeal {
  day: string;
  slot: string;
  title: string;
  /** Absent of a meal in a person's own words. */
  recipe_id?: string | undefined;
}
