/**
 * Platewise's colours by meaning, in light and in dark. Parts and views know these names and no
 * others; tests/views/contrast.test.ts holds the pairs that text and controls are drawn with.
 *
 * A kitchen in daylight: worktop and paper, and the green of herbs where there is something to
 * do. At night the walls are aubergine. Paprika is heat: it marks what went wrong or cannot be
 * undone, and nothing else but the one spot in the logo. Saffron marks an estimate or a caution.
 */
export const palette = {
  bg: {
    /** The page. */
    DEFAULT: ['#f4f4ef', '#1a141d'],
    /** Cards, fields. */
    surface: ['#ffffff', '#241c28'],
    /** Wells: placeholders, the ground under a picture, a quiet row. */
    sunken: ['#eaebe4', '#130e16'],
    /** What floats: menus, toasts. */
    raised: ['#ffffff', '#2e2433'],
    /** The page, seen through while signing out. */
    veil: ['#f4f4eff2', '#1a141df2'],
    /** The page, in the shade of what lies open over it. */
    scrim: ['#2a1e2e80', '#0b070dbf'],
  },
  fg: {
    DEFAULT: ['#2a1e2e', '#f3eee9'],
    muted: ['#645a67', '#bbb0bd'],
  },
  border: {
    /** Between things: not needed to understand the page. */
    DEFAULT: ['#dcdcd3', '#3b3040'],
    /** Around what can be used: 3:1 against its ground. */
    control: ['#877d8a', '#85788a'],
    focus: ['#5b3f8f', '#d3b8ff'],
  },
  herb: {
    solid: ['#2f673d', '#9ccb9b'],
    solidHover: ['#25532f', '#b2d9b0'],
    onSolid: ['#ffffff', '#10240f'],
    text: ['#2f673d', '#a5d2a3'],
    subtle: ['#e2eedd', '#24352a'],
    onSubtle: ['#1f4d2c', '#c4e3c0'],
    line: ['#a9c9a2', '#456650'],
  },
  paprika: {
    solid: ['#b3371c', '#f2937a'],
    solidHover: ['#8f2a13', '#f7ab97'],
    onSolid: ['#ffffff', '#34100a'],
    text: ['#b3371c', '#f2937a'],
    subtle: ['#fae6df', '#44231d'],
    onSubtle: ['#8f2a13', '#ffc4b3'],
    line: ['#e5ab9a', '#7d4538'],
  },
  saffron: {
    subtle: ['#f9edcb', '#3b2d12'],
    onSubtle: ['#6b4a06', '#f3d48a'],
    line: ['#dcc384', '#6b5526'],
  },
  /** What a drawn dish stands on: for pictures alone, and never a meaning. */
  cloth: {
    butter: ['#f3e3b8', '#56472f'],
    clay: ['#efcdb4', '#573c36'],
    sage: ['#d3e0c6', '#37473c'],
    dusk: ['#dcd3e3', '#463951'],
    linen: ['#ebe4d6', '#453b3f'],
  },
  /** The one dark wall of a light page: the landing page's opening. */
  aubergine: {
    solid: ['#33253a', '#2e2433'],
    onSolid: ['#f7f2ee', '#f3eee9'],
    muted: ['#cfc3d2', '#bbb0bd'],
    herb: ['#b5d9b0', '#9ccb9b'],
    herbHover: ['#cbe6c7', '#b2d9b0'],
    onHerb: ['#10240f', '#10240f'],
    line: ['#8f7f97', '#85788a'],
    hover: ['#463450', '#3b3040'],
  },
} satisfies Record<string, Record<string, readonly [light: string, dark: string]>>;
