// What charts emit for the shell (src/app) to act on: codes and facts, never sentences.

/** Each code has its words in src/texts/en.ts. */
export type NotifyCode =
  | 'login.fieldsMissing'
  | 'login.refused'
  | 'login.failed'
  | 'login.welcomeBack'
  | 'signup.firstNameMissing'
  | 'signup.lastNameMissing'
  | 'signup.emailMissing'
  | 'signup.emailInvalid'
  | 'signup.passwordTooShort'
  | 'signup.passwordsDiffer'
  | 'signup.registrationFailed'
  | 'signup.tokenMissing'
  | 'signup.autoLogInFailed'
  | 'signup.accountCreated'
  | 'session.expired'
  | 'signOut.succeeded'
  | 'signOut.failed'
  | 'kitchen.resourcesFailed'
  | 'detection.resourcesFailed'
  | 'forgot.emailMissing'
  | 'forgot.linkSent'
  | 'forgot.sendingFailed'
  | 'reset.linkRefused'
  | 'reset.linkMissing'
  | 'reset.passwordTooShort'
  | 'reset.passwordsDiffer'
  | 'reset.passwordUpdated'
  | 'reset.failed'
  | 'onboarding.allSet'
  | 'onboarding.notSaved'
  | 'settings.conditionMissing'
  | 'settings.saved'
  | 'settings.notSaved'
  | 'settings.savedHere'
  | 'settings.consentWithdrawn'
  | 'password.fieldsMissing'
  | 'password.tooShort'
  | 'password.different'
  | 'password.updated'
  | 'password.failed'
  | 'feedback.sent'
  | 'feedback.failed'
  | 'account.othersSignedOut'
  | 'account.othersNotSignedOut'
  | 'account.dataDownloaded'
  | 'account.dataNotDownloaded'
  | 'account.deleted'
  | 'verification.linkSent'
  | 'verification.linkNotSent'
  | 'planner.planSaved'
  | 'planner.planSelected'
  | 'planner.planDuplicated'
  | 'planner.planDeleted'
  | 'planner.plansCleared'
  | 'planner.weekTaken'
  | 'planner.notSaved'
  | 'planner.notDuplicated'
  | 'planner.notDeleted'
  | 'planner.notCleared'
  | 'planner.notRestored'
  | 'generation.informationMissing'
  | 'generation.succeeded'
  | 'tutorial.linkCopied'
  | 'tutorial.notShared'
  | 'tutorial.timerEnded'
  | 'shopping.listCopied'
  | 'shopping.notShared'
  | 'shopping.notPrinted'
  | 'shopping.notListed'
  | 'household.linkCopied'
  | 'household.linkNotShared'
  | 'recipe.notPrinted'
  | 'recipe.notMarked'
  | 'recipe.linkCopied'
  | 'recipe.notShared'
  | 'payment.thanked'
  | 'payment.activated'
  | 'payment.activationRefused'
  | 'payment.activationFailed';

export interface Notice {
  code: NotifyCode;
  /** The server's own words, where the specification lets them stand. */
  message?: string | undefined;
  /** What it is about, where its words have a place for it: `{subject}`. */
  subject?: string | undefined;
}

/** Show this to the person. */
export interface Notify extends Notice {
  type: 'notify';
}

/** Go there; `replace` leaves no entry behind in the browser's history; `back` goes to where the person came from, if that is a page of ours. */
export interface Navigate {
  type: 'navigate';
  to: string;
  replace: boolean;
  back?: boolean;
}

export type ReportCode =
  | 'session.unreadable'
  | 'session.notCleared'
  | 'session.notStored'
  | 'session.accessStatusNotCleared'
  | 'session.lossesUnheard'
  | 'signOut.callFailed'
  | 'kitchen.recordUnsaved'
  | 'kitchen.confirmationStopped'
  | 'kitchen.keepingStopped'
  | 'kitchen.pantryStopped'
  | 'detection.recordUnsaved'
  | 'detection.confirmationStopped'
  | 'detection.followUpStopped'
  | 'detection.keepingStopped'
  | 'history.deletionStopped'
  | 'history.noteStopped'
  | 'planner.unloaded'
  | 'planner.panelStopped'
  | 'tutorial.screenMaySleep'
  | 'recipe.followUpStopped'
  | 'recipe.cookingStopped'
  | 'recipe.addressUnheard'
  | 'recipe.actionsStopped'
  | 'recipe.marksStopped'
  | 'recipe.addingStopped'
  | 'history.marksStopped'
  | 'home.timersStopped'
  | 'shopping.ticksStopped'
  | 'shopping.listStopped'
  | 'shopping.newsStopped'
  | 'app.screenFailed'
  | 'app.screenUnreachable'
  | 'app.homeStopped'
  | 'publicPages.pageStopped'
  | 'home.routeStopped'
  | 'home.accessUnwatched'
  | 'home.feedbackStopped'
  | 'reset.linkUnread'
  | 'verify.linkUnread'
  | 'mailedLinks.stopped'
  | 'drafts.stopped'
  | 'appearances.stopped'
  | 'condition.stopped'
  | 'access.clockUnheard'
  | 'access.workUnheard'
  | 'access.dataNotFetched'
  | 'access.trialUnreadable'
  | 'access.paymentNotKept'
  | 'access.checkFailed'
  | 'payment.notRecorded'
  | 'payment.notConfirmed'
  | 'payment.receiptsUnread'
  | 'payment.offerUnread'
  | 'payment.providerFailed'
  | 'payment.notPrepared'
  | 'payment.checkoutStopped'
  | 'update.unheard'
  | 'update.notActivated'
  | 'update.notLoaded'
  | 'network.unheard'
  | 'network.queueUnsent'
  | 'app.brokenDown';

/** Something failed that the person need not act on; it is logged. */
export interface Report {
  type: 'report';
  code: ReportCode;
  error?: unknown;
}
