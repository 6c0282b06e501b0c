// @vitest-environment node
/** Emails are in the language in which the app is shown, whatever language the browser has. */
import { expect, test, vi } from 'vitest';
import { startMailbox } from '../api/mailbox.ts';
import { signUpHere, startPlatewise } from './platewise.ts';
import { connectTab } from './tab.ts';

test.each([
  ['fr', 'Confirmez votre adresse e-mail pour Platewise'],
  ['en', 'Confirm your email address for Platewise'],
])('whoever signs up on a page in %s reads %s', async (lang, subject) => {
  const box = await startMailbox();
  const { origin } = await startPlatewise({
    SMTP_URL: box.url,
    PUBLIC_URL: 'https://platewise.example',
  });
  vi.stubGlobal('document', { documentElement: { lang } });
  try {
    await signUpHere(connectTab(origin));
  } finally {
    vi.unstubAllGlobals();
  }
  expect((await box.next(/Platewise/)).subject).toBe(subject);
});
