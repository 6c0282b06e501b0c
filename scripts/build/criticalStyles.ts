/**
 * The rules that a drawn page needs for its first picture, to stand in the page itself: it is then
 * painted as soon as it has come. The whole sheet follows and says the same once more.
 */
import { compile, type Element, serialize, stringify } from 'stylis';

/** @param sheet the app's whole style sheet; `page` the drawn page's HTML */
export function criticalStyles(sheet: string, page: string): string {
  const classes = new Set(
    [...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  // Set by the script in the page's head.
  for (const mode of ['light', 'dark']) classes.add(mode);
  const tags = new Set([...page.matchAll(/<([a-z][\w-]*)/g)].map(([, tag = '']) => tag));
  for (const tag of ['html', 'body', 'main']) tags.add(tag);
  const isMet = (selector: string): boolean => {
    const bare = selector.replaceAll(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
    const isAmongClasses = [...bare.matchAll(/\.((?:[\w-]|\\.)+)/g)].every(([, name = '']) =>
      classes.has(name.replaceAll('\\', '')),
    );
    const isAmongTags = [
      ...bare
        .replaceAll(/::?[\w-]+(?:\([^)]*\))?|\[[^\]]*\]|[.#](?:[\w-]|\\.)+/g, '')
        .matchAll(/[a-z][\w-]*/gi),
    ].every(([tag]) => tags.has(tag.toLowerCase()));
    return isAmongClasses && isAmongTags;
  };
  const kept = keep(compile(sheet), isMet);
  const text = write(kept);
  // Tokens that no rule here asks for are half of the sheet.
  const names = reached(text, page);
  return write(
    kept.map((element) => withoutTokens(element, names)).filter((element) => !isEmpty(element)),
  );
}

const write = (elements: readonly Element[]): string => serialize([...elements], stringify);
const childrenOf = ({ children }: Element): Element[] => (Array.isArray(children) ? children : []);
const isGroup = ({ type }: Element): boolean =>
  ['@media', '@supports', '@layer', '@container'].includes(type);
/** The order of layers, which has no rules of its own. */
const isStatement = ({ value }: Element): boolean => value.endsWith(';');
const isEmpty = (element: Element): boolean =>
  !isStatement(element) &&
  (isGroup(element) || element.type === 'rule') &&
  Array.isArray(element.children) &&
  childrenOf(element).every(isEmpty) &&
  !element.return;

function keep(elements: readonly Element[], isMet: (selector: string) => boolean): Element[] {
  return elements.flatMap((element): Element[] => {
    if (element.type === 'comm') return [];
    if (isGroup(element) && !isStatement(element)) {
      const children = keep(childrenOf(element), isMet);
      return children.length > 0 ? [{ ...element, children }] : [];
    }
    if (element.type !== 'rule') return [element];
    const met = (Array.isArray(element.props) ? element.props : [element.props]).filter(isMet);
    return met.length > 0 ? [{ ...element, props: met }] : [];
  });
}

/** Custom properties that are asked for: by rules, by drawings in the page, or by others that are. */
function reached(text: string, page: string): ReadonlySet<string> {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(/(--[\w-]+):([^;}]*)/g))
    values.set(name, `${values.get(name) ?? ''} ${value}`);
  const found = new Set<string>();
  const ask = (within: string): void => {
    for (const [, name = ''] of within.matchAll(/var\((--[\w-]+)/g)) {
      if (found.has(name)) continue;
      found.add(name);
      ask(values.get(name) ?? '');
    }
  };
  ask(text.replaceAll(/--[\w-]+:[^;}]*/g, ''));
  ask(page);
  return found;
}

function withoutTokens(element: Element, names: ReadonlySet<string>): Element {
  const children = childrenOf(element);
  if (children.length === 0) return element;
  const left = children
    .map((child) => withoutTokens(child, names))
    .filter(
      (child) =>
        !(
          child.type === 'decl' &&
          String(child.props).startsWith('--') &&
          !names.has(String(child.props))
        ),
    );
  return { ...element, children: left.filter((child) => !isEmpty(child)) };
}
