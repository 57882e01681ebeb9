import { and, desc, eq, sql } from 'drizzle-orm';
import type { Caller } from '#core/http/caller.server.ts';
import { Refusal } from '#core/refusal.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { leads } from '#db/schema/leads.ts';
import { checkOneTimePassword } from '#features/accounts/one-time-passwords.server.ts';
import { signInByProof } from '#features/accounts/sign-in-by-proof.server.ts';
import { addLeadEvent } from '#features/leads/lead-events.server.ts';
import { brochureTexts as texts } from './brochures.messages.ts';
import { giveBrochure } from './give-brochure.server.ts';

/**
 * The right code proves the address of the newest request, makes a client of who is none, gives the
 * brochure and logs in: with the scope `brochure` where an account was there before.
 * @throws Refusal 422, the same whatever is wrong with the code
 */
export async function verifyBrochure({ email, otp }: { email: string; otp: string }, caller: Caller) {
  if ((await checkOneTimePassword({ purpose: 'brochure', email, otp })) !== 'good') throw otpFailed();
  return db().transaction(async (tx) => {
    const lead = await findNewest(tx, email);
    if (!lead) throw otpFailed();
    const { name, phone, countryCode, language, fields } = lead;
    const person = { email, name, phone: phone ?? '', country_code: countryCode ?? '+91', language };
    const signedIn = await signInByProof(tx, person, caller);
    const { clientId } = signedIn;
    await tx.update(leads).set({ isVerified: true, clientId }).where(eq(leads.id, lead.id));
    await addLeadEvent(tx, lead.id, 'verified');
    await giveBrochure(tx, { clientId, email, name: signedIn.client.name, language, service: String(fields.service) });
    return signedIn;
  });
}

async function findNewest(tx: Queryable, email: string) {
  const [lead] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.email, email), eq(leads.form, 'brochure')))
    // One that was sent again is the newest, too.
    .orderBy(desc(sql`greatest(${leads.createdAt}, ${leads.updatedAt})`), desc(leads.id))
    .limit(1);
  return lead;
}

function otpFailed(): Refusal {
  return new Refusal(422, texts.otpFailed, { errors: { otp: [texts.otpFailed] } });
}
