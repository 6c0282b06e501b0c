import type { TokenScope } from '../../../../domain/tokenScopes.ts';
import { speak } from '../../../texts/language.ts';

const scopes: Record<TokenScope, string> = {
  'recipes:read': "Read Platewise's recipes, as they fit you",
  'own_recipes:read': 'Read your own recipes and your favourites',
  'own_recipes:write': 'Add, change and delete your own recipes',
  'plans:read': 'Read your plans and your shopping list',
  'history:read': 'Read your history, with its photos',
};

export const apiTokens = {
  title: 'API tokens',
  intro:
    'For programs of your own: a token lets one use a part of your account, without your password.',
  docs: 'The API, call by call (OpenAPI)',
  unread: 'We could not find out which tokens you have.',
  tryAgain: 'Try again',
  none: 'You have no tokens yet.',
  create: 'Create a token',
  created: 'Created on {date}, not used yet',
  used: 'Created on {created}, last used on {used}',
  revokeOneOf: 'Revoke {name}',
  removalTitle: 'Revoke this token?',
  removal: 'Programs that use {name} lose their access at once. This cannot be undone.',
  keep: 'Keep it',
  remove: 'Revoke',
  removing: 'Revoking...',
  revoked: 'The token was revoked.',
  notRevoked: 'The token was not revoked. Please try again.',
  formTitle: 'Create a token',
  name: 'Name',
  nameHint: 'For example the program that will use it.',
  nameMissing: 'Please enter a name.',
  scopesLegend: 'What it may do',
  scopes,
  scopeMissing: 'Please choose what the token may do.',
  healthHint:
    'It can never change your account, your health settings or payments. Recipes, plans and history may show something of your health.',
  notMade: 'No token was created. Please try again.',
  cancel: 'Cancel',
  submit: 'Create',
  submitting: 'Creating...',
  secretTitle: 'Your new token',
  secretIntro:
    'Copy it now: it is shown this once. Whoever has it can use it, so keep it like a password.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'It could not be copied. Please select it and copy it by hand.',
  stored: 'I have stored it',
};

speak({ apiTokens });
