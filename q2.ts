import { kitchen } from './tests/kitchen/support.ts';
const r = (t: string, country = 'GB') => console.log(t, '=>', JSON.stringify(kitchen.readIngredients(t, { country }).items.map(i => [i.key, i.grams, (i as any).text])));
for (const t of ['half a dozen eggs','a dozen eggs','2 dozen eggs','a dozen','dozen eggs','half-fat creme fraiche','half-empty jar of olives','six eggs','1lb butter','demi-glace']) r(t);
for (const t of ['une demi-douzaine d’oeufs',"une douzaine d'œufs",'une demi-livre de beurre','une livre de beurre','demi-sel beurre','un demi-litre de lait','beurre demi-sel']) r(t,'FR');
for (const t of ['media docena de huevos','una docena de huevos','media libra de queso','col','un tercio de una col']) r(t,'ES');
for (const t of ['meia dúzia de ovos','uma dúzia de ovos']) r(t,'BR');
for (const t of ['mezza dozzina di uova','una dozzina di uova']) r(t,'IT');
for (const t of ['ein halbes Pfund Butter','1 Pfund Hackfleisch','ein Dutzend Eier','2 Pfund Kartoffeln']) r(t,'DE');
process.exit(0)
