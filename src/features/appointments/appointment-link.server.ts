import { z } from 'zod';
import { readEnv } from '#core/env.ts';
import { readSigned, sign } from '#core/secrets/signed.server.ts';
import { inLanguage } from '#core/text/language.ts';

const days = 180;
/** Part of every link ever mailed, so it must not change. */
const use = 'call';

/** The page on which the visitor moves or cancels an appointment. */
export function appointmentLink(appointmentId: number, language: string): string {
  const token = sign(use, { id: appointmentId }, days * 86_400);
  return readEnv().PUBLIC_URL + inLanguage(`/calls/${token}`, language);
}

/** The appointment that a link belongs to, or null. */
export function readAppointmentToken(token: string): number | null {
  return readSigned(use, token, z.object({ id: z.number().int() }))?.id ?? null;
}
