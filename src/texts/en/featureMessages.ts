import { speak } from '../language.ts';
import { learn, type Message } from './messages.ts';

const danger = (title: string) => ({ title, tone: 'danger' as const });

/** What a toast says to each code that a page or a page for anyone emits. */
export const featureMessages = {
  'detection.resourcesFailed': {
    title: 'Resources Error',
    description: 'Failed to fetch cooking resources, but food detection completed.',
    tone: 'caution',
  },
  'kitchen.resourcesFailed': {
    title: 'Resources Error',
    description: 'Failed to fetch cooking resources, but your instructions are ready.',
    tone: 'caution',
  },
  'forgot.emailMissing': {
    title: 'Email required',
    description: 'Please enter your email.',
    tone: 'danger',
  },
  'forgot.linkSent': {
    title: 'Check your email',
    description: 'If an account exists, we sent a reset link.',
    tone: 'good',
  },
  'forgot.sendingFailed': {
    title: 'Something went wrong',
    description: 'Please try again.',
    tone: 'danger',
  },
  'reset.linkRefused': {
    title: 'Link error',
    description: 'This link cannot be used any more. Please ask for a new one.',
    tone: 'danger',
  },
  'reset.linkSpent': {
    title: 'This link no longer works',
    description: 'It has been used already or has expired. Please ask for a new one.',
    tone: 'danger',
  },
  'reset.linkMissing': {
    title: 'Invalid link',
    description: 'Missing or expired reset token. Please ask for a new link.',
    tone: 'danger',
  },
  'reset.passwordTooShort': {
    title: 'Weak password',
    description: 'Use at least 6 characters.',
    tone: 'danger',
  },
  'reset.passwordsDiffer': {
    title: 'Mismatch',
    description: "Passwords don't match.",
    tone: 'danger',
  },
  'reset.passwordUpdated': {
    title: 'Password updated',
    description: 'Please sign in.',
    tone: 'good',
  },
  'reset.failed': { title: 'Error', description: 'Unable to reset password.', tone: 'danger' },
  'onboarding.allSet': {
    title: "You're all set!",
    description: 'Jumping into your AI Kitchen.',
    tone: 'good',
  },
  'onboarding.leftOpen': {
    title: "You're all set!",
    description:
      'You have not said yet whether you have a health condition. You can do so in Settings.',
    tone: 'good',
  },
  'onboarding.notSaved': {
    title: 'Could not save settings',
    description: 'You can update them anytime in Settings.',
    tone: 'caution',
  },
  'settings.conditionMissing': {
    title: 'Please specify the type of sickness when you have a sickness.',
    tone: 'danger',
  },
  'settings.saved': {
    title: 'Settings Saved',
    description: 'Your sickness settings have been saved successfully.',
    tone: 'good',
  },
  'settings.savedOpen': {
    title: 'Settings Saved',
    description:
      'Your sickness settings have been saved successfully. Something in them is still open: until you answer, we call no dish a fit.',
    tone: 'good',
  },
  'settings.notSaved': {
    title: 'Error',
    description: 'Failed to save settings. Please try again.',
    tone: 'danger',
  },
  'settings.savedHere': {
    title: 'Saved on this device only',
    description:
      'We could not reach our services. Your settings are kept here and can be sent again from this page.',
    tone: 'caution',
  },
  'settings.consentWithdrawn': {
    title: 'Your health information is deleted',
    description:
      'You withdrew your agreement. Suggestions and plans no longer look at your health.',
    tone: 'good',
  },
  'password.fieldsMissing': { title: 'Fill all password fields.', tone: 'danger' },
  'password.tooShort': { title: 'New password must be at least 6 characters.', tone: 'danger' },
  'password.different': { title: 'New passwords do not match.', tone: 'danger' },
  'password.updated': {
    title: 'Password Updated',
    description: 'Please sign in again.',
    tone: 'good',
  },
  'password.failed': { title: 'Error', description: 'Failed to update password.', tone: 'danger' },
  'feedback.sent': {
    title: 'Thank you',
    description: 'Your feedback has reached us.',
    tone: 'good',
  },
  'feedback.failed': {
    title: 'Your feedback was not sent',
    description: 'What you wrote is kept. Please try again.',
    tone: 'danger',
  },
  'account.othersSignedOut': {
    title: 'Signed out everywhere else',
    description: 'Only this device is still signed in.',
    tone: 'good',
  },
  'account.othersNotSignedOut': {
    title: 'Nobody was signed out',
    description: 'Please try again.',
    tone: 'danger',
  },
  'account.dataDownloaded': {
    title: 'Your data is ready',
    description: 'The file is among your downloads.',
    tone: 'good',
  },
  'account.dataNotDownloaded': {
    title: 'Your data could not be fetched',
    description: 'Please try again.',
    tone: 'danger',
  },
  'secondFactor.turnedOn': {
    title: 'Two-step log-in is on',
    description: 'From now on, logging in asks for a code.',
    tone: 'good',
  },
  'secondFactor.turnedOff': {
    title: 'Two-step log-in is off',
    description: 'Your password is enough to log in.',
    tone: 'caution',
  },
  'passkeys.added': {
    title: 'Passkey added',
    description: 'You can log in with it from now on.',
    tone: 'good',
  },
  'passkeys.removed': {
    title: 'Passkey removed',
    description: 'It no longer logs in to your account.',
    tone: 'good',
  },
  'account.deleted': {
    title: 'Your account is deleted',
    description:
      'Everything we had stored about you is gone. Payments stay in our books, without your name.',
    tone: 'good',
  },
  'verification.linkSent': {
    title: 'Check your email',
    description: 'We sent the link once more.',
    tone: 'good',
  },
  'verification.linkNotSent': {
    title: 'The link was not sent',
    description: 'Please try again in a while.',
    tone: 'danger',
  },
  'planner.planSaved': {
    title: 'Success!',
    description: 'Your empty week is saved. Add meals as you like.',
    tone: 'good',
  },
  'planner.planSelected': {
    title: 'Plan Selected',
    description: '"{subject}" is now active for editing.',
    tone: 'good',
  },
  'planner.planDuplicated': { title: 'Plan Duplicated', tone: 'good' },
  'planner.planDeleted': { title: 'Plan Deleted', tone: 'good' },
  'planner.plansCleared': { title: 'All plans deleted', tone: 'good' },
  'planner.weekTaken': {
    title: 'Duplicate Plan',
    description:
      'A meal plan for this week already exists. Please choose a different week or edit the existing plan.',
    tone: 'danger',
  },
  'planner.notSaved': danger('The plan could not be saved. Please try again.'),
  'planner.notDuplicated': danger('Failed to duplicate meal plan. Please try again.'),
  'planner.notDeleted': danger('Failed to delete meal plan. Please try again.'),
  'planner.notCleared': danger('Failed to delete your meal plans. Please try again.'),
  'planner.notRestored': danger('This could not be undone. Please try again.'),
  'generation.informationMissing': {
    title: 'Information Required',
    description: 'Please provide both location and budget for auto-generation',
    tone: 'danger',
  },
  'generation.succeeded': {
    title: 'Success!',
    description: 'Your meal plan is saved.',
    tone: 'good',
  },
  'tutorial.linkCopied': { title: 'Recipe link copied to clipboard!', tone: 'good' },
  'tutorial.textCopied': { title: 'Recipe copied to clipboard!', tone: 'good' },
  'tutorial.notShared': { title: 'The recipe could not be shared.', tone: 'danger' },
  'tutorial.timerEnded': { title: 'Time is up', description: '{subject}', tone: 'good' },
  'shopping.listCopied': { title: 'Shopping list copied to clipboard!', tone: 'good' },
  'shopping.notShared': { title: 'The shopping list could not be shared.', tone: 'danger' },
  'recipe.notPrinted': {
    title: 'Recipe not printed',
    description: 'The print dialog could not be opened.',
    tone: 'caution',
  },
  'recipe.notMarked': { title: 'The recipe could not be marked.', tone: 'danger' },
  'recipe.linkCopied': { title: 'Recipe link copied', tone: 'good' },
  'ownRecipes.notDeleted': { title: 'The recipe could not be deleted.', tone: 'danger' },
  'ownRecipes.notRestored': { title: 'The recipe could not be brought back.', tone: 'danger' },
  'ownRecipes.fileKept': { title: 'Your recipes are saved.', tone: 'good' },
  'recipe.notShared': { title: 'The recipe could not be shared.', tone: 'danger' },
  'shopping.notPrinted': { title: 'The shopping list could not be printed.', tone: 'danger' },
  'shopping.notListed': { title: 'This could not be put on your list.', tone: 'danger' },
  'planner.weekCopied': { title: 'The week was copied to the clipboard.', tone: 'good' },
  'planner.weekNotShared': { title: 'The week could not be shared.', tone: 'danger' },
  'planner.weekNotPrinted': { title: 'The week could not be printed.', tone: 'danger' },
  'calendar.notMade': { title: 'The calendar link could not be made.', tone: 'danger' },
  'calendar.notRevoked': {
    title: 'The calendar link could not be taken back.',
    description: 'It still works. Please try again.',
    tone: 'danger',
  },
  'household.linkCopied': { title: 'Link copied', tone: 'good' },
  'household.linkNotShared': { title: 'The link could not be shared.', tone: 'danger' },
} satisfies Record<string, Message>;

speak({ featureMessages });
learn(featureMessages);
