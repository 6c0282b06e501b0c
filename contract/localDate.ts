/** The day where the reader is, YYYY-MM-DD: on the shopping list, what the days before it took is not to be bought any more. */
export const localDateHeader = 'x-local-date';
