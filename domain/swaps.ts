// What a swap offers.

/** So many dishes are offered at once. */
export const mostOffers = 5;
