// What may be asked of a drawing.
import type { Food } from './foods.ts';

/** Toppings that go on last. */
export type GarnishName =
  | 'herbs'
  | 'sesame'
  | 'specks'
  | 'chilli'
  | 'spring'
  | 'mint'
  | 'basil'
  | 'lemon'
  | 'lime'
  | 'egg'
  | 'cream'
  | 'dollop'
  | 'oil'
  | 'crumbs'
  | 'cheese'
  | 'croutons'
  | 'seeds'
  | 'nuts'
  | 'steam'
  | 'friedEgg';

/** Parts of a form that a recipe may lack; none is drawn that is not asked for. */
export type Extra =
  | 'cream'
  | 'butter'
  | 'honey'
  | 'jam'
  | 'syrup'
  | 'chickpea'
  | 'herbs'
  | 'egg'
  | 'cheese'
  | 'sesame'
  | 'sauce'
  | 'relish'
  | 'oil'
  | 'bread'
  | 'paprika'
  | 'leaves'
  | 'chocolate'
  | 'curds'
  | 'wasabi'
  | 'rice'
  | 'crunch'
  | 'glaze';

/** What lies beside the main piece on a plate. */
export type Side = 'mash' | 'rice' | 'potatoes' | 'chips' | 'none';

export interface DishLook {
  /** Colour of the sauce, broth or filling. */
  readonly base?: string | undefined;
  /** Colours of several sauces side by side. */
  readonly bases?: readonly string[] | undefined;
  /** Colour of the staple: rice, bread, noodle, pastry. */
  readonly main?: string | undefined;
  /** The food in the middle of the plate. */
  readonly centre?: readonly Food[] | undefined;
  /** The foods that are seen, the most visible first; five at most. */
  readonly pieces?: readonly Food[] | undefined;
  /** Two at most are drawn. */
  readonly garnish?: readonly GarnishName[] | undefined;
  /** Parts of the form that are there; without a list, all of them. */
  readonly extras?: readonly Extra[] | undefined;
  readonly side?: Side | undefined;
  /** Colours of the crockery and of the cloth. */
  readonly glaze?: string | undefined;
  readonly mat?: string | undefined;
  /** The recipe's id: the same dish has the same picture everywhere. */
  readonly seed?: string | undefined;
}

/** An area of the drawing: an ellipse as seen, and how high its heap rises. */
export interface Area {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly rise?: number;
}
