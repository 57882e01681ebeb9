import { busyFor } from '#core/gate.ts';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';
import { previewPath } from '#features/records/desk/preview-draft.server.ts';
import type { SiteAddresses } from '#features/redirects/site-addresses.server.ts';
import type { Door } from '#server/calls/door.ts';
import { deskPath } from '#server/files/desk-files.ts';
import type { Pages } from './create-pages.ts';
import { startFolder } from './page-address.ts';

/** Files and answers of the server that are no pages. */
const ofServer = ['/assets', '/dev', '/healthz', '/og', '/readyz', '/ribbons', '/seals', '/set-language', '/storage'];

type Parts = { pages: Pages; doors: readonly Pick<Door, 'prefix'>[]; publicUrl: string };

/** What staff may not give to a redirect, and whether a page stands at an address. */
export function readSiteAddresses({ pages, doors, publicUrl }: Parts): SiteAddresses {
  const taken = [...ofServer, startFolder, deskPath, previewPath, ...doors.map(({ prefix }) => prefix)];
  return {
    findReserved(path) {
      const own = taken.find((start) => path === start || path.startsWith(`${start}/`));
      return own ?? (pages.rules.find(path).isSecret ? path : undefined);
    },
    async hasPage(path) {
      const response = await pages.render(new Request(new URL(path, publicUrl)), 'unmoved');
      await response.body?.cancel();
      if (response.status >= 500) throw new Refusal(503, refusalTexts.busy, { retryAfter: busyFor });
      return response.status !== 404;
    },
  };
}
