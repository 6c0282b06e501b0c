import { access as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long until `end`, floored (ACC-02). */
export function remainingUntil(end: number, now: number): string {
  const left = end - now;
  if (left <= 0) return words.expired;
  const [days, hours, minutes] = [
    Math.floor(left / day),
    Math.floor((left % day) / hour),
    Math.floor((left % hour) / minute),
  ];
  if (days > 0) return fill(words.days, { days, hours });
  return hours > 0 ? fill(words.hours, { hours, minutes }) : fill(words.minutes, { minutes });
}

/** What a trial that began at `start` comes to now (ACC-01, ACC-10). Instants and lengths in ms, `progress` in percent. */
export function trialAt(now: number, start: number, length: number) {
  const end = start + length;
  const isExpired = now >= end;
  const remaining = Math.min(Math.max(end - now, 0), length);
  return {
    start,
    end,
    isExpired,
    remaining,
    hours: Math.floor(remaining / hour),
    minutes: Math.floor((remaining % hour) / minute),
    progress: isExpired ? 100 : Math.max(0, Math.floor((100 * (now - start)) / length)),
  };
}
