import { type Env, isPublicSite } from '#core/env.ts';
import { inviteFirstOwner } from '#features/staff/invitations/invite-first-owner.server.ts';

/**
 * Prints the way into the desk as long as no owner can sign in, on a site that only this machine reaches. It is
 * a line of its own on the console, as codes are without a mail server, and no line of the log.
 */
export async function printFirstInvitation(env: Env): Promise<void> {
  if (isPublicSite(env)) return;
  const link = await inviteFirstOwner();
  if (link) process.stdout.write(`The staff desk opens once, within 30 minutes, with ${link}\n`);
}
