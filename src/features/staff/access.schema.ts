import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { z } from 'zod';
import { emailField, nameField } from '#core/forms/contact-fields.ts';
import { passwordTexts } from '#core/secrets/password-rules.ts';
import { plainLine } from '#core/text/plain-text.ts';
import { languages as known } from '#locales/languages.ts';
import { accessTexts as texts } from './access.messages.ts';
import { staffFactors, staffRoles } from './staff.schema.ts';

/** Nobody's password is longer. */
const entered = z.string().min(1, passwordTexts.missing).max(1000, passwordTexts.missing);
/** Six digits of an app, or a recovery code; blanks and hyphens are for the eye. */
const code = z.string().trim().min(1, texts.codeMissing).max(40, texts.codeWrong);
const moment = z.iso.datetime();

/** How the reference describes what browsers and authenticators say to each other (WebAuthn). */
const asObject = { type: 'object', description: 'As WebAuthn defines it' };
/** What an authenticator sends: a passkey is sought by its id, and the library that checks it reads the rest. */
const named = z.looseObject({ id: z.string().regex(/^[\w-]{1,1400}$/) });
const signed = z.custom<AuthenticationResponseJSON>((value) => named.safeParse(value).success).meta(asObject);
const created = z.custom<RegistrationResponseJSON>((value) => named.safeParse(value).success).meta(asObject);

export const passwordSignInInput = z.object({ email: emailField, password: entered, code });
export const passwordProofInput = z.object({ password: entered, code });
export const passkeySignInInput = z.object({ credential: signed });
export const newPasskeyInput = z.object({
  name: z.string().transform(plainLine).pipe(z.string().min(1).max(60)),
  credential: created,
});
export const newPasswordInput = z
  .object({ password: entered, password_confirmation: z.string().max(1000) })
  .refine(({ password }) => [...password.normalize('NFKC')].length >= 15, {
    path: ['password'],
    message: texts.passwordLength,
  })
  .refine((input) => input.password === input.password_confirmation, {
    path: ['password_confirmation'],
    message: texts.passwordsDiffer,
  });
export const totpCodeInput = z.object({ code });
export const profileInput = z.object({
  name: nameField,
  language: z.enum(['en', 'hi']),
  /** Whether they want mails about what waits for a review, or was reviewed; left out, it stays as it is. */
  reviewMails: z.boolean().optional(),
});
export const invitationToken = z.object({ token: z.string().min(1).max(200) });

const roles = z.array(z.enum(staffRoles)).min(1, texts.roleMissing);
const codes: readonly string[] = known.map(({ code }) => code);
const languages = z
  .array(z.string().refine((code) => codes.includes(code)))
  .max(codes.length)
  .nullable();
export const invitationInput = z.object({ name: nameField, email: emailField, roles, languages });
export const staffChangeInput = z.object({ roles, languages });

export const signingAnswer = z.object({ options: z.custom<PublicKeyCredentialRequestOptionsJSON>().meta(asObject) });
export const creatingAnswer = z.object({ options: z.custom<PublicKeyCredentialCreationOptionsJSON>().meta(asObject) });
export const totpAnswer = z.object({ secret: z.string(), uri: z.string() });
export const codesAnswer = z.object({ codes: z.array(z.string()) });
export const invitationAnswer = z.object({ name: z.string(), email: z.string(), roles, expiresAt: moment });
export const invitedAnswer = z.object({
  link: z.string(),
  expiresAt: moment,
  /** Whether the link is on its way to them; it works all the same. */
  isMailed: z.boolean(),
});

export const accessAnswer = z.object({
  passkeys: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      createdAt: moment,
      lastUsedAt: moment.nullable(),
      backedUp: z.boolean(),
    }),
  ),
  totp: z.object({ confirmedAt: moment }).nullable(),
  hasPassword: z.boolean(),
  codesLeft: z.number(),
  sessions: z.array(
    z.object({
      id: z.number(),
      /** Whether the call was made in it. */
      current: z.boolean(),
      factor: z.enum(staffFactors).nullable(),
      userAgent: z.string().nullable(),
      address: z.string().nullable(),
      createdAt: moment,
      lastSeenAt: moment,
    }),
  ),
});

export const staffAnswer = z.object({
  staff: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      email: z.string(),
      roles,
      languages: z.array(z.string()).nullable(),
      isActive: z.boolean(),
      factors: z.object({ passkeys: z.number(), totp: z.boolean() }),
      lastSeenAt: moment.nullable(),
    }),
  ),
  invitations: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      email: z.string(),
      roles,
      /** Null if the operator invited them. */
      invitedBy: z.string().nullable(),
      expiresAt: moment,
    }),
  ),
});
