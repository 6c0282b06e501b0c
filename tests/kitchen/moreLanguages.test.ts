/** Allergies in fourteen further languages, as people of these countries write them. */
import { expect, test } from 'vitest';
import { kitchen } from './support.ts';

test.each([
  ['cs', 'alergie na vejce', 'egg'],
  ['cs', 'alergie na mléko a ořechy', 'milk tree_nut'],
  ['cs', 'nesmím arašídy', 'peanut'],
  ['cs', 'alergie na korýše a měkkýše', 'crustacean mollusc'],
  ['cs', 'alergie na sóju, lepek, hořčici', 'soy gluten mustard'],
  ['sk', 'alergia na arašidy', 'peanut'],
  ['sk', 'alergia na kravské mlieko a vajcia', 'milk egg'],
  ['sk', 'alergia na vlašské orechy', 'tree_nut'],
  ['hu', 'tojásallergia', 'egg'],
  ['hu', 'tojásra allergiás vagyok', 'egg'],
  ['hu', 'tejfehérje-allergia', 'milk'],
  ['hu', 'földimogyoró-allergiám van', 'peanut'],
  ['hu', 'allergia: diófélék, szója, zeller', 'tree_nut soy celery'],
  ['hu', 'allergiás vagyok a halra és a rákfélékre', 'fish crustacean'],
  ['da', 'allergi over for æg og mælk', 'egg milk'],
  ['da', 'nøddeallergi', 'tree_nut'],
  ['da', 'jeg kan ikke tåle jordnødder og skaldyr', 'peanut crustacean'],
  ['no', 'allergisk mot peanøtter', 'peanut'],
  ['no', 'melkeallergi og eggallergi', 'milk egg'],
  ['no', 'tåler ikke fisk eller skalldyr', 'fish crustacean'],
  ['fi', 'kananmuna-allergia', 'egg'],
  ['fi', 'maitoallergia', 'milk'],
  ['fi', 'allerginen pähkinöille ja kalalle', 'tree_nut fish'],
  ['fi', 'en voi syödä maapähkinöitä, äyriäisiä enkä soijaa', 'peanut crustacean soy'],
  ['bg', 'алергия към яйца', 'egg'],
  ['bg', 'алергия към фъстъци и ядки', 'peanut tree_nut'],
  ['hr', 'alergija na kikiriki', 'peanut'],
  ['hr', 'alergija na jaja, mlijeko i lješnjake', 'egg milk tree_nut'],
  ['sr', 'алергија на кикирики', 'peanut'],
  ['sr', 'алергија на јаја и млеко', 'egg milk'],
  ['sl', 'alergija na arašide in jajca', 'peanut egg'],
  ['lt', 'alergija žemės riešutams', 'peanut'],
  ['lt', 'alergija kiaušiniams ir žuviai', 'egg fish'],
  ['lv', 'alerģija pret zemesriekstiem', 'peanut'],
  ['et', 'allergia maapähklitele', 'peanut'],
  ['et', 'allergia kanamunale ja kalale', 'egg fish'],
  ['ca', 'al·lèrgia als cacauets', 'peanut'],
])('SET-07 %s: %s', (_, text, allergens) => {
  const { person } = kitchen.understand({ sickness: text });
  for (const each of allergens.split(' ')) expect(person.allergens).toContain(each);
});

/** Words of other languages that look like these. */
test.each([
  'mangio un gelato pieno di panna', // Italian 'full', Lithuanian milk
  'na tej diecie czuję się dobrze', // Polish 'this', Hungarian milk
  'Sir David cooks for us on Sundays', // Croatian cheese
])('takes nobody for allergic: %s', (text) => {
  expect(kitchen.understand({ sickness: text }).person.allergens).toEqual([]);
});
