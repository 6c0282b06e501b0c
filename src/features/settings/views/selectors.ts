import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { healthSettingsMachine } from '../../../../machines/settings/healthSettings.machine.ts';
import { featureMessages as messages } from '../../../texts/en/featureMessages.ts';
import { settings as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';

export type SettingsActor = ActorRefFrom<typeof healthSettingsMachine>;
type Snapshot = SnapshotFrom<typeof healthSettingsMachine>;
type Fault =
  | 'conditionMissing'
  | 'conditionTooLong'
  | 'consentMissing'
  | 'peopleWrong'
  | 'weightWrong'
  | 'energyWrong';

const isAt = (
  snapshot: Snapshot,
  fault: Fault | 'restored' | 'notSaved' | 'keptHere' | 'changedElsewhere',
) => snapshot.matches({ ready: { filling: fault } });

/** What is wrong with the condition, beneath its field. */
export function conditionFaultOf(snapshot: Snapshot): string | undefined {
  if (isAt(snapshot, 'conditionMissing')) return messages['settings.conditionMissing'].title;
  return isAt(snapshot, 'conditionTooLong') ? words.conditionTooLong : undefined;
}
export const consentFaultOf = (snapshot: Snapshot) =>
  isAt(snapshot, 'consentMissing') ? words.consentMissing : undefined;
/** Beside the button that was pressed, until it is given and stored. */
export const isConsentAsked = ({ context }: Snapshot) =>
  context.isConsentAsked && context.stored.consentAt === null;
export const peopleFaultOf = (snapshot: Snapshot) =>
  isAt(snapshot, 'peopleWrong') ? words.peopleWrong : undefined;
export const energyFaultOf = (snapshot: Snapshot) =>
  isAt(snapshot, 'energyWrong') ? words.energyWrong : undefined;
export function weightFaultOf(snapshot: Snapshot): string | undefined {
  if (!isAt(snapshot, 'weightWrong')) return undefined;
  const {
    form,
    limits: { weight, poundsInKilogram },
  } = snapshot.context;
  const inUnits = (kilograms: number) =>
    `${form.units === 'us' ? Math.round(kilograms * poundsInKilogram) : kilograms} ${form.units === 'us' ? 'lb' : 'kg'}`;
  return fill(words.weightWrong, {
    minimum: inUnits(weight.minimum),
    maximum: inUnits(weight.maximum),
  });
}

/** Why nothing was stored, above the button. */
export function problemOf(snapshot: Snapshot): string | undefined {
  if (!isAt(snapshot, 'notSaved') && !isAt(snapshot, 'keptHere')) return undefined;
  return [messages['settings.notSaved'].description, snapshot.context.refusal]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

export const isRestored = (snapshot: Snapshot) => isAt(snapshot, 'restored');
export const isKeptHere = (snapshot: Snapshot) => isAt(snapshot, 'keptHere');
export const isChangedElsewhere = (snapshot: Snapshot) => isAt(snapshot, 'changedElsewhere');

/** The question about withdrawing is open, or being acted on. */
export const isWithdrawing = (snapshot: Snapshot) =>
  snapshot.matches({ ready: 'withdrawingConsent' });
export const isAskingToWithdraw = (snapshot: Snapshot) =>
  snapshot.matches({ ready: 'confirmingWithdrawal' }) || isWithdrawing(snapshot);

export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
