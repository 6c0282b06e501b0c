/** The linter's rules that are Platewise's own. `oxlint.config.ts` names this file. */
import { imports } from './imports.ts';

export default { meta: { name: 'platewise' }, rules: { imports } };
