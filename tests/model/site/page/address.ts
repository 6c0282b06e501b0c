/** What the part of an address after # says, and back: `#/checkout/confirming?start=…&steps=one~two`. */
import type { Way } from '../ways.ts';

export interface Address {
  /** The chart's name, or `map`, `requirements`, or nothing. */
  page: string;
  /** The state or the requirement. */
  item: string;
  way: Way;
}

const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll('~', '%7E').replaceAll('%20', '+');
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', '%20'));
  } catch {
    return text;
  }
};

export function readAddress(hash: string): Address {
  const [path = '', search = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [page = '', item = ''] = path.split('/').map(decode);
  const given = new Map(
    search.split('&').map((each): [string, string] => {
      const [name = '', value = ''] = each.split('=');
      return [name, value];
    }),
  );
  const steps = (given.get('steps') ?? '').split('~').filter((each) => each !== '');
  return { page, item, way: { start: decode(given.get('start') ?? ''), steps: steps.map(decode) } };
}

export function addressOf({ page, item, way }: Address): string {
  const path = `#/${encode(page)}${item === '' ? '' : `/${encode(item)}`}`;
  const given = [
    ...(way.start === '' ? [] : [`start=${encode(way.start)}`]),
    ...(way.steps.length === 0 ? [] : [`steps=${way.steps.map(encode).join('~')}`]),
  ];
  return given.length === 0 ? path : `${path}?${given.join('&')}`;
}

const nowhere: Way = { start: '', steps: [] };
export const chartAddress = (page: string, item = '', way = nowhere): string =>
  addressOf({ page, item, way });
