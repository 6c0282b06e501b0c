import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AuthProvider, useAuth, type AppActor } from '../../src/context/app.tsx';
import { app as samples, ada } from '../model/samples/app.ts';
import { session } from '../model/samples/session.ts';
import { Rehearsal } from '../model/engine/index.ts';

function Who() {
  const { user, token, loading, isAuthenticated } = useAuth();
  return <p>{JSON.stringify({ user: user?.email ?? null, token, loading, isAuthenticated })}</p>;
}

test('useAuth outside its provider says what is missing (SES-06)', () => {
  expect(() => render(<Who />)).toThrow('useAuth must be used within an AuthProvider');
});

/** The app's actor with a session chart of which only the snapshot is real. */
function withSession(
  occurrences: {
    label: string;
    kind: 'answer';
    from: string;
    event: { type: string; output: unknown };
  }[],
): AppActor {
  const stage = new Rehearsal(session);
  stage.start();
  for (const occurrence of occurrences) stage.perform(occurrence);
  const app = new Rehearsal(samples);
  app.start();
  const { actor } = app;
  const snapshot = actor.getSnapshot() as { children: Record<string, unknown> };
  Object.assign(snapshot.children, { session: stage.actor });
  return actor as AppActor;
}
const stored = { token: 'token-of-ada', person: ada };
const read = (output: unknown) => ({
  label: 'readSession answers',
  kind: 'answer' as const,
  from: 'readSession',
  event: { type: 'xstate.done.actor.readSession', output },
});

test('isAuthenticated is true when both token and user exist (SES-04)', () => {
  const { container } = render(
    <AuthProvider actor={withSession([read(stored)])}>
      <Who />
    </AuthProvider>,
  );
  expect(JSON.parse(container.textContent)).toEqual({
    user: 'ada@example.org',
    token: 'token-of-ada',
    loading: false,
    isAuthenticated: true,
  });
});

test('a user without a token is not authenticated (SES-04)', () => {
  const { container } = render(
    <AuthProvider actor={withSession([read({ ...stored, token: '' })])}>
      <Who />
    </AuthProvider>,
  );
  expect(JSON.parse(container.textContent)).toMatchObject({ isAuthenticated: false });
});

test('while the stored session is read, it is loading and nobody is authenticated (AUTH-01, SES-08)', () => {
  const { container } = render(
    <AuthProvider actor={withSession([])}>
      <Who />
    </AuthProvider>,
  );
  expect(JSON.parse(container.textContent)).toEqual({
    user: null,
    token: null,
    loading: true,
    isAuthenticated: false,
  });
});
