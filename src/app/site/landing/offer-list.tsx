import { Trans } from '@lingui/react/macro';
import type { LandingScheme } from '#features/landing/list-landing-schemes.server.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { queryDialog } from './query-dialog.tsx';

/** What we offer, in two halves; the last entry asks for what is not named. */
export function OfferList({ schemes }: { schemes: readonly LandingScheme[] }) {
  const half = Math.ceil((schemes.length + 1) / 2);
  const halves = [schemes.slice(0, half), schemes.slice(half)];
  return (
    <>
      <Button variant="secondary" command="show-modal" commandfor={queryDialog}>
        <Trans>Our Services</Trans>
      </Button>
      <div className="mt-6 grid gap-x-10 sm:grid-cols-2">
        {halves.map((list, place) => (
          <ul key={list[0]?.slug ?? 'more'}>
            {list.map(({ slug, name, cardName }) => (
              <li key={slug} className="flex items-center gap-3 border-t border-ink-2 py-2.5">
                <Icon name="check" size={18} className="text-gold" />
                <span className="min-w-0">
                  <OwnText text={cardName ?? name} />
                </span>
              </li>
            ))}
            {place === 1 && (
              <li className="border-t border-ink-2">
                <Button variant="quiet" className="ps-0" command="show-modal" commandfor={queryDialog}>
                  <Trans>..Many More</Trans>
                </Button>
              </li>
            )}
          </ul>
        ))}
      </div>
    </>
  );
}
