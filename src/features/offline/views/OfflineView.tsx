import type { ComponentProps } from 'react';
import { offline as words } from '../texts/en.ts';
import { NoticeRegion } from '../../../ui/OfflineNotice.tsx';
import { NetworkNotice } from './NetworkNotice.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

interface OfflineProps {
  readonly network: ComponentProps<typeof NetworkNotice>['actor'];
  readonly update: ComponentProps<typeof UpdateNotice>['actor'];
}

/** What there is to say of connection and version, at the foot of every screen. */
export function OfflineView({ network, update }: OfflineProps) {
  return (
    <NoticeRegion label={words.region}>
      <NetworkNotice actor={network} />
      <UpdateNotice actor={update} />
    </NoticeRegion>
  );
}
