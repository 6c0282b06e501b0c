/** Elements, written down in one expression. */
type Child = Node | string | null;
type Props = Readonly<Record<string, string | boolean | ((event: Event) => void) | undefined>>;

export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') made.addEventListener(name, value);
    else if (typeof value === 'string') made.setAttribute(name, value);
    else if (value === true) made.setAttribute(name, '');
  }
  made.append(...children.filter((each) => each !== null));
  return made;
}

export const button = (
  label: string,
  press: () => void,
  props: Props = {},
  ...further: readonly Child[]
): HTMLButtonElement => el('button', { type: 'button', click: press, ...props }, label, ...further);

export const link = (href: string, ...children: readonly Child[]): HTMLAnchorElement =>
  el('a', { href }, ...children);

export function table(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly Child[])[],
): HTMLElement {
  return el(
    'div',
    { class: 'wide', role: 'region', tabindex: '0', 'aria-label': caption },
    el(
      'table',
      {},
      el('caption', {}, caption),
      el('thead', {}, el('tr', {}, ...heads.map((head) => el('th', { scope: 'col' }, head)))),
      el('tbody', {}, ...rows.map((row) => el('tr', {}, ...row.map((cell) => el('td', {}, cell))))),
    ),
  );
}

/** Several nodes in one place of a table or list. */
export const all = (...children: readonly Child[]): HTMLSpanElement => el('span', {}, ...children);

/** With something between each two. */
export const joined = (nodes: readonly Node[], between = ', '): HTMLSpanElement =>
  all(...nodes.flatMap((node, index) => (index === 0 ? [node] : [between, node])));
