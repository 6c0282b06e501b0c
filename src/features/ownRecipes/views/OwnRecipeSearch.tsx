import { useSelector } from '../../../context/useSelector.ts';
import { Grid } from '../../../ui/Grid.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { ownRecipes as words } from '../texts/en.ts';
import { orders, type OwnRecipesActor } from './selectors.ts';

/** What is looked for among one's own recipes, and how they are ordered. */
export function OwnRecipeSearch({ actor }: { readonly actor: OwnRecipesActor }) {
  const query = useSelector(actor, ({ context }) => context.query);
  const order = useSelector(actor, ({ context }) => context.order);
  return (
    <Grid columns="pair">
      <TextField
        label={words.search}
        type="search"
        name="search"
        placeholder={words.searchHint}
        value={query}
        autoComplete="off"
        onChange={(value) => actor.send({ type: 'query.changed', query: value })}
      />
      <SelectField
        label={words.order}
        name="order"
        value={order}
        options={orders.map((value) => ({ value, label: words.orders[value] }))}
        onChange={(value) => {
          const chosen = orders.find((each) => each === value);
          if (chosen) actor.send({ type: 'order.chosen', order: chosen });
        }}
      />
    </Grid>
  );
}
