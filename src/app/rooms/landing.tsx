import { access, currency, plans } from '../../../contract/constants.ts';
import { LandingView } from '../../views/landing/LandingView.tsx';
import { mayStand } from '../standing.tsx';

const day = 24 * 60 * 60 * 1000;
const offer = { trialDays: access.trial / day, currency, plans };

/** The landing page with what is configured: the trial's length and the plans. */
export const Landing = ({ isSignedIn }: { readonly isSignedIn: boolean }) => <div {...mayStand}><LandingView isSignedIn={isSignedIn} offer={offer} /></div>;
