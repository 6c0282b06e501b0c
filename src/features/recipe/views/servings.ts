import { servingsIn } from '../../../texts/amounts.ts';
import { kitchen } from '../../aiKitchen/texts/en.ts';

export const servingsText = (servings: number): string => servingsIn(servings, kitchen);
