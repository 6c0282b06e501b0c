// Accounts: registering, logging in, keeping a session, the profile (A §7, B §7, design §3).
import { inSchema } from './say.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Code, typedPassword } from './secondFactor.ts';
import { Acknowledgement, Email, Id, Status, text } from './common.ts';
import { deletionWord, session } from './constants.ts';

const Password = z
  .string()
  .check(
    z.minLength(
      session.passwordMinimum,
      inSchema(
        'account.passwordLeast',
        `Password must be at least ${session.passwordMinimum} characters long.`,
        { least: session.passwordMinimum },
      ),
    ),
    z.maxLength(
      1000,
      inSchema('account.longPassword', 'Use a password of at most 1,000 characters.'),
    ),
  );

export const RegisterRequest = z.object({
  email: Email,
  password: Password,
  first_name: text(100, inSchema('account.firstName', 'First name is required.')),
  last_name: text(100, inSchema('account.lastName', 'Last name is required.')),
});
export type RegisterRequest = z.infer<typeof RegisterRequest>;

export const LogInRequest = z.object({
  email: text(254, inSchema('account.emailRequired', 'Email is required.')),
  password: z
    .string()
    .check(
      z.minLength(1, inSchema('account.passwordRequired', 'Password is required.')),
      z.maxLength(1000),
    ),
  /** Where the account has a second factor: a log-in without it is answered 400 `code_required`. */
  code: z.optional(Code),
});
export type LogInRequest = z.infer<typeof LogInRequest>;

/** AUTH-11. `units`: those that the person wants amounts to be shown in. On success every token is present; `message` says why when it is refused. */
export const LogInAnswer = z.object({
  status: Status,
  access_token: z.optional(z.string()),
  refresh_token: z.optional(z.string()),
  session_id: z.optional(z.string()),
  user_id: z.optional(z.string()),
  user_data: z.optional(
    z.object({
      email: z.string(),
      id: z.string(),
      display_name: z.optional(z.nullable(z.string())),
      units: z.optional(z.enum(['metric', 'us'])),
    }),
  ),
  /** Where one of them opened this session: how many are left. */
  recovery_codes_left: z.optional(z.number()),
  message: z.optional(z.string()),
});
export type LogInAnswer = z.infer<typeof LogInAnswer>;

export const RefreshRequest = z.object({
  refresh_token: z.string().check(z.minLength(1), z.maxLength(200)),
  session_id: z.string().check(z.minLength(1), z.maxLength(60)),
});
export const RefreshAnswer = z.object({
  status: Status,
  access_token: z.string(),
  refresh_token: z.string(),
  session_id: z.string(),
});
export type RefreshAnswer = z.infer<typeof RefreshAnswer>;

export const Profile = z.object({
  id: Id,
  email: z.string(),
  display_name: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  /** Whether the person has followed the link that was mailed to them; the first payment asks for it. */
  email_verified: z.boolean(),
  /** Not, where another provider made the account and none was set since. A copy kept by an earlier version says nothing of it. */
  has_password: z.optional(z.boolean()),
});
export type Profile = z.infer<typeof Profile>;
export const ProfileAnswer = z.object({ status: Status, profile: Profile });

/** A fresh proof stands for the code, and for a password that is left out. */
export const ChangePasswordRequest = z.object({
  current_password: z.optional(
    typedPassword(inSchema('account.currentPassword', 'Please enter your current password.')),
  ),
  new_password: Password,
  code: z.optional(Code),
});
export const ForgotPasswordRequest = z.object({
  email: text(254, inSchema('account.enterEmail', 'Please enter your email.')),
  redirect_url: z.optional(z.string().check(z.maxLength(2000))),
});
const ResetToken = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, inSchema('account.resetToken', 'Missing or expired reset token.')),
    z.maxLength(500, inSchema('account.resetToken', 'Missing or expired reset token.')),
  );
export const ResetPasswordRequest = z.object({
  access_token: ResetToken,
  new_password: Password,
});
/** `is_usable`: not where it was used already, has expired, was replaced by a newer one, or is none of ours. */
export const ResetLinkAnswer = z.object({ status: Status, is_usable: z.boolean() });

/** Tokens of mailed links, as the fragment of the link has them. */
const MailedToken = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, inSchema('account.linkMissing', 'Missing or expired link.')),
    z.maxLength(
      500,
      inSchema('account.linkCut', 'This link is not complete. Please ask for a new one.'),
    ),
  );

export const ChangeEmailRequest = z.object({ new_email: Email });
/** `is_new_address`: the account has another address now, every session is over, and the person logs in with it. */
export const EmailConfirmed = z.extend(Acknowledgement, {
  is_new_address: z.optional(z.boolean()),
});

/** The word is typed by the person; the password and code prove who types it, or a fresh proof does. */
export const DeleteAccountRequest = z.object({
  confirmation: z.literal(
    deletionWord,
    inSchema('account.deletionWord', `Please type ${deletionWord} to confirm.`, {
      word: deletionWord,
    }),
  ),
  current_password: z.optional(
    typedPassword(inSchema('account.enterPassword', 'Please enter your password.')),
  ),
  code: z.optional(Code),
});

export const register = call({
  id: 'register',
  method: 'POST',
  path: '/api/register',
  auth: 'none',
  summary: 'Create an account',
  body: RegisterRequest,
  answer: Acknowledgement,
});
export const logIn = call({
  id: 'logIn',
  method: 'POST',
  path: '/api/login',
  auth: 'none',
  summary: 'Open a session',
  body: LogInRequest,
  answer: LogInAnswer,
});
export const refresh = call({
  id: 'refresh',
  method: 'POST',
  path: '/api/refresh',
  auth: 'none',
  summary: 'Exchange a refresh token for its successor',
  body: RefreshRequest,
  answer: RefreshAnswer,
});
export const logOut = call({
  id: 'logOut',
  method: 'POST',
  path: '/api/logout',
  auth: 'none',
  summary: 'End the session that the token or cookie names',
  answer: Acknowledgement,
});
export const readProfile = call({
  id: 'readProfile',
  method: 'GET',
  path: '/api/profile',
  summary: "The signed-in person's profile",
  answer: ProfileAnswer,
});
export const changePassword = call({
  id: 'changePassword',
  method: 'POST',
  path: '/api/change-password',
  summary:
    'Change the password; every other session ends; needs the password and code, or a fresh proof',
  body: ChangePasswordRequest,
  answer: Acknowledgement,
});
export const forgotPassword = call({
  id: 'forgotPassword',
  method: 'POST',
  path: '/api/forgot-password',
  auth: 'none',
  summary: 'Ask for a reset link',
  body: ForgotPasswordRequest,
  answer: Acknowledgement,
});
export const resetPassword = call({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/reset-password',
  auth: 'none',
  summary: 'Set a new password with a reset token',
  body: ResetPasswordRequest,
  answer: Acknowledgement,
});
export const checkResetLink = call({
  id: 'checkResetLink',
  method: 'POST',
  path: '/api/reset-password/check',
  auth: 'none',
  summary: 'Whether a reset token could still set a new password; it is not spent',
  body: z.object({ access_token: ResetToken }),
  answer: ResetLinkAnswer,
});
export const verifyEmail = call({
  id: 'verifyEmail',
  method: 'POST',
  path: '/api/verify-email',
  auth: 'none',
  summary: 'Confirm an email address with the token of the mailed link',
  body: z.object({ token: MailedToken }),
  answer: EmailConfirmed,
});
export const changeEmail = call({
  id: 'changeEmail',
  method: 'POST',
  path: '/api/change-email',
  summary:
    'Ask for another email address, which holds once the link mailed to it is opened; needs a fresh proof',
  body: ChangeEmailRequest,
  answer: Acknowledgement,
});
export const sendVerification = call({
  id: 'sendVerification',
  method: 'POST',
  path: '/api/verify-email/send',
  summary: 'Mail the link that confirms the address once more',
  answer: Acknowledgement,
});
/** Answers a file: `Content-Disposition` names it. */
export const exportAccount = call({
  id: 'exportAccount',
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything stored on the person, as one JSON document',
  answer: z.looseObject({ status: Status }),
});
export const deleteAccount = call({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/api/account',
  summary: 'Delete the account and everything in it; needs the password and code, or a fresh proof',
  body: DeleteAccountRequest,
  answer: Acknowledgement,
});
