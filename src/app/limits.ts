/** What the charts in the halls start with; it comes with them (charts.ts). */
import type { InputFrom } from 'xstate';
import {
  access,
  bodyUnits,
  deletionWord,
  feedback,
  health,
  pauses,
  payment,
  photos,
  plans,
  redirects,
  session,
  timeouts,
  upload,
} from '../../contract/constants.ts';
import type { homeMachine } from '../../machines/app/home.machine.ts';
import type { publicPagesMachine } from '../../machines/app/publicPages.machine.ts';
import { chartTimeout } from './callTimeout.ts';

export interface HallLimits {
  home: InputFrom<typeof homeMachine>['inputs'];
  publicPages: InputFrom<typeof publicPagesMachine>['inputs'];
}

const { productApi, aiService } = timeouts;
const { passwordMinimum } = session;
const photoLimits = {
  imageBytes: upload.imageBytes,
  preparationTimeout: photos.preparation,
  aiTimeout: chartTimeout(aiService),
  saveTimeout: chartTimeout(productApi),
  keepTimeout: chartTimeout(photos.keeping),
  recallTimeout: chartTimeout(productApi),
  confirmation: {
    typingDelay: pauses.typing,
    pickTimeout: chartTimeout(productApi),
    names: photos.names,
  },
};
const historyLimits = {
  callTimeout: chartTimeout(productApi),
  deletionTimeout: chartTimeout(productApi),
  typingDelay: pauses.typing,
  undoWindow: pauses.undo,
};
const conditionField = {
  searchDelay: pauses.typing,
  callTimeout: chartTimeout(productApi),
  textMaximum: health.textMaximum,
};
const plannerLimits = {
  callTimeout: chartTimeout(productApi),
  archiveTimeout: chartTimeout(productApi),
  restoreTimeout: chartTimeout(productApi),
  aiTimeout: chartTimeout(aiService),
  resourcesTimeout: chartTimeout(aiService),
  shareTimeout: 10 * 60_000,
  undoTime: pauses.undo,
  searchPause: pauses.typing,
  preparationTimeout: photos.preparation,
  imageBytes: upload.imageBytes,
};

export const publicPagesLimits: HallLimits['publicPages'] = {
  forgotPassword: {
    limits: { callTimeout: chartTimeout(productApi), leaveDelay: redirects.afterResetLink },
  },
  resetPassword: {
    limits: {
      passwordMinimum,
      callTimeout: chartTimeout(productApi),
      leaveDelay: redirects.afterReset,
    },
  },
  verifyEmail: { limits: { callTimeout: chartTimeout(productApi) } },
  onboarding: { limits: { callTimeout: chartTimeout(productApi), conditionField } },
  sources: { limits: { callTimeout: chartTimeout(productApi) } },
};

export const homeLimits: HallLimits['home'] = {
  aiKitchen: photoLimits,
  foodDetection: photoLimits,
  planLibrary: plannerLimits,
  historyList: historyLimits,
  historyEntry: historyLimits,
  payment: {
    plans,
    offerTimeout: chartTimeout(productApi),
    receiptsTimeout: chartTimeout(productApi),
    checkout: {
      callTimeout: chartTimeout(productApi),
      scriptTimeout: payment.scriptTimeout,
      popupTimeout: payment.popupTimeout,
      popupHelp: payment.popupHelp,
      firstRecheckPause: payment.firstRecheckPause,
      longestRecheckPause: payment.longestRecheckPause,
    },
  },
  healthSettings: {
    callTimeout: chartTimeout(productApi),
    conditionField,
    people: health.people,
    weight: health.weight,
    energy: health.energy,
    poundsInKilogram: bodyUnits.poundsInKilogram,
  },
  accountCare: {
    sessionsTimeout: chartTimeout(productApi),
    downloadTimeout: chartTimeout(aiService),
    deletionTimeout: chartTimeout(productApi),
    deletionWord,
  },
  changePassword: {
    passwordMinimum,
    profileTimeout: chartTimeout(productApi),
    callTimeout: chartTimeout(productApi),
  },
  access: {
    firstCheck: access.firstCheck,
    poll: access.poll,
    checkTimeout: chartTimeout(productApi),
    downloadTimeout: chartTimeout(aiService),
    trial: access.trial,
    exemptPaths: access.exemptPaths,
  },
  feedback: { callTimeout: chartTimeout(productApi), textMaximum: feedback.textMaximum },
};
