import { z } from 'zod';
import { companyLine, countryCodeField, emailField, nameField, phoneField } from '#core/forms/contact-fields.ts';
import { type CrossCheck, withCrossChecks } from '#core/forms/with-cross-checks.ts';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { hasPasswordLength, passwordTexts } from '#core/secrets/password-rules.ts';
import { withPhone } from '#features/countries/phone.schema.ts';
import { accountTexts as texts } from './accounts.messages.ts';

/** The purposes for which a one-time password verifies an address. */
export const otpPurposes = ['register', 'login', 'brochure', 'schedule'] as const;
export type OtpPurpose = (typeof otpPurposes)[number];

/** `brochure`: the address was verified, but no password was asked for. */
export const sessionScopes = ['full', 'brochure'] as const;
export type SessionScope = (typeof sessionScopes)[number];

// Longer passwords are refused before they are hashed; the rules for new ones are in core/secrets/password-fault.ts.
const enteredPassword = (missing: string = passwordTexts.missing) =>
  z
    .string({ error: missing })
    .min(1, { error: missing, abort: true })
    .max(1_000, { error: passwordTexts.length, abort: true });

/** Its length is checked together with all other fields; the other rules for new passwords need more than this field. */
const newPassword = (missing?: string) => enteredPassword(missing).refine(hasPasswordLength, passwordTexts.length);

const otpField = z
  .string({ error: texts.otpShape })
  .trim()
  .regex(/^\d{6}$/, texts.otpShape)
  .meta({ example: '042917' });

/** How often one network may enter a code, in all forms together, so that nobody can try the codes of many addresses. */
export const codeLimit = { name: 'code', limit: 60, windowSeconds: 600 } as const;

const passwordsMatch: CrossCheck = (sent, refuse) => {
  const { password, password_confirmation } = sent;
  if (typeof password_confirmation === 'string' && password !== password_confirmation) {
    refuse('password_confirmation', texts.mismatch);
  }
};

export const registerInput = withPhone(
  z.object({
    name: nameField,
    email: emailField,
    country_code: countryCodeField,
    phone: phoneField,
    password: newPassword(),
    password_confirmation: z.string({ error: texts.mismatch }),
  }),
  { code: 'country_code', phone: 'phone' },
  passwordsMatch,
);

export const loginInput = z.object({ email: emailField, password: enteredPassword() });
export const verifyInput = z.object({ email: emailField, otp: otpField });
export const forgotInput = z.object({ email: emailField });

export const resetInput = withCrossChecks(
  z.object({
    token: z.string({ error: texts.tokenMissing }).min(1, texts.tokenMissing).max(200, texts.resetInvalid),
    email: emailField,
    password: newPassword(),
    password_confirmation: z.string({ error: texts.mismatch }),
  }),
  passwordsMatch,
);

export const changePasswordInput = z.object({
  current_password: enteredPassword(texts.currentMissing),
  new_password: newPassword(texts.newMissing),
});

export const sessionsQuery = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647).optional() });

export const profileInput = withPhone(
  z.object({
    name: nameField,
    // Fields that are left out keep their values.
    country_code: countryCodeField.unwrap().optional(),
    phone: phoneField,
    company: companyLine.nullish(),
  }),
  { code: 'country_code', phone: 'phone' },
);

const clientAnswer = z.object({
  name: z.string(),
  email: z.string(),
  country_code: z.string(),
  phone: z.string(),
});

export const signedInAnswer = messageAnswer.extend({ token: z.string(), client: clientAnswer });
export const checkAnswer = messageAnswer.extend({ scope: z.enum(sessionScopes) });
export const resetEmailAnswer = z.object({ email: z.string() });

export const profileAnswer = z.object({
  client: clientAnswer,
  company: z.string().nullable(),
  /** A client who signed in with a brochure code sets the first password through "forgot password". */
  has_password: z.boolean(),
});

export const sessionsAnswer = z.object({
  sessions: z.array(
    z.object({
      id: z.number(),
      current: z.boolean(),
      scope: z.enum(sessionScopes),
      user_agent: z.string().nullable(),
      address: z.string().nullable(),
      created_at: z.iso.datetime(),
      last_seen_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
    }),
  ),
});

export type RegisterInput = z.output<typeof registerInput>;
export type LoginInput = z.output<typeof loginInput>;
export type VerifyInput = z.output<typeof verifyInput>;
export type ResetInput = z.output<typeof resetInput>;
export type ChangePasswordInput = z.output<typeof changePasswordInput>;
export type ProfileInput = z.output<typeof profileInput>;
export type ClientAnswer = z.output<typeof clientAnswer>;
