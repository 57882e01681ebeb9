import { z } from 'zod';
import { readEnv } from '#core/env.ts';
import { readSigned, sign } from '#core/secrets/signed.server.ts';
import { inLanguage } from '#core/text/language.ts';

const days = 180;

/** The page on which the visitor moves or cancels a call. */
export function appointmentLink(appointmentId: number, language: string): string {
  const token = sign('call', { id: appointmentId }, days * 86_400);
  return readEnv().PUBLIC_URL + inLanguage(`/calls/${token}`, language);
}

/** Whose call a link names, or null. */
export function readAppointmentToken(token: string): number | null {
  return readSigned('call', token, z.object({ id: z.number().int() }))?.id ?? null;
}
