import { parseArgs } from 'node:util';
import { z } from 'zod';
import { StartError } from '#core/errors.ts';
import { isEmailAddress } from '#core/text/addresses.ts';
import { closeDatabase, openDatabase } from '#db/client.server.ts';
import { migrateDatabase } from '#db/migrate-database.server.ts';
import { theSystem } from '#features/audit/audit.server.ts';
import { inviteStaff } from '#features/staff/invitations/invitations.server.ts';
import { staffRoles } from '#features/staff/staff.schema.ts';
import { withDatabase } from '#server/start/with-database.ts';
import { runCommand } from './run-command.ts';

const usage = `Write npm run staff -- invite asha@example.com --role owner; roles are ${staffRoles.join(', ')}, and --name says whose address it is`;

/** `npm run staff -- invite <email> --role owner` prints a link that lets somebody into the desk, or back into it. */
async function run() {
  const options = { role: { type: 'string', multiple: true }, name: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [action, email = '', ...rest] = positionals;
  const roles = z.array(z.enum(staffRoles)).min(1).safeParse(values.role);
  if (action !== 'invite' || !isEmailAddress(email) || !roles.success || rest.length > 0) throw new StartError(usage);
  const invited = { email, name: values.name ?? email, roles: [...new Set(roles.data)], languages: null };
  await withDatabase(async (url) => {
    openDatabase(url);
    try {
      await migrateDatabase(url);
      const { link } = await inviteStaff(theSystem, invited);
      console.info(
        `${link}\nThis link works once, within 30 minutes. It lets ${email} into the desk as ${roles.data.join(', ')}.`,
      );
    } finally {
      await closeDatabase();
    }
  });
}

await runCommand(run);
