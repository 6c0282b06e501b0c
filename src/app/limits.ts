/** What the charts in the halls start with; it comes with them (charts.ts). */
import type { InputFrom } from 'xstate';
import { access, bodyUnits, deletionWord, feedback, health, pauses, payment, photos, plans, redirects, session, timeouts, upload } from '../../contract/constants.ts';
import type { homeMachine } from '../../machines/home.machine.ts';
import type { lobbyMachine } from '../../machines/lobby.machine.ts';
import { patience } from './patience.ts';

export interface HallLimits {
  home: InputFrom<typeof homeMachine>['inputs'];
  lobby: InputFrom<typeof lobbyMachine>['inputs'];
}

const { productApi, aiService } = timeouts;
const { passwordMinimum } = session;
const photoLimits = {
  imageBytes: upload.imageBytes,
  preparationTimeout: photos.preparation,
  aiTimeout: patience(aiService),
  saveTimeout: patience(productApi),
  keepTimeout: patience(photos.keeping),
  recallTimeout: patience(productApi),
  confirmation: { typingDelay: pauses.typing, pickTimeout: patience(productApi), names: photos.names },
};
const historyLimits = { callTimeout: patience(productApi), deletionTimeout: patience(productApi), typingDelay: pauses.typing, undoWindow: pauses.undo };
const conditionField = { searchDelay: pauses.typing, callTimeout: patience(productApi), textMaximum: health.textMaximum };
const plannerLimits = {
  callTimeout: patience(productApi), archiveTimeout: patience(productApi), restoreTimeout: patience(productApi), aiTimeout: patience(aiService), resourcesTimeout: patience(aiService), shareTimeout: 10 * 60_000,
  undoTime: pauses.undo, searchPause: pauses.typing, preparationTimeout: photos.preparation, imageBytes: upload.imageBytes,
};

export const lobbyLimits: HallLimits['lobby'] = {
  forgotPassword: { limits: { callTimeout: patience(productApi), leaveDelay: redirects.afterResetLink } },
  resetPassword: { limits: { passwordMinimum, callTimeout: patience(productApi), leaveDelay: redirects.afterReset } },
  verifyEmail: { limits: { callTimeout: patience(productApi) } },
  onboarding: { limits: { callTimeout: patience(productApi), conditionField } },
  sources: { limits: { callTimeout: patience(productApi) } },
};

export const homeLimits: HallLimits['home'] = {
  ingredientFlow: photoLimits,
  foodDetection: photoLimits,
  planLibrary: plannerLimits,
  historyList: historyLimits,
  historyEntry: historyLimits,
  payment: { plans, offerTimeout: patience(productApi), receiptsTimeout: patience(productApi), checkout: { callTimeout: patience(productApi), scriptTimeout: payment.scriptTimeout, popupTimeout: payment.popupTimeout } },
  healthSettings: { callTimeout: patience(productApi), conditionField, people: health.people, weight: health.weight, energy: health.energy, poundsInKilogram: bodyUnits.poundsInKilogram },
  accountCare: { sessionsTimeout: patience(productApi), downloadTimeout: patience(aiService), deletionTimeout: patience(productApi), deletionWord },
  changePassword: { passwordMinimum, profileTimeout: patience(productApi), callTimeout: patience(productApi) },
  access: { firstCheck: access.firstCheck, poll: access.poll, checkTimeout: patience(productApi), downloadTimeout: patience(aiService), trial: access.trial, exemptPaths: access.exemptPaths },
  feedback: { callTimeout: patience(productApi), textMaximum: feedback.textMaximum },
};
