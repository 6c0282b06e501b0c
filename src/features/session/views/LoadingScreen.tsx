import { product } from '../../../texts/en/product.ts';
import { loading } from '../../../texts/en/shell.ts';
import { FullScreenOverlay } from '../../../ui/FullScreenOverlay.tsx';
import { Page } from '../../../ui/Page.tsx';

/** While it is not yet known who is there (AUTH-03). */
export function LoadingScreen() {
  return (
    <Page title={product}>
      <FullScreenOverlay title={loading.title} detail={loading.detail} />
    </Page>
  );
}
