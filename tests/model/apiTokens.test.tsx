import { expect } from 'vitest';
import { ApiTokensCard } from '../../src/features/settings/views/ApiTokensCard.tsx';
import { apiTokens, type Context } from './samples/apiTokens.ts';
import {
  press,
  screen,
  seesButton,
  seesNoButton,
  seesText,
  submit,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

const Proof = () => <p>the proof</p>;
const hasScript = ({ tokens }: Context) => tokens.some(({ id }) => id === 'script');
const seesList = (context: Context) => {
  expect(screen.getByRole('heading', { name: 'API tokens' })).toBeVisible();
  if (context.tokens.length === 0) seesText('You have no tokens yet.');
  else seesText('Created on 21 January 2026, not used yet');
  if (!hasScript(context)) return;
  seesText('My script');
  seesText('Add, change and delete your own recipes');
  seesText('Created on 21 January 2026, last used on 2 February 2026');
};
const seesForm = ({ scopes }: Context) => {
  expect(screen.getByRole('dialog', { name: 'Create a token' })).toBeVisible();
  const recipes = screen.getByRole('checkbox', {
    name: "Read Platewise's recipes, as they fit you",
  });
  if (scopes.length > 0) expect(recipes).toBeChecked();
  else expect(recipes).not.toBeChecked();
};
const seesAlert = (text: string) => expect(screen.getByRole('alert')).toHaveTextContent(text);
const seesRevocation = () => {
  expect(screen.getByRole('dialog', { name: 'Revoke this token?' })).toBeVisible();
  seesText('Programs that use My script lose their access at once. This cannot be undone.');
};
const seesSecret = () => {
  expect(screen.getByRole('dialog', { name: 'Your new token' })).toBeVisible();
  seesText('pw_a');
};

testView({
  samples: apiTokens,
  draw: (actor) => themed(<ApiTokensCard actor={actor as never} parts={{ Proof }} />),
  does: {
    'tokens.retried': press('Try again'),
    'making.requested': press('Create a token'),
    'making.cancelled': press('Cancel'),
    'name.changed (named)': type('Name', ' My script '),
    'name.changed (only spaces)': type('Name', '  '),
    'scope.toggled': () =>
      screen.getByRole('checkbox', { name: "Read Platewise's recipes, as they fit you" }).click(),
    'form.submitted': () => submit('Create a token')(),
    'token.copied': press('Copy'),
    'token.stored': press('I have stored it'),
    'revocation.requested': press('Revoke My script'),
    'revocation.cancelled': press('Keep it'),
    'revocation.confirmed': press('Revoke'),
  },
  // What is not in the list cannot be pressed, and a field reports a change only where its text differs.
  offers: (label, context: Context) => {
    const { type: event, name } = apiTokens.person[label];
    if (event === 'revocation.requested') return hasScript(context);
    return event !== 'name.changed' || context.name !== name;
  },
  sees: {
    readingTokens: () => seesNoButton('Try again'),
    tokensUnread: () => {
      seesText('We could not find out which tokens you have.');
      seesNoButton('Create a token');
    },
    'listed.resting': seesList,
    'listed.revoked': (context: Context) => {
      seesList(context);
      seesText('The token was revoked.');
    },
    'listed.notRevoked': (context: Context) => {
      seesList(context);
      seesAlert(context.refusal ?? 'The token was not revoked. Please try again.');
    },
    'composing.editing': seesForm,
    'composing.nameMissing': (context: Context) => {
      seesForm(context);
      seesText('Please enter a name.');
    },
    'composing.scopeMissing': (context: Context) => {
      seesForm(context);
      seesAlert('Please choose what the token may do.');
    },
    'composing.notMade': (context: Context) => {
      seesForm(context);
      seesAlert(context.refusal ?? 'No token was created. Please try again.');
    },
    makingToken: (context: Context) => {
      seesForm(context);
      seesButton('Creating...');
    },
    'showingToken.offered.untouched': seesSecret,
    'showingToken.copyingToken': seesSecret,
    'showingToken.offered.copied': () => {
      seesSecret();
      seesText('Copied.');
    },
    'showingToken.offered.notCopied': () => {
      seesSecret();
      seesAlert('It could not be copied. Please select it and copy it by hand.');
    },
    confirmingRevocation: seesRevocation,
    revokingToken: () => {
      seesRevocation();
      seesButton('Revoking...');
    },
    proving: () => seesText('the proof'),
  },
});
