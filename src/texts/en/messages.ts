export type Tone = 'danger' | 'caution' | 'good' | 'info';
export interface Message {
  title: string;
  /** The server's own words take its place where a notice brings them. */
  description?: string;
  tone: Tone;
}

/** What a toast says to each code that a chart emits. */
const byCode = {
  'login.fieldsMissing': { title: 'Please fill in all fields.', tone: 'danger' },
  'login.refused': { title: 'Login Failed', description: 'Invalid email or password.', tone: 'danger' },
  'login.failed': { title: 'Login Failed', description: 'An unexpected error occurred. Please try again.', tone: 'danger' },
  'login.welcomeBack': { title: 'Welcome back!', tone: 'good' },
  'signup.firstNameMissing': { title: 'Validation Error', description: 'First name is required.', tone: 'danger' },
  'signup.lastNameMissing': { title: 'Validation Error', description: 'Last name is required.', tone: 'danger' },
  'signup.emailMissing': { title: 'Validation Error', description: 'Email is required.', tone: 'danger' },
  'signup.emailInvalid': { title: 'Validation Error', description: 'Please enter a valid email address.', tone: 'danger' },
  'signup.passwordTooShort': { title: 'Validation Error', description: 'Password must be at least 6 characters long.', tone: 'danger' },
  'signup.passwordsDiffer': { title: 'Validation Error', description: 'Passwords do not match.', tone: 'danger' },
  'signup.registrationFailed': { title: 'Signup Failed', description: 'Failed to create account.', tone: 'danger' },
  'signup.tokenMissing': { title: 'Signup Failed', description: 'Failed to retrieve authentication token.', tone: 'danger' },
  'signup.autoLogInFailed': { title: 'Auto-login Failed', description: 'Account created but login failed. Please try logging in manually.', tone: 'danger' },
  'signup.accountCreated': { title: 'Account Created!', tone: 'good' },
  'session.expired': { title: 'Authentication required. Please log in again.', tone: 'danger' },
  'signOut.succeeded': { title: 'Signed out successfully', description: 'You have been logged out of your account.', tone: 'good' },
  'signOut.failed': { title: 'Error', description: 'Failed to sign out. Please try again.', tone: 'danger' },
  'kitchen.resourcesFailed': { title: 'Resources Error', description: 'Failed to fetch cooking resources, but your instructions are ready.', tone: 'caution' },
  'forgot.emailMissing': { title: 'Email required', description: 'Please enter your email.', tone: 'danger' },
  'forgot.linkSent': { title: 'Check your email', description: 'If an account exists, we sent a reset link.', tone: 'good' },
  'forgot.sendingFailed': { title: 'Something went wrong', description: 'Please try again.', tone: 'danger' },
  'reset.linkRefused': { title: 'Link error', description: 'This link cannot be used any more. Please ask for a new one.', tone: 'danger' },
  'reset.linkMissing': { title: 'Invalid link', description: 'Missing or expired reset token.', tone: 'danger' },
  'reset.passwordTooShort': { title: 'Weak password', description: 'Use at least 6 characters.', tone: 'danger' },
  'reset.passwordsDiffer': { title: 'Mismatch', description: "Passwords don't match.", tone: 'danger' },
  'reset.passwordUpdated': { title: 'Password updated', description: 'Please sign in.', tone: 'good' },
  'reset.failed': { title: 'Error', description: 'Unable to reset password.', tone: 'danger' },
  'onboarding.allSet': { title: "You're all set!", description: 'Jumping into your AI Kitchen.', tone: 'good' },
  'onboarding.notSaved': { title: 'Could not save settings', description: 'You can update them anytime in Settings.', tone: 'caution' },
  'settings.conditionMissing': { title: 'Please specify the type of sickness when you have a sickness.', tone: 'danger' },
  'settings.saved': { title: 'Settings Saved', description: 'Your sickness settings have been saved successfully.', tone: 'good' },
  'settings.notSaved': { title: 'Error', description: 'Failed to save settings. Please try again.', tone: 'danger' },
  'settings.savedHere': { title: 'Saved on this device only', description: 'We could not reach our services. Your settings are kept here and can be sent again from this page.', tone: 'caution' },
  'settings.consentWithdrawn': { title: 'Your health information is deleted', description: 'You withdrew your agreement. Suggestions and plans no longer look at your health.', tone: 'good' },
  'password.fieldsMissing': { title: 'Fill all password fields.', tone: 'danger' },
  'password.tooShort': { title: 'New password must be at least 6 characters.', tone: 'danger' },
  'password.different': { title: 'New passwords do not match.', tone: 'danger' },
  'password.updated': { title: 'Password Updated', description: 'Please sign in again.', tone: 'good' },
  'password.failed': { title: 'Error', description: 'Failed to update password.', tone: 'danger' },
  'feedback.sent': { title: 'Thank you', description: 'Your feedback has reached us.', tone: 'good' },
  'feedback.failed': { title: 'Your feedback was not sent', description: 'What you wrote is kept. Please try again.', tone: 'danger' },
  'account.othersSignedOut': { title: 'Signed out everywhere else', description: 'Only this device is still signed in.', tone: 'good' },
  'account.othersNotSignedOut': { title: 'Nobody was signed out', description: 'Please try again.', tone: 'danger' },
  'account.dataDownloaded': { title: 'Your data is ready', description: 'The file is among your downloads.', tone: 'good' },
  'account.dataNotDownloaded': { title: 'Your data could not be fetched', description: 'Please try again.', tone: 'danger' },
  'account.deleted': { title: 'Your account is deleted', description: 'Everything we had stored about you is gone.', tone: 'good' },
  'verification.linkSent': { title: 'Check your email', description: 'We sent the link once more.', tone: 'good' },
  'verification.linkNotSent': { title: 'The link was not sent', description: 'Please try again in a while.', tone: 'danger' },
} satisfies Record<string, Message>;

export const messages: Record<keyof typeof byCode, Message> = byCode;
