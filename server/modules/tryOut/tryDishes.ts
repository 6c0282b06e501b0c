// What a visitor's list comes to. Nobody is known here: whatever is to be kept to stands in the list itself.
import type { Suggestion } from '../../../contract/kitchen.ts';
import type { NoteCode } from '../../../domain/noteCodes.ts';
import type { Note, Term } from '../../../domain/notes.ts';
import type { TriedDish, TryAnswer } from '../../../contract/tryOut.ts';
import { allergenNames, isAllergen } from '../../../kitchen/health/allergens.ts';
import { openFoodsOf } from '../../../kitchen/health/openFoods.ts';
import { writtenQuestion } from '../../../kitchen/health/writtenQuestion.ts';
import type { Kitchen, Person, Understanding } from '../../../kitchen/index.ts';
import { partDishesLeft } from '../../../kitchen/ingredients/dishLeft.ts';
import { readWishes, type WishedList } from '../../../kitchen/ingredients/wishes.ts';
import { notForYou } from '../../../kitchen/recipes/notForYou.ts';
import { dishesLeftOut, notesAsWished, notesOfAny } from '../../../kitchen/recipes/wishNotes.ts';
import type { SuggestionFilters } from '../../../kitchen/types.ts';
import { reviewNote } from '../../../kitchen/safety/review.ts';

type Tried = Omit<TryAnswer, 'status' | 'dishes'> & {
  readonly dishes: readonly Omit<TriedDish, 'picture'>[];
};

/** What is left out and what is not understood stand in lists of their own. */
const saidElsewhere: ReadonlySet<string> = new Set<NoteCode>([
  'health.leftOut',
  'health.leftOutWritten',
  'health.leftOutFamily',
  'health.unknown',
  'health.unknownAllergen',
  'verdict.unknown',
  'verdict.unknownSafety',
  'verdict.notUnderstood',
]);
const isSaidElsewhere = (note: Note): boolean =>
  typeof note !== 'string' && saidElsewhere.has(note.code);

export function tryDishes(
  kitchen: Kitchen,
  list: string,
  hour: number | undefined,
  count: number,
  answers: Readonly<Record<string, string>> = {},
): Tried {
  const { list: said, ...wishes } = readWishes(list);
  const { list: told, dishes: named } = kitchen.askedDishes(said);
  const { foods, health } = kitchen.readMixedList(told, answers);
  const { person } = health;
  const left = partDishesLeft(foods.notUnderstood);
  const asked = openFoodsOf(health).map(writtenQuestion);
  // Whatever may be the food that does harm is in none of the dishes only once it is known.
  const { dishes, noted } =
    asked.length > 0
      ? { dishes: [], noted: [] }
      : dishesAsWished(wishes, (filters) =>
          kitchen.suggest({
            items: foods.items,
            person,
            count,
            asked: named.flatMap(({ recipes }) => recipes),
            asWritten: true,
            filters,
            ...(hour === undefined ? {} : { hour }),
          }),
        );
  return {
    heard: heardOf(health, kitchen),
    left_out: leftOutOf(health),
    left_out_terms: leftOutOf(health).map((name) => termNamed(name, health, kitchen)),
    not_understood: [...new Set([...person.notUnderstood, ...left.unknown])],
    open_health_questions: health.questions.length,
    ...(asked.length > 0 ? { food_questions: asked } : {}),
    ...(health.questions.length > 0
      ? { health_questions: health.questions.slice(0, 1).map(writtenQuestion) }
      : {}),
    dishes: dishes.flatMap((dish) => cardOf(dish, kitchen, person)),
    notes: [
      ...left.notes,
      ...(asked.length > 0 ? [] : unfitIn(foods.items, person, kitchen)),
      ...(asked.length > 0 ? [] : dishesLeftOut(named, dishes)),
      ...noted,
      ...health.notes.filter((note) => !isSaidElsewhere(note)),
      ...(person.conditions.length > 0 ? [reviewNote(kitchen.catalogue, person.conditions)] : []),
    ],
  };
}

const unfitIn = (
  items: readonly { readonly key: string }[],
  person: Person,
  { catalogue }: Kitchen,
): readonly Note[] =>
  notForYou(
    items.map(({ key }) => key),
    person,
    catalogue,
  );

/** Dishes as the list wishes them; where there is none, any, which is said. */
function dishesAsWished(
  wishes: Omit<WishedList, 'list'>,
  look: (filters: SuggestionFilters) => Suggestion[],
): { readonly dishes: readonly Suggestion[]; readonly noted: readonly Note[] } {
  const dishes = look(wishes.wished);
  const noted = notesAsWished(wishes, dishes.length > 0);
  if (noted) return { dishes, noted };
  const others = look({});
  return { dishes: others, noted: notesOfAny(wishes, others.length > 0) };
}

/** Nothing of a dish that the gate refuses: everything that leaves the service goes through it. */
function cardOf(dish: Suggestion, kitchen: Kitchen, person: Person): Tried['dishes'] {
  const { verdict, reasons } = kitchen.gate({ recipeId: dish.recipe_id }, person);
  if (verdict === 'refuse') return [];
  const { recipe_id, title, minutes, hands_on, nutrition, have, swaps, need, enough } = dish;
  return [
    {
      recipe_id,
      title,
      minutes,
      hands_on,
      energy_kcal: nutrition.energy_kcal,
      have,
      swaps,
      need,
      need_keys: dish.need_keys ?? [],
      enough,
      safety: {
        verdict,
        reasons: reasons.filter((reason) => !isSaidElsewhere(reason)),
      },
    },
  ];
}

function heardOf({ person }: Understanding, { catalogue }: Kitchen): Tried['heard'] {
  const { conditions, diets, medicines } = catalogue;
  const named = (
    kind: Tried['heard'][number]['kind'],
    all: readonly ({ readonly id: string; readonly name: string } | undefined)[],
  ): Tried['heard'] =>
    all.flatMap((each) => (each ? [{ kind, id: each.id, name: each.name }] : []));
  return [
    ...named(
      'condition',
      person.conditions.map((id) => conditions.get(id)),
    ),
    ...named(
      'diet',
      person.diets.map((id) => diets.get(id)),
    ),
    ...named(
      'medicine',
      medicines.filter(({ id }) => person.medicines.includes(id)),
    ),
  ];
}

/** What the catalogue calls so; null for words of the list itself. */
function termNamed(
  name: string,
  { person }: Understanding,
  { catalogue: { families } }: Kitchen,
): Term | null {
  const allergen = person.allergens.find((id) => isAllergen(id) && allergenNames[id] === name);
  if (allergen !== undefined) return { of: 'allergen', id: allergen };
  const family = person.families.find((id) => families.get(id)?.plural === name);
  return family === undefined ? null : { of: 'family', id: family };
}

const leftOutOf = ({ person, leftOut }: Understanding): string[] => [
  ...new Set([
    ...person.allergens.flatMap((id) => (isAllergen(id) ? [allergenNames[id]] : [])),
    ...leftOut,
    ...person.uncheckedAllergies,
  ]),
];
