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
export function GuardCard({
  path,
  invitationDead = false,
}: {
  readonly path: string;
  readonly invitationDead?: boolean;
}) {
  const { detail, ways } = cardAt(path);
  return (
    <Page title={pageAt(path)?.texts.title ?? product} width="form">
      <Card roomy>
        <LogoMark size={48} />
        <Stack gap="2">
          <Heading level={1} size="2xl">
            {invitationDead ? words.deadInvitation : words.title}
          </Heading>
          {/* Said when it is known, which is after the card was drawn. */}
          <Text tone="muted" role="status">
            {invitationDead ? words.deadInvitationWay : detail}
          </Text>
        </Stack>
        <Stack gap="3">
          {ways.map(({ href, label }, index) => (
            <LinkButton key={label} href={href} kind={index === 0 ? 'primary' : 'secondary'} wide>
              {label}
            </LinkButton>
          ))}
        </Stack>
      </Card>
    </Page>
  );
}

const way = (href: string, label: string) => ({ href, label });

function cardAt(path: string) {
  const { kitchen, detected, household, history, historyEntry } = words;
  if (path === '/ai-kitchen')
    return { detail: kitchen, ways: [way('/landing', words.goToLanding)] };
  // Who was invited may never have heard of us; both ways come back to the invitation.
  if (path === '/household')
    return {
      detail: household,
      ways: [way('/login', words.logIn), way('/signup', words.signUp)],
    };
  const ways = [way('/landing', words.goToLogin)];
  if (path === '/detected') return { detail: detected, ways };
  return { detail: path === '/history' ? history : historyEntry, ways };
}
