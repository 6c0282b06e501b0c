import { product } from '../../texts/en/product.ts';
import { guard as words } from '../../texts/en/shell.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/Page.tsx';
import { LogoMark } from '../../ui/pictures/Logo.tsx';
import { Heading, Text } from '../../ui/typography.tsx';
import { pageAt } from '../features.ts';

/** In place of a screen that needs someone to be signed in (FOOD-01, KIT-01, HIST-05), and of an invitation. */
export function GuardCard({ path }: { readonly path: string }) {
  const { detail, button } = cardAt(path);
  return (
    <Page title={pageAt(path)?.texts.title ?? product} width="form">
      <Card roomy>
        <LogoMark size={48} />
        <Stack gap="2">
          <Heading level={1} size="2xl">
            {words.title}
          </Heading>
          <Text tone="muted">{detail}</Text>
        </Stack>
        <LinkButton href="/landing" wide>
          {button}
        </LinkButton>
      </Card>
    </Page>
  );
}

function cardAt(path: string) {
  if (path === '/ai-kitchen') return { detail: words.kitchen, button: words.goToLanding };
  if (path === '/detected') return { detail: words.detected, button: words.goToLogin };
  // Who was invited may never have heard of us.
  if (path === '/household') return { detail: words.household, button: words.goToLanding };
  return {
    detail: path === '/history' ? words.history : words.historyEntry,
    button: words.goToLogin,
  };
}
