/**
 * How long and how branched a file may be, as the linter's overrides. A function has at most 50
 * lines, a component 100 (markup is long and says one thing), a file 250; a function has at most
 * 15 branches. Blank lines and comments do not count. Tests are exempt: they are lists of cases.
 */
import type { OxlintOverride } from 'oxlint';

/** The largest that a file may have: of its functions' branches and lines, and of its own lines. */
export interface Size {
  complexity?: number;
  functionLines?: number;
  lines?: number;
}

export const limit = { complexity: 15, functionLines: 50, lines: 250 } as const satisfies Size;
export const componentLines = 100;
export const limited = ['domain', 'kitchen', 'contract', 'machines', 'server', 'src', 'scripts'];

/**
 * What is longer, with the figures that it has now, so that it cannot grow. Who makes a file smaller
 * lowers its figures or takes it off the list: tests/rules/limits.test.ts asks for it.
 */
export const longer: Readonly<Record<string, Size>> = {
  // A chart is one object, which opens in Stately by itself; decision 034 says where one is cut.
  'machines/access/access.machine.ts': { lines: 388 },
  'machines/aiKitchen/aiKitchen.machine.ts': { lines: 594 },
  'machines/app/app.machine.ts': { lines: 590 },
  'machines/app/home.machine.ts': { lines: 657 },
  'machines/foodDetection/foodDetection.machine.ts': { lines: 435 },
  'machines/household/household.machine.ts': { lines: 298 },
  'machines/ownRecipes/recipeWriting.machine.ts': { lines: 315 },
  'machines/payment/checkout.machine.ts': { lines: 600 },
  'machines/payment/payment.machine.ts': { lines: 301 },
  'machines/planner/mealEditing.machine.ts': { lines: 366 },
  'machines/planner/planGeneration.machine.ts': { lines: 515 },
  'machines/planner/planLibrary.machine.ts': { lines: 916 },
  'machines/profile/changePassword.machine.ts': { lines: 270 },
  'machines/resetPassword/resetPassword.machine.ts': { lines: 328 },
  'machines/session/session.machine.ts': { lines: 418 },
  'machines/settings/accountCare.machine.ts': { lines: 267 },
  'machines/settings/healthSettings.machine.ts': { lines: 526 },
  'machines/shopping/shoppingList.machine.ts': { lines: 271 },
  'machines/signup/signup.machine.ts': { lines: 360 },
  // Tables, texts and drawings: rows, not steps.
  'kitchen/drawing/foodLooks.ts': { lines: 455 },
  'kitchen/drawing/forms/flatbreads.ts': { functionLines: 54 },
  'kitchen/drawing/forms/pasta.ts': { functionLines: 77 },
  'kitchen/drawing/forms/rice.ts': { functionLines: 54 },
  'server/modules/payments/standIn/inline.js': { functionLines: 77 },
  'src/features/planner/texts/en.ts': { lines: 306 },
  'src/features/planner/texts/fr.ts': { lines: 324 },
  // A `create…` or the routes of a module: short functions within the one whose values they share.
  'server/infrastructure/app.ts': { functionLines: 67 },
  'server/infrastructure/database/database.ts': { functionLines: 56 },
  'server/infrastructure/database/sqlite.ts': { lines: 257 },
  'server/infrastructure/http/limits.ts': { functionLines: 69 },
  'server/infrastructure/http/safeFetch.ts': { functionLines: 64 },
  'server/infrastructure/http/security.ts': { functionLines: 67 },
  'server/infrastructure/http/sessions.ts': { functionLines: 56 },
  'server/infrastructure/mail.ts': { functionLines: 66 },
  'server/infrastructure/workers/readers.ts': { functionLines: 102 },
  'server/infrastructure/workers/solver.ts': { functionLines: 116 },
  'server/modules/access/quotas.ts': { functionLines: 80 },
  'server/modules/access/usageRepository.ts': { functionLines: 83 },
  'server/modules/accounts/accounts.ts': { functionLines: 92 },
  'server/modules/accounts/mailedTokenRepository.ts': { functionLines: 112 },
  'server/modules/accounts/routes.ts': { functionLines: 63 },
  'server/modules/accounts/userRepository.ts': { functionLines: 79 },
  'server/modules/cooking/model.ts': { functionLines: 63 },
  'server/modules/cooking/modelCook.ts': { functionLines: 118 },
  'server/modules/cooking/repository.ts': { functionLines: 88 },
  'server/modules/cooking/service.ts': { functionLines: 173, complexity: 16 },
  'server/modules/detection/service.ts': { functionLines: 187 },
  'server/modules/history/photoRepository.ts': { functionLines: 76 },
  'server/modules/history/repository.ts': { functionLines: 147 },
  'server/modules/history/routes.ts': { functionLines: 95 },
  'server/modules/payments/repository.ts': { lines: 373, functionLines: 330 },
  'server/modules/payments/standIn.ts': { functionLines: 91 },
  'server/modules/plans/planningRoutes.ts': { functionLines: 78 },
  'server/modules/plans/planningService.ts': { functionLines: 72 },
  'server/modules/plans/repository.ts': { lines: 352, functionLines: 305 },
  'server/modules/plans/routes.ts': { functionLines: 115 },
  'server/modules/plans/tickRepository.ts': { functionLines: 88 },
  'server/modules/resources/articlePictures.ts': { functionLines: 67 },
  'server/modules/resources/resources.ts': { functionLines: 61 },
  'server/modules/sessions/repository.ts': { functionLines: 194 },
  'src/api/client.ts': { functionLines: 64 },
  'src/api/offlineCopies.ts': { functionLines: 135 },
  'src/api/storage.ts': { functionLines: 70 },
  'src/api/textStore.ts': { functionLines: 51 },
  'src/features/health/views/ConditionField.tsx': { functionLines: 111 },
  'src/features/photos/views/Confirmation.tsx': { functionLines: 102 },
  'src/features/planner/actors/tickOutbox.ts': { functionLines: 70 },
  'src/features/signup/views/SignupView.tsx': { functionLines: 125 },
  'src/ui/Combobox.tsx': { functionLines: 102 },
  // To be cut: the kitchen.
  'kitchen/catalogue/moneyTables.ts': { functionLines: 55 },
  'kitchen/catalogue/recipe.ts': { complexity: 17 },
  'kitchen/catalogue/rules.ts': { complexity: 18 },
  'kitchen/drawing/visible.ts': { lines: 259 },
  'kitchen/health/limits.ts': { complexity: 22, functionLines: 85 },
  'kitchen/health/phrases.ts': { functionLines: 51 },
  'kitchen/index.ts': { functionLines: 89, complexity: 17 },
  'kitchen/ingredients/lexicon.ts': { lines: 292, complexity: 19 },
  'kitchen/ingredients/names.ts': { functionLines: 128 },
  'kitchen/ingredients/printed.ts': { lines: 359, complexity: 37 },
  'kitchen/ingredients/read.ts': { functionLines: 112 },
  'kitchen/ingredients/split.ts': { complexity: 19 },
  'kitchen/ingredients/substitutions.ts': { complexity: 17 },
  'kitchen/ingredients/units.ts': { lines: 337, complexity: 25 },
  'kitchen/ingredients/words.ts': { complexity: 16 },
  'kitchen/planning/asItStands.ts': { complexity: 18, functionLines: 112 },
  'kitchen/planning/cheapest.ts': { functionLines: 57 },
  'kitchen/planning/limits.ts': { lines: 356, complexity: 31, functionLines: 100 },
  'kitchen/planning/menu.ts': { complexity: 17 },
  'kitchen/planning/multipliers.ts': { complexity: 32, functionLines: 90 },
  'kitchen/planning/plan.ts': { lines: 337, complexity: 18, functionLines: 86 },
  'kitchen/planning/polish.ts': { complexity: 19 },
  'kitchen/planning/pricing.ts': { lines: 287, functionLines: 192, complexity: 26 },
  'kitchen/planning/programme.ts': { functionLines: 78 },
  'kitchen/planning/reopen.ts': { complexity: 31, functionLines: 99 },
  'kitchen/planning/report.ts': { functionLines: 81 },
  'kitchen/planning/request.ts': { complexity: 46, functionLines: 86 },
  'kitchen/planning/swap.ts': { functionLines: 101 },
  'kitchen/planning/whole.ts': { functionLines: 99, complexity: 24 },
  'kitchen/recipes/instructions.ts': { complexity: 28, functionLines: 68 },
  'kitchen/recipes/marks.ts': { complexity: 22, functionLines: 52 },
  'kitchen/recipes/search.ts': { lines: 337, complexity: 17, functionLines: 111 },
  'kitchen/recipes/titles.ts': { functionLines: 59 },
  'kitchen/safety/gate.ts': { complexity: 17 },
  'kitchen/safety/rules.ts': { lines: 299, complexity: 44, functionLines: 123 },
  'kitchen/safety/undercooked.ts': { complexity: 17 },
  'kitchen/shopping/shopping.ts': { complexity: 27, functionLines: 125 },
  // To be cut: everything else.
  'contract/plans.ts': { lines: 509 },
  'scripts/build/serviceWorker.ts': { functionLines: 52 },
  'scripts/build/staticStyles.ts': { functionLines: 66 },
  'scripts/postgres.ts': { functionLines: 59 },
  'scripts/prices/observations.ts': { complexity: 16 },
  'scripts/screens/cookingScreens.ts': { lines: 265 },
  'scripts/screens/people.ts': { functionLines: 124 },
  'scripts/screens/signedInScreens.ts': { lines: 328 },
  'server/infrastructure/http/errors.ts': { complexity: 17, functionLines: 52 },
  'server/infrastructure/http/serve.ts': { functionLines: 59 },
  'server/modules/detection/vision/vision.ts': { functionLines: 158, complexity: 18 },
  'server/modules/health/repository.ts': { functionLines: 54 },
  'server/modules/payments/payments.ts': { lines: 359, functionLines: 285, complexity: 24 },
  'server/modules/payments/paystack.ts': { complexity: 16 },
  'src/features/aiKitchen/views/AiKitchenView.tsx': { complexity: 20 },
  'src/features/planner/views/TutorialPanel.tsx': { complexity: 17 },
  // Newest, to be cut.
  'machines/history/historyEntry.machine.ts': { lines: 272 },
  'machines/recipe/recipe.machine.ts': { lines: 384 },
  'server/infrastructure/database/allowances.ts': { functionLines: 59 },
  'server/modules/access/trialRepository.ts': { functionLines: 61 },
  'server/modules/cooking/reviewedCook.ts': { functionLines: 64 },
  'server/modules/pantry/service.ts': { functionLines: 155, complexity: 26 },
  'server/modules/security/eventRepository.ts': { functionLines: 73 },
  'kitchen/planning/kinds.ts': { functionLines: 61 },
  'kitchen/planning/pairs.ts': { complexity: 24 },
};

/** The rules of one size, in the linter's words. */
export function rulesOf({ complexity, functionLines, lines }: Size): OxlintOverride['rules'] {
  const counted = (max: number) => ['error', { max, skipBlankLines: true, skipComments: true }];
  return {
    ...(complexity !== undefined && { complexity: ['error', complexity] }),
    ...(functionLines !== undefined && { 'max-lines-per-function': counted(functionLines) }),
    ...(lines !== undefined && { 'max-lines': counted(lines) }),
  } as OxlintOverride['rules'];
}

export const limits: OxlintOverride[] = [
  { files: limited.map((folder) => `${folder}/**`), rules: rulesOf(limit) },
  { files: ['src/**/*.tsx'], rules: rulesOf({ functionLines: componentLines }) },
  ...Object.entries(longer).map(([file, size]) => ({ files: [file], rules: rulesOf(size) })),
];
