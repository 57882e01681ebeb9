import { z } from 'zod';
import { readEnv } from '#core/env.ts';
import { readSigned, sign } from '#core/secrets/signed.server.ts';
import type { Actor } from '#features/accounts/actor.ts';

const linkSeconds = 3_600;

/** The address of a file for one client, valid for an hour. */
export function signDownloadLink(id: number, { clientId }: Actor): string {
  return `${readEnv().API_PREFIX}/download-files/${sign('download', { id, clientId }, linkSeconds)}`;
}

/** What a link grants and to whom, or null when it is forged or has expired. */
export function readDownloadLink(token: string) {
  return readSigned('download', token, z.object({ id: z.number().int(), clientId: z.number().int() }));
}
