/** A calendar date (yyyy-MM-dd) in a sentence, as a language writes it: '30 June 2026' for en-GB. What is no whole date stays. */
export const dayText = (date: string, language: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(date)
    ? new Intl.DateTimeFormat(language, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(Date.parse(`${date}T00:00:00Z`))
    : date;
