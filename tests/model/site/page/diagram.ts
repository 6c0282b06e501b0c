/** A drawing that can be zoomed, moved and folded, and whose boxes can be pressed. */
import ELK from 'elkjs/lib/elk.bundled.js';
import { drawSvg } from '../draw.ts';
import type { Graph } from '../graph.ts';
import { layOut } from '../layout.ts';
import { button, el } from './dom.ts';

const elk = new ELK();
/** Below this the smallest text would be under 11 px. */
const smallest = 11 / 12;

export interface DiagramOptions {
  name: string;
  graphOf: (folded: ReadonlySet<string>) => Graph;
  describe: (path: string) => string;
  press: (path: string) => void;
  /** What `Fold all` folds. */
  foldable: readonly string[];
  /** What was not there before, and how its button is called. */
  news?: { label: string; names: ReadonlySet<string> };
}

export class Diagram {
  readonly element: HTMLElement;
  #options: DiagramOptions;
  #canvas: HTMLElement;
  #folded = new Set<string>();
  #scale = 1;
  #marked: () => void = () => {};

  constructor(options: DiagramOptions) {
    this.#options = options;
    this.#canvas = el('div', {
      class: 'canvas',
      role: 'region',
      tabindex: '0',
      'aria-label': `Diagram of ${options.name}`,
      click: (event) => this.#hear(event),
      keydown: (event) => {
        const { key } = event as KeyboardEvent;
        if ((key === 'Enter' || key === ' ') && this.#hear(event)) event.preventDefault();
      },
    });
    this.#canvas.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    letDrag(this.#canvas);
    this.element = el('div', { class: 'diagram' }, this.#tools(), this.#canvas);
  }

  #tools(): HTMLElement {
    const { foldable } = this.#options;
    const folding = [
      button('Fold all', () => void this.fold(foldable)),
      button('Unfold all', () => void this.fold([])),
    ];
    return el(
      'div',
      { class: 'tools', role: 'group', 'aria-label': 'Diagram' },
      button('−', () => this.#zoom(this.#scale / 1.25), { 'aria-label': 'Smaller' }),
      button('100 %', () => this.#zoom(1)),
      button('+', () => this.#zoom(this.#scale * 1.25), { 'aria-label': 'Larger' }),
      button('Fit', () => this.#zoom(this.#fitting())),
      ...(foldable.length > 0 ? folding : []),
      this.#newsButton(),
    );
  }

  /** Marks what is new, until it is pressed again. */
  #newsButton(): HTMLElement | null {
    const { news } = this.#options;
    if (news === undefined || news.names.size === 0) return null;
    const made = button(
      news.label,
      () => {
        const isShown = this.#canvas.classList.toggle('shows-news');
        made.setAttribute('aria-pressed', String(isShown));
      },
      { 'aria-pressed': 'false' },
    );
    return made;
  }

  async draw(): Promise<void> {
    const { graphOf, name, describe, news } = this.#options;
    const layout = await layOut(graphOf(this.#folded), elk);
    this.#canvas.innerHTML = drawSvg(layout, `States of ${name}`, describe, (each) =>
      Boolean(news?.names.has(each)),
    );
    this.#marked();
  }

  /** As large as the window allows, never too small to read; what does not fit is scrolled to. */
  async open(): Promise<void> {
    await this.draw();
    this.#zoom(Math.min(1.1, Math.max(smallest, this.#fitting())));
  }

  async fold(paths: readonly string[]): Promise<void> {
    this.#folded = new Set(paths);
    await this.draw();
    this.#zoom(this.#scale);
  }
  async #toggle(path: string): Promise<void> {
    if (!this.#folded.delete(path)) this.#folded.add(path);
    await this.draw();
    this.#zoom(this.#scale);
    this.#canvas.querySelector<SVGElement>(`[data-fold="${path}"]`)?.focus();
  }

  get folded(): ReadonlySet<string> {
    return this.#folded;
  }
  get #svg(): SVGSVGElement | null {
    return this.#canvas.querySelector('svg');
  }

  #fitting(): number {
    const { width = 1, height = 1 } = this.#svg?.viewBox.baseVal ?? {};
    const { clientWidth } = this.#canvas;
    return Math.min((clientWidth - 4) / width, (window.innerHeight * 0.8) / height);
  }
  #zoom(scale: number): void {
    const svg = this.#svg;
    if (svg === null) return;
    this.#scale = Math.min(3, Math.max(0.15, scale));
    const { width, height } = svg.viewBox.baseVal;
    svg.setAttribute('width', String(Math.round(width * this.#scale)));
    svg.setAttribute('height', String(Math.round(height * this.#scale)));
  }
  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.#zoom(this.#scale * (event.deltaY < 0 ? 1.1 : 1 / 1.1));
  }

  #hear(event: Event): boolean {
    const target = event.target as Element;
    const fold = target.closest('[data-fold]')?.getAttribute('data-fold');
    if (fold != null) void this.#toggle(fold);
    const path = target.closest('[data-path]')?.getAttribute('data-path');
    if (path != null) this.#options.press(path);
    return fold != null || path != null;
  }

  /** Shows which states are active, which is looked at, and the arrows of that one. */
  mark(active: readonly string[], selected: string): void {
    this.#marked = () => {
      for (const box of this.#canvas.querySelectorAll('[data-path]')) {
        const path = box.getAttribute('data-path')!;
        box.classList.toggle('current', path !== '' && active.includes(path));
        box.classList.toggle('selected', path !== '' && path === selected);
        if (path === selected) box.setAttribute('aria-current', 'true');
        else box.removeAttribute('aria-current');
      }
      for (const arrow of this.#canvas.querySelectorAll('.arrow')) {
        arrow.classList.toggle('leaves', startsAt(arrow, 'data-from', selected));
        arrow.classList.toggle('reaches', startsAt(arrow, 'data-to', selected));
      }
    };
    this.#marked();
  }

  /** Brings a state into view, without moving the page. */
  show(path: string): void {
    const box = this.#canvas.querySelector(`[data-path="${path}"] rect`);
    if (box === null || path === '') return;
    const [here, frame] = [box.getBoundingClientRect(), this.#canvas.getBoundingClientRect()];
    const isSeen =
      here.left >= frame.left &&
      here.right <= frame.right &&
      here.top >= frame.top &&
      here.bottom <= frame.bottom;
    if (isSeen) return;
    this.#canvas.scrollBy({
      left: (here.left + here.right - frame.left - frame.right) / 2,
      top: (here.top + here.bottom - frame.top - frame.bottom) / 2,
    });
  }
}

const startsAt = (arrow: Element, end: string, selected: string): boolean =>
  selected !== '' && arrow.getAttribute(end)!.split(':')[0] === selected;

/** With the mouse held down the drawing moves along. */
function letDrag(canvas: HTMLElement): void {
  canvas.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    const move = (moved: PointerEvent): void => canvas.scrollBy(-moved.movementX, -moved.movementY);
    canvas.addEventListener('pointermove', move);
    window.addEventListener('pointerup', () => canvas.removeEventListener('pointermove', move), {
      once: true,
    });
  });
}
