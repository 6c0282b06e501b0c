import { product } from '../../texts/en/product.ts';
import { guard as words } from '../../texts/en/shell.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/Page.tsx';
import { LogoMark } from '../../ui/pictures/Logo.tsx';
import { Heading, Text } from '../../ui/typography.tsx';
import { pageAt } from '../features.ts';

interface GuardWords {
  readonly detail: string;
  /** Where to go on, the first before the others. */
  readonly ways: readonly { readonly href: string; readonly label: string }[];
}

/** In place of a screen that needs someone to be signed in (FOOD-01, KIT-01, HIST-05), and of an invitation. */
export function GuardCard({ path }: { readonly path: string }) {
  const { detail, ways } = cardAt(path);
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
        <Stack gap="3">
          {ways.map(({ href, label }, n) => (
            <LinkButton key={href} kind={n === 0 ? 'primary' : 'secondary'} href={href} wide>
              {label}
            </LinkButton>
          ))}
        </Stack>
      </Card>
    </Page>
  );
}

const toLanding = (label: string): GuardWords['ways'] => [{ href: '/landing', label }];

function cardAt(path: string): GuardWords {
  if (path === '/ai-kitchen') return { detail: words.kitchen, ways: toLanding(words.goToLanding) };
  if (path === '/detected') return { detail: words.detected, ways: toLanding(words.goToLogin) };
  // Who was invited may never have heard of us.
  if (path === '/household')
    return {
      detail: words.household,
      ways: [
        { href: '/login', label: words.logIn },
        { href: '/signup', label: words.signUp },
        { href: '/landing', label: words.goToLanding },
      ],
    };
  return {
    detail: path === '/history' ? words.history : words.historyEntry,
    ways: toLanding(words.goToLogin),
  };
}
