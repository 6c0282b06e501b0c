import { kitchen } from './tests/kitchen/support.ts';
for (const t of ['pilchards in tomato sauce, bread','bread, baked beans in tomato sauce','sardines in tomato sauce','mackerel in tomato sauce, rice','beans in tomato sauce','eggs milk bread','half-empty jar of olives','tin of mackerel in tomato sauce']) console.log(t, JSON.stringify(kitchen.readIngredients(t,{country:'GB'}).items.map(i => [i.key, i.grams])));
process.exit(0)
