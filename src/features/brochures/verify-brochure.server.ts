import { and, desc, eq } from 'drizzle-orm';
import type { Caller } from '#core/http/caller.server.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { leadEvents, leads } from '#db/schema/leads.ts';
import { checkOneTimePassword } from '#features/accounts/one-time-passwords.server.ts';
import { signInByProof } from '#features/accounts/sign-in-by-proof.server.ts';
import { addLeadEvent } from '#features/leads/lead-events.server.ts';
import { brochureTexts as texts } from './brochures.messages.ts';
import { giveBrochure } from './give-brochure.server.ts';

/**
 * The right code proves the address of the request that it was mailed for, makes a client of who is none, gives the
 * brochure and logs in: with the scope `brochure` where an account was there before. Who is logged in stays so.
 * @throws Refusal 422, the same whatever is wrong with the code
 */
export async function verifyBrochure(
  { email, otp }: { email: string; otp: string },
  caller: Caller,
  current: Parameters<typeof signInByProof>[3],
) {
  if ((await checkOneTimePassword({ purpose: 'brochure', email, otp })) !== 'good') throw otpFailed();
  return db().transaction(async (tx) => {
    const lead = await findAsked(tx, email);
    if (!lead) throw otpFailed();
    const { name, phone, countryCode, language, fields } = lead;
    const person = { email, name, phone: phone ?? '', country_code: countryCode ?? '+91', language };
    const signedIn = await signInByProof(tx, person, caller, current);
    const { clientId } = signedIn;
    await tx.update(leads).set({ isVerified: true, clientId }).where(eq(leads.id, lead.id));
    await addLeadEvent(tx, lead.id, 'verified');
    await giveBrochure(tx, { clientId, email, name: signedIn.client.name, language, service: String(fields.service) });
    return signedIn;
  });
}

/** The request that the living code was mailed for. What came later and got none, a stranger may have sent. */
async function findAsked(tx: Queryable, email: string) {
  const [asked] = await tx
    .select({ lead: leads })
    .from(leads)
    .innerJoin(leadEvents, and(eq(leadEvents.leadId, leads.id), eq(leadEvents.kind, 'code-sent')))
    .where(and(eq(leads.email, email), eq(leads.form, 'brochure')))
    .orderBy(desc(leadEvents.id))
    .limit(1);
  return asked?.lead;
}

function otpFailed(): Refusal {
  return new Refusal(422, texts.otpFailed, { errors: { otp: [texts.otpFailed] } });
}
