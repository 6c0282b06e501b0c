/** What stands on links that open a search, where nothing was found. */
export const searches = {
  watch: 'Watch how to cook {name}',
  channel: 'YouTube search',
  read: 'Read about {name}',
  detail: 'Opens a web search for recipes of {name}.',
} as const;
