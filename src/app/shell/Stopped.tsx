import { product } from '../../texts/en/product.ts';
import { shell as words } from '../../texts/en/shell.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/Page.tsx';
import { Heading, Text } from '../../ui/typography.tsx';

/** A chart has failed; it can be started again. */
export function Stopped({
  message,
  onStartAgain,
}: {
  readonly message: string;
  readonly onStartAgain: () => void;
}) {
  return (
    <Page title={`${words.brokenDown} - ${product}`} width="line">
      <Stack align="start">
        <Alert>{message}</Alert>
        <Button onClick={onStartAgain}>{words.startAgain}</Button>
      </Stack>
    </Page>
  );
}

/** What the whole app needs has failed: only loading it again helps. */
export function BrokenDown({ path }: { readonly path: string }) {
  return (
    <Page title={`${words.brokenDown} - ${product}`} width="line">
      <Stack align="start" gap="5">
        <Heading level={1}>{words.brokenDown}</Heading>
        <Text role="status">{words.brokenDownDetail}</Text>
        <LinkButton href={path || '/'} reloads>
          {words.reload}
        </LinkButton>
      </Stack>
    </Page>
  );
}
