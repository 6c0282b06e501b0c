import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ownRecipes as words } from '../texts/en.ts';

/** What did not work, and the way to try it again. */
export function Again({ text, onClick }: { readonly text: string; readonly onClick: () => void }) {
  return (
    <Stack gap="3" align="start">
      <Alert>{text}</Alert>
      <Button kind="secondary" onClick={onClick}>
        {words.retry}
      </Button>
    </Stack>
  );
}
