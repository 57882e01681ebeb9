import { eq } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { leads } from '#db/schema/leads.ts';
import type { FullSession } from '#features/accounts/actor.ts';
import type { CodeCaller } from '#features/accounts/codes/code-caller.server.ts';
import { redeemOneTimePassword } from '#features/accounts/codes/redeem-one-time-password.server.ts';
import { signInVerifiedVisitor } from '#features/accounts/sign-in-verified-visitor.server.ts';
import { leadFields } from '#features/leads/lead-fields.schema.ts';
import { brochureTexts as texts } from './brochures.schema.ts';
import { giveBrochure } from './give-brochure.server.ts';

/**
 * The correct code verifies the address of the request that it was mailed for, creates the client if needed, gives the
 * brochure and logs in, with the scope `brochure` if the account existed before. An existing session is kept.
 * @throws Refusal 422, the same whatever is wrong with the code
 */
export async function verifyBrochure(
  { email, otp }: { email: string; otp: string },
  caller: CodeCaller,
  current: FullSession | null,
) {
  const attempt = { purpose: 'brochure', email, otp, cookieHash: caller.cookieHash } as const;
  return redeemOneTimePassword(attempt, otpFailed, async (tx, leadId) => {
    if (leadId === null) throw otpFailed('no such lead');
    const [lead] = await tx.select().from(leads).where(eq(leads.id, leadId));
    if (!lead) throw otpFailed('no such lead');
    const { name, phone, countryCode, language } = lead;
    const fields = leadFields.brochure.parse(lead.fields);
    const { company } = fields;
    const person = { email, name, phone: phone ?? '', country_code: countryCode ?? '+91', company, language };
    const signedIn = await signInVerifiedVisitor(tx, person, caller, current);
    const { clientId, client } = signedIn;
    await giveBrochure(tx, { leadId, clientId, email, name: client.name, language, fields });
    return signedIn;
  });
}

function otpFailed(reason: string): Refusal {
  return new Refusal(422, texts.otpFailed, { errors: { otp: [texts.otpFailed] }, reason });
}
