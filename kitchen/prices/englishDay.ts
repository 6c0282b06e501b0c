/** A calendar date (yyyy-MM-dd) in an English sentence: '30 June 2026'. What is no whole date stays. */
export const englishDay = (date: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(date)
    ? new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    : date;
