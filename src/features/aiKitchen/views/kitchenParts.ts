// What the charts within the AI Kitchen are drawn with. What not every visit needs comes with code of its own.
import type { ComponentType } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import type { KeepOfferProps } from '../../pantry/views/Offers.tsx';
import type { PantryCardProps } from '../../pantry/views/PantryCard.tsx';
import type { ConfirmationProps } from '../../photos/views/Confirmation.tsx';
import { KeepPhoto } from '../../photos/views/KeepPhoto.tsx';
import type { PhotoKeepingActor } from '../../photos/views/keepingSelectors.ts';

export interface KitchenParts {
  readonly Confirmation: ComponentType<ConfirmationProps>;
  readonly KeepPhoto: ComponentType<{ readonly actor: PhotoKeepingActor }>;
  readonly PantryCard: ComponentType<PantryCardProps>;
  readonly KeepOffer: ComponentType<KeepOfferProps>;
}
/** The pantry comes with code of its own, after the page. */
const pantryParts = () => import('../../pantry/views/parts.ts');
export const allParts: KitchenParts = {
  // Only a photo needs it.
  Confirmation: lazyPart(async () => ({
    default: (await import('../../photos/views/Confirmation.tsx')).Confirmation,
  })),
  KeepPhoto,
  PantryCard: lazyPart(async () => ({ default: (await pantryParts()).PantryCard })),
  KeepOffer: lazyPart(async () => ({ default: (await pantryParts()).KeepOffer })),
};
