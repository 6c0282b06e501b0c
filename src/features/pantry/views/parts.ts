// The parts of the pantry that the AI Kitchen draws: they come with code of their own, after the page.
export { KeepOffer } from './Offers.tsx';
export { PantryCard } from './PantryCard.tsx';
