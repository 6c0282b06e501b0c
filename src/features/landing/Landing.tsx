import { access } from '../../../contract/constants.ts';
import { currency, plans } from '../../../contract/subscriptions.ts';
import { LandingView } from './views/LandingView.tsx';
import { staticContainer } from '../../app/staticPage.tsx';
import { day } from '../../../domain/durations.ts';

const offer = { trialDays: access.trial / day, currency, plans };

/** The landing page with what is configured: the trial's length and the plans. */
export const Landing = ({
  isSignedIn,
  hasSessionEnded = false,
}: {
  readonly isSignedIn: boolean;
  readonly hasSessionEnded?: boolean;
}) => (
  <div {...staticContainer}>
    <LandingView isSignedIn={isSignedIn} hasSessionEnded={hasSessionEnded} offer={offer} />
  </div>
);
