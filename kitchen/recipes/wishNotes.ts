// What a list wished of the dish, as it was kept to: who reads it can take the words out again.
import { coded } from '../../domain/notes.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import type { AskedDish } from './askedDishes.ts';
import type { Equipment } from '../../contract/kitchen.ts';
import type { Wished, WishedList } from '../ingredients/wishes.ts';

const ofEquipment: Readonly<Record<Equipment, KitchenNote>> = {
  no_oven: coded('wish.noOven', {}, 'Your list asks for no oven: no dish here needs one.'),
  no_hob: coded('wish.noHob', {}, 'Your list asks for no hob or oven: no dish here needs one.'),
  one_pot: coded('wish.onePot', {}, 'Your list asks for one pot: every dish here takes one.'),
  microwave: coded(
    'wish.microwave',
    {},
    'Your list asks for the microwave: every dish here is cooked in one.',
  ),
  air_fryer: coded(
    'wish.airFryer',
    {},
    'Your list asks for the air fryer: every dish here is cooked in one.',
  ),
};

const guestsNote = coded(
  'wish.guests',
  {},
  'For how many you cook is chosen on the page of the dish.',
);

/** Said where a list wishes something that no dish for its foods does. */
const noneWished = coded(
  'wish.none',
  {},
  'No dish for these foods does all that your list asks for, so all of them are shown.',
);

/** What dishes were kept to, in sentences. */
function wishNotes(wished: Wished): readonly KitchenNote[] {
  const { minutes, equipment } = wished;
  return [
    ...(minutes === undefined
      ? []
      : [
          coded(
            'wish.minutes',
            { minutes },
            `Your list asks for something quick: every dish here takes at most ${minutes} minutes.`,
          ),
        ]),
    ...(equipment === undefined ? [] : [ofEquipment[equipment]]),
  ];
}

/** What is said of those who eat along: the number changes a dish, and not which dishes there are. */
const guestNotes = ({ namesGuests }: Pick<WishedList, 'namesGuests'>): readonly KitchenNote[] =>
  namesGuests ? [guestsNote] : [];

type Asked = Omit<WishedList, 'list'>;

/** What is said of the dishes that a wish led to; undefined where it led to none and any are to be looked for. */
export function notesAsWished(asked: Asked, isFound: boolean): readonly KitchenNote[] | undefined {
  const notes = wishNotes(asked.wished);
  return isFound || notes.length === 0 ? [...notes, ...guestNotes(asked)] : undefined;
}

/** What is said of any dishes, after the wish led to none. */
export const notesOfAny = (asked: Asked, isFound: boolean): readonly KitchenNote[] => [
  ...(isFound ? [noneWished] : []),
  ...guestNotes(asked),
];

/** Said of dishes that were asked for by name and of which none is shown. */
export const dishesLeftOut = (
  asked: readonly AskedDish[],
  shown: readonly { readonly recipe_id: string }[],
): readonly KitchenNote[] => {
  const ids = new Set(shown.map(({ recipe_id: id }) => id));
  return asked
    .filter(({ recipes }) => !recipes.some((id) => ids.has(id)))
    .map(({ name }) =>
      coded(
        'wish.dishLeftOut',
        { dish: name },
        `You asked for ${name}: none of our recipes of this name fits what you have told us or chosen.`,
      ),
    );
};
