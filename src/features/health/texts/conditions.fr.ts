import { conditionNames as names } from '../../../../domain/french/conditions.ts';
import type * as en from './byCode.ts';
import type { Translation } from '../../../texts/translation.ts';

export const conditionNames = { names } satisfies Translation<typeof en.conditionNames>;
