import { titleIn, type NamedDish } from '../changedTitle.ts';
import { eastAsia } from './titles/eastAsia.ts';
import { everyday } from './titles/everyday.ts';
import { latinAmerica } from './titles/latinAmerica.ts';
import { northAmericaAndOceania } from './titles/northAmericaAndOceania.ts';
import { northernAfrica } from './titles/northernAfrica.ts';
import { northernAndWesternEurope } from './titles/northernAndWesternEurope.ts';
import { southAsia } from './titles/southAsia.ts';
import { southEastAsia } from './titles/southEastAsia.ts';
import { southernAndEasternEurope } from './titles/southernAndEasternEurope.ts';
import { subSaharanAfrica } from './titles/subSaharanAfrica.ts';
import { westAndCentralAsia } from './titles/westAndCentralAsia.ts';

/** Titles of our recipes by id, as a French cookbook writes them. */
export const titles: Readonly<Record<string, string>> = {
  ...eastAsia,
  ...everyday,
  ...latinAmerica,
  ...northAmericaAndOceania,
  ...northernAfrica,
  ...northernAndWesternEurope,
  ...southAsia,
  ...southEastAsia,
  ...southernAndEasternEurope,
  ...subSaharanAfrica,
  ...westAndCentralAsia,
};

export const titleInFrench = (dish: NamedDish): string | undefined => titleIn(titles, dish);
