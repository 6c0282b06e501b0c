/**
 * Nothing that is read on a screen is hard-wired: with every text in brackets, each state of each
 * chart is drawn, and what stands outside of brackets has to come from the chart's own data.
 */
import { cleanup, render } from '@testing-library/react';
import { Suspense, type ReactElement } from 'react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plans } from '../../contract/subscriptions.ts';
import { Landing } from '../../src/features/landing/Landing.tsx';
import { type Groups, translate } from '../../src/texts/language.ts';
import { AccessView } from '../../src/features/access/views/AccessView.tsx';
import { AccountCareView } from '../../src/features/settings/views/AccountCareView.tsx';
import { DataCard } from '../../src/features/settings/views/DataCard.tsx';
import { DeletionCard } from '../../src/features/settings/views/DeletionCard.tsx';
import { ProofDialog } from '../../src/features/settings/views/ProofDialog.tsx';
import { EmailChange } from '../../src/features/profile/views/EmailChange.tsx';
import { PasskeysCard } from '../../src/features/settings/views/PasskeysCard.tsx';
import { SecondFactorCard } from '../../src/features/settings/views/SecondFactorCard.tsx';
import { SecondFactorSetup } from '../../src/features/settings/views/SecondFactorSetup.tsx';
import { GuardCard } from '../../src/app/shell/GuardCard.tsx';
import { Header } from '../../src/app/shell/Header.tsx';
import { SignedInBar } from '../../src/features/navigation/views/SignedInBar.tsx';
import { BrokenDown } from '../../src/app/shell/Stopped.tsx';
import { ProfileView } from '../../src/features/profile/views/ProfileView.tsx';
import { ConditionField } from '../../src/features/health/views/ConditionField.tsx';
import { Confirmation } from '../../src/features/photos/views/Confirmation.tsx';
import { FeedbackView } from '../../src/features/feedback/views/FeedbackView.tsx';
import { RecordLine } from '../../src/features/followUp/views/RecordLine.tsx';
import { Resources } from '../../src/features/followUp/views/Resources.tsx';
import { DetectionView } from '../../src/features/foodDetection/views/DetectionView.tsx';
import { ForgotPasswordView } from '../../src/features/forgotPassword/views/ForgotPasswordView.tsx';
import { SettingsView } from '../../src/features/settings/views/SettingsView.tsx';
import { Deletion } from '../../src/features/history/views/Deletion.tsx';
import { EntryDetail } from '../../src/features/history/views/EntryDetail.tsx';
import { OwnPhoto } from '../../src/features/history/views/OwnPhoto.tsx';
import { OwnNote } from '../../src/features/history/views/OwnNote.tsx';
import { WayBack } from '../../src/features/history/views/WayBack.tsx';
import { HistoryEntryView } from '../../src/features/history/views/HistoryEntryView.tsx';
import { HistoryListView } from '../../src/features/history/views/HistoryListView.tsx';
import { AiKitchenView } from '../../src/features/aiKitchen/views/AiKitchenView.tsx';
import { AppFooter } from '../../src/features/legal/views/AppFooter.tsx';
import { LegalView } from '../../src/features/legal/views/LegalView.tsx';
import { ExternalLogInView } from '../../src/features/externalLogIn/views/ExternalLogInView.tsx';
import { Collections } from '../../src/features/ownRecipes/views/Collections.tsx';
import { ApiTokensCard } from '../../src/features/settings/views/ApiTokensCard.tsx';
import { IdentitiesCard } from '../../src/features/settings/views/IdentitiesCard.tsx';
import { LoginView } from '../../src/features/login/views/LoginView.tsx';
import { NetworkNotice } from '../../src/features/offline/views/NetworkNotice.tsx';
import { UpdateNotice } from '../../src/features/offline/views/UpdateNotice.tsx';
import { OnboardingView } from '../../src/features/onboarding/views/OnboardingView.tsx';
import { CheckoutView } from '../../src/features/payment/views/CheckoutView.tsx';
import { PaymentView } from '../../src/features/payment/views/PaymentView.tsx';
import { KeepPhoto } from '../../src/features/photos/views/KeepPhoto.tsx';
import { OwnResources } from '../../src/features/recipe/views/OwnResources.tsx';
import { DishLeft } from '../../src/features/pantry/views/DishLeft.tsx';
import { PantryUse } from '../../src/features/pantry/views/PantryUse.tsx';
import { PantryPanel } from '../../src/features/pantry/views/PantryPanel.tsx';
import { EditingPanel } from '../../src/features/planner/views/EditingPanel.tsx';
import { GenerationPanel } from '../../src/features/planner/views/GenerationPanel.tsx';
import { PlannerView } from '../../src/features/planner/views/PlannerView.tsx';
import { ShoppingPanel } from '../../src/features/planner/views/ShoppingPanel.tsx';
import { Timers } from '../../src/features/timers/views/Timers.tsx';
import { WeekDays } from '../../src/features/planner/views/WeekOnItsWay.tsx';
import { TutorialPanel } from '../../src/features/planner/views/TutorialPanel.tsx';
import { Favourites } from '../../src/features/marks/views/Favourites.tsx';
import { LeftOut } from '../../src/features/marks/views/LeftOut.tsx';
import { MarkButtons } from '../../src/features/marks/views/MarkButtons.tsx';
import { ActionDialogs } from '../../src/features/recipe/views/ActionDialogs.tsx';
import { ActionTiles } from '../../src/features/recipe/views/ActionTiles.tsx';
import { Swaps } from '../../src/features/recipe/views/Swaps.tsx';
import { MealAdding } from '../../src/features/recipe/views/MealAdding.tsx';
import { CopyByHand } from '../../src/features/recipe/views/CopyByHand.tsx';
import { MoreActions } from '../../src/features/recipe/views/MoreActions.tsx';
import { VoiceControl } from '../../src/features/recipe/views/VoiceControl.tsx';
import { CookView } from '../../src/features/recipe/views/CookView.tsx';
import { RecipeView } from '../../src/features/recipe/views/RecipeView.tsx';
import { englishOf } from '../../domain/notes.ts';
import { scaledFrom } from '../../domain/portions.ts';
import { scaledOf } from '../../src/features/recipe/views/selectors.ts';
import { HouseholdView } from '../../src/features/household/views/HouseholdView.tsx';
import { SwapOffers } from '../../src/features/planner/views/SwapOffers.tsx';
import { TableView } from '../../src/features/table/views/TableView.tsx';
import { OwnRecipeSearch } from '../../src/features/ownRecipes/views/OwnRecipeSearch.tsx';
import { OwnRecipesView } from '../../src/features/ownRecipes/views/OwnRecipesView.tsx';
import { WeekSheetPanel } from '../../src/features/planner/views/WeekSheetPanel.tsx';
import { CalendarPanel } from '../../src/features/planner/views/CalendarPanel.tsx';
import { RecipeFile } from '../../src/features/ownRecipes/views/RecipeFile.tsx';
import { RecipePhoto } from '../../src/features/ownRecipes/views/RecipePhoto.tsx';
import { RecipeWriting } from '../../src/features/ownRecipes/views/RecipeWriting.tsx';
import { ReceiptPrices } from '../../src/features/shopping/views/ReceiptPrices.tsx';
import { LiveNote } from '../../src/features/shopping/views/LiveNote.tsx';
import { ShoppingView } from '../../src/features/shopping/views/ShoppingView.tsx';
import { ResetPasswordView } from '../../src/features/resetPassword/views/ResetPasswordView.tsx';
import { LoadingScreen } from '../../src/features/session/views/LoadingScreen.tsx';
import { SignupView } from '../../src/features/signup/views/SignupView.tsx';
import { SourcesView } from '../../src/features/sources/views/SourcesView.tsx';
import { ToastView } from '../../src/features/toast/views/ToastView.tsx';
import { TryOutView } from '../../src/features/tryOut/views/TryOutView.tsx';
import { VerifyEmailView } from '../../src/features/verifyEmail/views/VerifyEmailView.tsx';
import { derivePaths, explore, leavesOf, nothingSeen, Rehearsal } from '../model/engine/index.ts';
import { everySample } from '../model/samples/index.ts';
import { adapted, written } from '../model/samples/recipe.ts';
import { themed } from '../model/screen.tsx';
import { changed, everyEnglish } from '../texts/everyText.ts';

const nothing = () => null;
const empty = () => <></>;
const close = () => undefined;
const plainParts = {
  Confirmation: nothing,
  KeepPhoto: nothing,
  FollowUp: nothing,
  RecordLine: nothing,
  Resources: nothing,
  OwnResources,
  PantryUse: nothing,
  DataExport: nothing,
  Deletion: nothing,
  SecondFactor: nothing,
  Passkeys: nothing,
  Identities: nothing,
  ApiTokens: nothing,
  Proof: nothing,
  RecipeFile: nothing,
  RecipePhoto: nothing,
  Collections: nothing,
  Setup: nothing,
  OwnNote: nothing,
  OwnPhoto: nothing,
  EntryDetail,
  Question: nothing,
  CookView: nothing,
  WayBack: nothing,
  RecipeWriting: nothing,
  MarkHeart: nothing,
  Search: OwnRecipeSearch,
  Swaps: nothing,
  ActionTiles: nothing,
  MoreActions: nothing,
  CopyByHand,
  ActionDialogs: nothing,
  Favourites: nothing,
  MarkButtons: nothing,
  LeftOut: nothing,
  MealAdding: nothing,
  Missing: nothing,
} as never;
await import('../../src/features/planner/views/WeekBoard.tsx');

/** Its words are figures, which need no translation. */
const cooked = scaledOf({
  written: {
    ...written,
    text: '1. 1.\n2. 2.\n3. 3.',
    stepIngredients: [[], [], []],
    ingredients: [],
    recipe: undefined,
  },
  servings: 4,
} as never)!;

/** Its title is data, as a person's own dish would be. */
const marked = { id: 'egg-fried-rice', title: '3' };

/** By chart; those that only place others are drawn by tests/model. */
const views: Readonly<Record<string, (actor: never) => ReactElement>> = {
  login: (actor) => <LoginView actor={actor} />,
  signup: (actor) => <SignupView actor={actor} />,
  aiKitchen: (actor) => <AiKitchenView actor={actor} parts={plainParts} />,
  foodDetection: (actor) => <DetectionView actor={actor} parts={plainParts} />,
  confirmation: (actor) => (
    <Confirmation
      actor={actor}
      of="ingredients"
      readBy={{ reader: 'text' }}
      uncertain
      busy={false}
      isNew
    />
  ),
  recipe: (actor) => <RecipeView actor={actor} parts={plainParts} />,
  recipeActions: (actor) => (
    <Suspense>
      <ActionTiles actor={actor} servings={3} swaps={[]} />
      <MoreActions actor={actor} text="300" parts={plainParts} />
      <ActionDialogs
        actor={actor}
        title="3"
        servings={3}
        missing={{ lines: [{ text: '300' }], listed: ['300'], isKnown: true }}
        parts={plainParts}
      />
    </Suspense>
  ),
  recipeMarks: (actor) => (
    <>
      <MarkButtons actor={actor} recipe={marked} />
      <LeftOut actor={actor} recipe={marked} />
      <Favourites actor={actor} />
    </>
  ),
  recipeSwaps: (actor) => (
    <Swaps actor={actor} swaps={adapted.recipe?.swaps ?? []} currency="GBP" />
  ),
  mealAdding: (actor) => <MealAdding actor={actor} title="3" />,
  cooking: (actor) => <CookView actor={actor} title="Steps" scaled={cooked} Voice={nothing} />,
  voiceControl: (actor) => <VoiceControl actor={actor} />,
  photoKeeping: (actor) => <KeepPhoto actor={actor} />,
  followUp: (actor) => (
    <>
      <RecordLine actor={actor} />
      <Resources actor={actor} />
    </>
  ),
  historyList: (actor) => <HistoryListView actor={actor} parts={plainParts} />,
  historyEntry: (actor) => <HistoryEntryView actor={actor} parts={plainParts} />,
  ownNote: (actor) => <OwnNote actor={actor} />,
  ownPhoto: (actor) => <OwnPhoto actor={actor} />,
  entryDeletion: (actor) => (
    <>
      <Deletion actor={actor} />
      <WayBack actor={actor} />
    </>
  ),
  toast: (actor) => <ToastView actor={actor} />,
  access: (actor) => <AccessView actor={actor} />,
  payment: (actor) => <PaymentView actor={actor} checkoutView={() => <p />} />,
  checkout: (actor) => <CheckoutView actor={actor} />,
  forgotPassword: (actor) => <ForgotPasswordView actor={actor} />,
  resetPassword: (actor) => <ResetPasswordView actor={actor} />,
  conditionField: (actor) => <ConditionField actor={actor} />,
  onboarding: (actor) => <OnboardingView actor={actor} Field={nothing} />,
  healthSettings: (actor) => <SettingsView actor={actor} badge={null} Field={nothing} />,
  sources: (actor) => <SourcesView actor={actor} />,
  tryOut: (actor) => <TryOutView actor={actor} />,
  changePassword: (actor) => <ProfileView actor={actor} Proof={empty} Email={empty} />,
  planLibrary: (actor) => <PlannerView actor={actor} panels={nothing} />,
  planGeneration: (actor) => <GenerationPanel actor={actor} onClose={close} />,
  mealEditing: (actor) => <EditingPanel actor={actor} Swap={() => <></>} />,
  mealSwap: (actor) => <SwapOffers actor={actor} />,
  tutorial: (actor) => (
    <TutorialPanel actor={actor} timers={undefined} onClose={close} onSwap={close} />
  ),
  pantry: (actor) => <PantryPanel actor={actor} onClose={close} />,
  pantryUse: (actor) => <PantryUse actor={actor} />,
  dishLeft: (actor) => <DishLeft actor={actor} />,
  cookingTimers: (actor) => <Timers actor={actor} />,
  weekDays: (actor) => <WeekDays actor={actor} />,
  shopping: (actor) => <ShoppingPanel actor={actor} onClose={close} />,
  listNews: (actor) => <LiveNote actor={actor} names={['3']} latest={null} />,
  shoppingList: (actor) => <ShoppingView actor={actor} Live={nothing} Receipt={nothing} />,
  household: (actor) => <HouseholdView actor={actor} />,
  table: (actor) => <TableView actor={actor} Field={() => <></>} />,
  collections: (actor) => <Collections actor={actor} />,
  ownRecipes: (actor) => <OwnRecipesView actor={actor} parts={plainParts} />,
  weekSheet: (actor) => <WeekSheetPanel actor={actor} onClose={close} />,
  calendarLink: (actor) => <CalendarPanel actor={actor} onClose={() => undefined} />,
  recipeFile: (actor) => <RecipeFile actor={actor} />,
  recipePhoto: (actor) => <RecipePhoto actor={actor} />,
  receiptPrices: (actor) => <ReceiptPrices actor={actor} />,
  recipeWriting: (actor) => <RecipeWriting actor={actor} parts={plainParts} />,
  feedback: (actor) => <FeedbackView actor={actor} />,
  accountCare: (actor) => <AccountCareView actor={actor} parts={plainParts} />,
  dataExport: (actor) => <DataCard actor={actor} Proof={empty} />,
  accountDeletion: (actor) => <DeletionCard actor={actor} Proof={empty} />,
  proof: (actor) => <ProofDialog actor={actor} />,
  emailChange: (actor) => <EmailChange actor={actor} Proof={empty} />,
  passkeys: (actor) => <PasskeysCard actor={actor} parts={plainParts} />,
  secondFactor: (actor) => <SecondFactorCard actor={actor} parts={plainParts} />,
  secondFactorSetup: (actor) => <SecondFactorSetup actor={actor} Proof={nothing} />,
  externalLogIn: (actor) => <ExternalLogInView actor={actor} />,
  apiTokens: (actor) => <ApiTokensCard actor={actor} parts={plainParts} />,
  identities: (actor) => <IdentitiesCard actor={actor} parts={plainParts} />,
  verifyEmail: (actor) => <VerifyEmailView actor={actor} />,
  appUpdate: (actor) => <UpdateNotice actor={actor} />,
  network: (actor) => <NetworkNotice actor={actor} />,
};

const ada = { uid: '1', id: '1', email: 'ada@example.org', displayName: 'Ada', photoURL: null };
const pages: [name: string, view: ReactElement, data?: string][] = [
  ['the landing page', <Landing key="1" isSignedIn={false} />],
  ['the landing page of the signed-in', <Landing key="2" isSignedIn />],
  ['privacy', <LegalView key="3" path="/privacy" />],
  ['terms', <LegalView key="4" path="/terms" />],
  ['the medical disclaimer', <LegalView key="5" path="/medical-disclaimer" />],
  [
    'the head of the landing page',
    <Header
      key="6"
      person={null}
      path="/landing"
      bar={SignedInBar}
      onSignOut={close}
      onFeedback={close}
    />,
  ],
  [
    'the head of a room',
    <Header
      key="7"
      person={ada}
      path="/planner"
      bar={SignedInBar}
      onSignOut={close}
      onFeedback={close}
    />,
    'Ada',
  ],
  ['a guard’s card', <GuardCard key="8" path="/history" />],
  ['the foot', <AppFooter key="9" />, 'English Français'],
  ['what is loading', <LoadingScreen key="10" />],
  ['what has broken down', <BrokenDown key="11" path="/planner" />],
];

/** Names, units, and what Intl writes. */
const common = new Set(
  'Platewise Paystack https JSON PNG JPG JPEG HEIC YouTube kg lb kcal mg min GB English Français January February March April May June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday'
    .split(' ')
    .flatMap((word) => [word, word.slice(0, 3)]),
);

const shown = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
/** All that is read or read out. */
function textsOn(page: HTMLElement): string[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode())
    if (
      !walker.currentNode.parentElement?.closest(
        'style, script, select[name="country"], select[name="location"]',
      )
    )
      texts.push(walker.currentNode.textContent ?? '');
  for (const element of page.querySelectorAll('*'))
    for (const name of shown) texts.push(element.getAttribute(name) ?? '');
  return texts;
}

/** Texts stand within others. */
function outsideOf(text: string): string {
  const inner = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  return inner === text ? text : outsideOf(inner);
}

/** A note that the screen adds to those of the services: like theirs it is translated by its code. */
const addedNote = englishOf(scaledFrom(2)).toLowerCase();

/** Words outside of brackets that no data holds. */
function hardWired(page: HTMLElement, sent: string): string[] {
  const data = sent + addedNote;
  const outside = textsOn(page).flatMap((text) => outsideOf(text).match(/\p{L}{2,}/gu) ?? []);
  // Only a text ends in these: one whose bracket stands in another element, since a line of another language stands within it.
  const isEnd = (word: string): boolean => /^ẋ+$/u.test(word);
  return [...new Set(outside)].filter(
    (word) => !common.has(word) && !isEnd(word) && !data.includes(word.toLowerCase()),
  );
}

const english = await everyEnglish();
const original = changed(english, (text) => text);
/** Two fifths longer, as other languages are. */
const bracketed = (text: string): string => `⟦${text} ${'ẋ'.repeat(Math.ceil(text.length * 0.4))}⟧`;
/** The contract has their English. */
const paidPlansBy = (says: (text: string) => string) => ({
  names: Object.fromEntries(plans.map(({ id, label }) => [id, says(label)])),
  durations: Object.fromEntries(plans.map(({ id, duration }) => [id, says(duration)])),
  highlights: Object.fromEntries(
    plans.flatMap(({ id, highlight }) => (highlight ? [[id, says(highlight)]] : [])),
  ),
});
beforeAll(() =>
  translate('en', {
    ...(changed(english, bracketed) as Groups),
    paidPlans: paidPlansBy(bracketed),
  }),
);
afterAll(() =>
  translate('en', { ...(original as Groups), paidPlans: paidPlansBy((text) => text) }),
);

/** They take longest, and wait for `npm run verify`. */
const long = ['aiKitchen', 'planLibrary', 'planGeneration', 'healthSettings'];
const looked = Object.entries(views).filter(
  ([chart]) => process.env['VERIFY'] !== undefined || !long.includes(chart),
);

describe.each(looked)('%s', (chart, view) => {
  test('says nothing that no text says', { timeout: 60_000 }, () => {
    const samples = everySample.find((each) => each.chart === chart)!;
    const exploration = explore(samples);
    const led = new Set<string>();
    // A way to each state, the one that comes first.
    const paths = derivePaths(exploration, ({ to }) => {
      const first = leavesOf(to).filter((leaf) => !led.has(leaf));
      for (const leaf of first) led.add(leaf);
      return first.join();
    });
    const seen = new Set<string>();
    const offending = new Set<string>();
    const look = ({ actor, leaves }: Rehearsal): void => {
      const { context, status } = actor.getSnapshot() as { context: unknown; status: string };
      const first = leaves.filter((leaf) => !seen.has(leaf));
      if (first.length === 0 || status !== 'active') return;
      for (const leaf of first) seen.add(leaf);
      const { baseElement } = render(themed(view(actor as never)));
      for (const word of hardWired(baseElement, JSON.stringify(context).toLowerCase()))
        offending.add(`${word} (${leaves.join()})`);
      cleanup();
    };
    for (const path of paths) {
      const rehearsal = new Rehearsal(samples, nothingSeen(), path.start);
      rehearsal.start();
      look(rehearsal);
      for (const occurrence of path.occurrences) {
        rehearsal.perform(occurrence);
        look(rehearsal);
      }
      rehearsal.end();
    }
    expect([...offending]).toEqual([]);
  });
});

test.each(pages.map(([name, view, data = '']) => [name, view, data] as const))(
  '%s says nothing that no text says',
  (_, view, data) => {
    const { container } = render(themed(view));
    expect(hardWired(container, data.toLowerCase())).toEqual([]);
  },
);

test('every chart that is seen is looked at', () => {
  // These place what others draw.
  expect(
    everySample
      .map(({ chart }) => chart)
      .filter((chart) => !(chart in views))
      .sort(),
  ).toEqual(['app', 'home', 'publicPages', 'session']);
});
