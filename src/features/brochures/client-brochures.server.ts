import { z } from 'zod';
import { and, asc, desc, eq, sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { NotFoundError } from '#core/errors.ts';
import { openPrivate } from '#core/files/private-files.server.ts';
import { readSigned, sign } from '#core/secrets/signed.server.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { brochures, clientBrochures } from '#db/schema/brochures.ts';
import { services } from '#db/schema/services.ts';
import type { Actor } from '#features/accounts/actor.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { redrawBrochure } from './store-brochure.server.ts';

const linkSeconds = 3_600;

/** `updatedAt` is when the client received the brochure. */
type ClientBrochure = { id: number; title: string; link: string; updatedAt: Date };

/** The brochures that a client has requested, newest first. */
export async function listClientBrochures(actor: Actor, language: LanguageCode): Promise<ClientBrochure[]> {
  const rows = await db()
    .select({
      id: clientBrochures.id,
      title: brochures.title,
      updatedAt: clientBrochures.createdAt,
      name: services.name,
      translations: services.translations,
    })
    .from(clientBrochures)
    .innerJoin(brochures, eq(brochures.id, clientBrochures.brochureId))
    .leftJoin(services, eq(services.id, brochures.serviceId))
    .where(and(eq(clientBrochures.clientId, actor.clientId), eq(brochures.status, 'published')))
    .orderBy(desc(clientBrochures.createdAt), asc(clientBrochures.id));
  return rows.map(({ id, title, name, translations, updatedAt }) => ({
    id,
    title: localize({ name: name ?? title, translations: translations ?? {} }, language).name,
    link: `${readEnv().API_PREFIX}/brochure-files/${sign('brochure', { id, clientId: actor.clientId }, linkSeconds)}`,
    updatedAt,
  }));
}

/**
 * The file behind a link in the list; records that it was downloaded.
 * @throws NotFoundError also for a link that is forged or has expired, and when the client's account is closed
 */
export async function getBrochureFile(token: string) {
  const link = readSigned('brochure', token, z.object({ id: z.number().int(), clientId: z.number().int() }));
  if (!link) throw new NotFoundError();
  const isTheirs = and(eq(clientBrochures.id, link.id), eq(clientBrochures.clientId, link.clientId));
  const [brochure] = await db()
    .select({ filePath: brochures.filePath, slug: brochures.slug })
    .from(clientBrochures)
    .innerJoin(brochures, eq(brochures.id, clientBrochures.brochureId))
    .innerJoin(clients, and(eq(clients.id, link.clientId), eq(clients.isActive, true)))
    .where(and(isTheirs, eq(brochures.status, 'published')));
  if (!brochure) throw new NotFoundError();
  const content = (await openPrivate(brochure.filePath)) ?? (await makeAgain(brochure.slug));
  if (!content) throw new NotFoundError();
  await db().update(clientBrochures).set({ downloadedAt: sql`clock_timestamp()` }).where(isTheirs);
  return { content, name: `${brochure.slug}.pdf` };
}

/** The files are made from the services' texts, so one that is lost, or not drawn yet, is simply made. */
async function makeAgain(slug: string) {
  const filePath = await redrawBrochure(slug);
  return filePath && openPrivate(filePath);
}
