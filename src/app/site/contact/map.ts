import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { getI18n } from '#app/texts/i18n.ts';
import { framePage } from '#core/http/frame-page.ts';
import { getContact } from '#features/contact/get-contact.server.ts';
import { mapFrameAddress } from '#features/contact/map-address.ts';
import type { Route } from './+types/map';

export const handle = { unlisted: true } as const;

/** The map of the map service in a document of its own, which the contact page shows when the visitor asks for it. */
export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { office } = await getContact(language);
  if (!office.map) throw data(null, { status: 404 });
  const unreachable = getI18n(language)._(
    msg`The map cannot be reached at the moment, so you see our sketch of the streets instead.`,
  );
  return framePage({ source: mapFrameAddress(office.map), title: 'OpenStreetMap', language, unreachable });
}
