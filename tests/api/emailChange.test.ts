/** Another address for an account: asked for, confirmed by the link that is mailed there, and taken back from the one before. */
import { describe, expect, test } from 'vitest';
import { mailedLinks } from '../../contract/constants.ts';
import { linkIn, type ReceivedEmail, startMailbox } from './mailbox.ts';
import {
  logIn,
  manualClock,
  onEachDatabase,
  prove,
  query,
  register,
  send,
  signUp,
  startServer,
  tokensOf,
} from './support.ts';

onEachDatabase((engine) => {
  async function start() {
    const [clock, box] = [manualClock(), await startMailbox()];
    const { app, environment } = await startServer(engine, {
      now: clock.now,
      environment: { SMTP_URL: box.url, PUBLIC_URL: 'https://platewise.example' },
    });
    const ada = await signUp(app, 'ada@example.org');
    const open = (email: ReceivedEmail) =>
      send(app, {
        method: 'POST',
        url: '/api/verify-email',
        payload: { token: linkIn(email).token },
      });
    const ask = (new_email: string, person = ada) =>
      person.call('POST', '/api/change-email', { new_email });
    /** Whose address is confirmed, and who has just proved who they are. */
    const confirmed = async () => {
      await open(await box.next('Confirm your email address for Platewise'));
      await prove(ada);
    };
    const addressOf = async () => (await ada.call('GET', '/api/profile')).body.profile?.email;
    return { app, box, clock, environment, ada, open, ask, confirmed, addressOf };
  }

  describe('asking for another address', () => {
    test('takes a fresh proof, and nothing changes until the link mailed there is opened', async () => {
      const { app, box, ada, open, ask, confirmed, addressOf } = await start();
      const unproven = await ask('ada@new.example');
      expect([unproven.status, unproven.body.code]).toEqual([403, 'proof_required']);
      await confirmed();
      expect((await ask('ada@new.example')).status).toBe(200);
      const told = await box.next('A new email address for your Platewise account');
      expect(told.recipients).toEqual(['ada@example.org']);
      const letter = await box.next('Confirm your new email address for Platewise');
      expect(letter.recipients).toEqual(['ada@new.example']);
      expect(await addressOf()).toBe('ada@example.org');

      const elsewhere = tokensOf(await logIn(app, ada.email), app);
      expect((await open(letter)).body).toMatchObject({ status: 'success', is_new_address: true });
      expect((await ada.call('GET', '/api/profile')).status).toBe(401);
      expect((await elsewhere.call('GET', '/api/profile')).status).toBe(401);
      expect((await logIn(app, 'ada@example.org')).status).toBe(401);
      const again = tokensOf(await logIn(app, 'ADA@new.example'), app);
      const { profile } = (await again.call('GET', '/api/profile')).body;
      expect(profile).toMatchObject({ email: 'ada@new.example', email_verified: true });
      expect((await open(letter)).body).toMatchObject({ status: 'success', is_new_address: true });
    });

    test('is refused for the address that it is already, for another’s, and for what is none', async () => {
      const { app, ask, confirmed } = await start();
      await confirmed();
      await register(app, 'ben@example.org', 'correct horse');
      const codeOf = async (email: string) => {
        const { status, body } = await ask(email);
        return [status, body.code];
      };
      expect(await codeOf('Ada@Example.org')).toEqual([400, 'same_email']);
      expect(await codeOf('ben@example.org')).toEqual([409, 'email_taken']);
      expect((await ask('ada')).status).toBe(400);
    });

    test('an address that somebody else took meanwhile stays theirs', async () => {
      const { app, box, open, ask, confirmed, addressOf } = await start();
      await confirmed();
      await ask('ada@new.example');
      await register(app, 'ada@new.example', 'correct horse');
      const { status, body } = await open(
        await box.next('Confirm your new email address for Platewise'),
      );
      expect([status, body.code]).toEqual([409, 'email_taken']);
      expect(await addressOf()).toBe('ada@example.org');
    });

    test('the link counts for a day, once another is asked for no more, and not after a new password', async () => {
      const { app, box, clock, ada, open, ask, confirmed } = await start();
      const letter = () => box.next('Confirm your new email address for Platewise');
      await confirmed();
      await ask('first@new.example');
      const first = await letter();
      await ask('second@new.example');
      const second = await letter();
      expect((await open(first)).status).toBe(400);
      await ada.call('POST', '/api/change-password', {
        current_password: ada.password,
        new_password: 'a newer horse',
      });
      expect((await open(second)).status).toBe(400);
      await prove(ada, 'a newer horse');
      await ask('third@new.example');
      const third = await letter();
      clock.advance(mailedLinks.newEmailLife);
      expect((await open(third)).status).toBe(400);
      expect((await logIn(app, 'ada@example.org', 'a newer horse')).status).toBe(200);
    });
  });

  describe('the address before', () => {
    test('takes the account back for a week, and ends the sessions of whoever had it', async () => {
      const { app, box, open, ask, confirmed } = await start();
      await confirmed();
      await ask('thief@new.example');
      await open(await box.next('Confirm your new email address for Platewise'));
      const thief = tokensOf(await logIn(app, 'thief@new.example'), app);
      await prove(thief);
      await ask('thief@other.example', { ...thief, email: '', password: '' });
      await open(await box.next('Confirm your new email address for Platewise'));
      const next = tokensOf(await logIn(app, 'thief@other.example'), app);
      const [own, thiefs] = [
        await box.next('The email address of your Platewise account was changed'),
        await box.next('The email address of your Platewise account was changed'),
      ];
      expect([own.recipients, thiefs.recipients]).toEqual([
        ['ada@example.org'],
        ['thief@new.example'],
      ]);
      expect((await open(own)).body).toMatchObject({ is_new_address: true });
      expect((await next.call('GET', '/api/profile')).status).toBe(401);
      expect((await logIn(app, 'ada@example.org')).status).toBe(200);
      // What the thief was mailed gives nothing back.
      expect((await open(thiefs)).status).toBe(400);
    });

    test('hears of nothing where nobody has confirmed it: it may be a stranger’s', async () => {
      const { app, box, environment, ada, open, ask } = await start();
      await prove(ada);
      await ask('ada@new.example');
      await open(await box.next('Confirm your new email address for Platewise'));
      expect((await logIn(app, 'ada@new.example')).status).toBe(200);
      expect(
        await query(environment, "select * from reset_tokens where purpose = 'oldEmail'"),
      ).toEqual([]);
      expect(
        box.emails.filter(({ recipients }) => recipients.includes('ada@example.org')),
      ).toHaveLength(1);
    });
  });
});
