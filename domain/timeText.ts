/** From two hours on nobody counts in minutes. */
export const fewMinutes = 120;

/** '45 min', '2 h', '9 h 55 min': the same in English and in French. */
export function timeText(minutes: number): string {
  if (minutes < fewMinutes) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''}`;
}

/** Minutes of a text as `timeText` writes it. */
export function minutesOfText(text: string): number {
  const [, hours = '0', minutes = '0'] = /^(?:(\d+) h)? ?(?:(\d+) min)?$/.exec(text) ?? [];
  return Number(hours) * 60 + Number(minutes);
}
