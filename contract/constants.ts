// Limits, durations and prices that both ends know. Charts get them by input; nothing types them again.
import { day, hour, minute, second } from '../domain/durations.ts';

export const product = 'Platewise';

export const session = {
  accessTokenLife: 15 * minute,
  refreshTokenLife: 30 * 24 * hour,
  /** From signing in, however often it is used: then one signs in once more. */
  longestLife: 90 * 24 * hour,
  overlayFade: 150,
  leaveDelay: 200,
  spinnerTurn: 800,
  passwordMinimum: 6,
} as const;

/** How long a mailed link counts: to set a new password, and to confirm an address. */
export const mailedLinks = {
  resetLife: 30 * minute,
  verifyLife: 3 * 24 * hour,
  /** To a new address, and to the one before, which can be taken back. */
  newEmailLife: 24 * hour,
  oldEmailLife: 7 * 24 * hour,
} as const;

/** Passkeys: how many a person may have, how long a name may be, and how long what is asked of one counts. */
export const passkeys = { most: 10, nameLength: 60, challengeLife: 5 * minute } as const;

/** Personal tokens for the API: how many a person may have, how long a name may be, and how many calls one may make in how long. */
export const apiTokens = { most: 10, nameLength: 60, calls: 600, within: hour } as const;

/** Collections of recipes: how many a person may have, how many recipes one holds, and how long a name may be. */
export const collections = { most: 50, recipes: 500, nameLength: 60 } as const;

/** Log-ins by an outside provider: how long one may take there, and how many of its accounts log in to one of ours. */
export const externalLogIns = { life: 10 * minute, most: 5 } as const;

/** What a person types to delete their account. */
export const deletionWord = 'DELETE';

/** Lower bounds of each strength (characters) and the bar's fill (percent); SIGN-02. */
export const passwordStrength = {
  fairFrom: 6,
  goodFrom: 8,
  strongFrom: 12,
  percent: { weak: 25, fair: 50, good: 75, strong: 100 },
} as const;

export const toast = { duration: 5 * second, swipeThreshold: 50, removal: 1_000_000 } as const;

/** How long a call may take before it counts as failed (ms); the server's own limits are shorter. */
export const timeouts = { productApi: 10 * second, aiService: 60 * second } as const;

/** How often a server that could not be reached is asked for a sign of life. */
export const networkChecks = { recheck: 20 * second } as const;

/** `tick`: how often what remains is worked out again. `provision`: how long a payment that the provider reported opens the pages while our server does not answer. The exempt paths stay open to those who have neither trial nor subscription (ACC-05); the profile too, where an address is changed: a person's data are theirs to correct. */
export const access = {
  trial: 48 * hour,
  firstCheck: 1 * second,
  poll: 60 * second,
  tick: 5 * second,
  provision: 24 * hour,
  exemptPaths: ['/payment', '/settings', '/profile', '/login', '/signup'],
} as const;

/** What a trial may do (ACC-09): -1 is unlimited. */
export const trialLimits = {
  foodDetectionsPerDay: 5,
  kitchenRequests: 5,
  plansPerMonth: 3,
  history: -1,
} as const;

/** A photo that is kept with a record: how many one person may keep, pixels of its longest side, and bytes, which only a picture without any calm exceeds. */
export const keptPhotos = { most: 200, longestSide: 1024, bytes: 160 * 1024 } as const;

export const upload = {
  imageBytes: 10 * 1024 * 1024,
  ingredientListCharacters: 20_000,
  ingredientListItems: 500,
} as const;

/** The kitchen tried without an account: characters of a list, and dishes that are shown. */
export const tryOut = { characters: 1000, dishes: 3 } as const;
/** A file of another program: bytes of it, recipes that are read of one, recipes that are kept together, and how long one may take on its way and to be read. */
export const recipeFiles = {
  bytes: 32 * 1024 * 1024,
  recipes: 500,
  together: 10,
  reading: 60 * second,
} as const;

/** A pantry: how many foods one person may keep, characters of one, and changes that are sent together. */
export const pantry = { items: 300, words: 200, changes: 100 } as const;

/** People who eat along: how many one person may name, characters of a name, foods that are left out for one, portions of the person's own. */
export const table = { people: 11, name: 40, foods: 40, portion: [0.25, 3] } as const;

/**
 * A shopping list: how many lines of their own one person may keep, characters of one and of what it is for, changes that are
 * sent together, and planned weeks that one list takes at the most, and unless more are asked for. A price that was paid is asked about where it is so many times what is
 * known, or so small a part of it, and is never taken beyond `absurdPrice` times; so many prices are kept of one person.
 */
export const shopping = {
  items: 300,
  words: 200,
  note: 150,
  changes: 100,
  weeks: 2,
  usualWeeks: 1,
  doubtfulPrice: 10,
  absurdPrice: 1000,
  prices: 700,
} as const;

/**
 * News of a shared list: how often a stream shows that it is there and looks whether its session goes on, how many streams one
 * person may have, how long one may take to open, and the pauses before it is tried again, in which the list is asked for.
 */
export const live = {
  heartbeat: 10 * second,
  streams: 8,
  opening: 8 * second,
  firstPause: 1 * second,
  longestPause: 15 * second,
} as const;

/** A household: how many people it has at most, how long an invitation counts, and how many may be open. */
export const household = { members: 8, inviteLife: 7 * day, invites: 10 } as const;

/** Photos: how long a browser may take to prepare one, how many names a person may confirm, and how long one may take on its way to its record. */
export const photos = { preparation: 15 * second, names: 100, keeping: 30 * second } as const;

/** How long typing rests before something is looked up, and how long an undo is offered. */
export const pauses = { typing: 300, undo: 10 * second, recall: second / 2 } as const;

/** How long what the kitchen answered can be come back to (ms); what is kept of it stands in the history. */
export const retention = { analyses: 30 * day } as const;

/** Characters of one piece of feedback. */
export const feedback = { textMaximum: 10_000 } as const;

/** What settings may say of a person (`contract/settings.ts` refuses the rest): people to cook for, kg, kcal a day, characters. */
export const health = {
  people: { minimum: 1, maximum: 20 },
  weight: { minimum: 30, maximum: 300 },
  energy: { minimum: 1000, maximum: 5000 },
  textMaximum: 500,
} as const;
export const bodyUnits = { poundsInKilogram: 2.20462 } as const;

export const videoIdLength = 11;

/** What tells one sending of a change from another: a key that was applied before changes nothing again, and is answered as before. */
export const idempotencyHeader = 'idempotency-key';

export const redirects = { afterResetLink: 1.2 * second, afterReset: 1 * second } as const;
