import { texts } from '../../texts/en.ts';
import { FullScreenOverlay } from '../../ui/FullScreenOverlay.tsx';
import { Page } from '../../ui/layout.tsx';

/** While it is not yet known who is there (AUTH-03). */
export function LoadingScreen() {
  return (
    <Page title={texts.product}>
      <FullScreenOverlay title={texts.loading.title} detail={texts.loading.detail} />
    </Page>
  );
}
