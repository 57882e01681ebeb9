import { Trans } from '@lingui/react/macro';
import type { OrderName } from '#features/orders/order-view.ts';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { DatedText, FigureDate } from './dated-text.tsx';

/** An order by its title and number, with the way to its page in the register. */
export function OrderLink({ order: { slug, number, title } }: { order: OrderName }) {
  return (
    <>
      <TextLink to={`/orders/${slug}`}>
        <OwnText text={title} from="lists" />
      </TextLink>
      {number && !title.includes(number) && (
        <span className="block tabular">
          <OwnText text={number} />
        </span>
      )}
    </>
  );
}

type Order = { name?: string | null; reference: string | null; date: string | null };

/** An order or amendment: its name, its gazette number and its date, as far as the list gives them. */
export function OrderReference({ name = null, reference, date }: Order) {
  const number = reference && !name?.includes(reference) ? reference : null;
  return (
    <>
      {name && (
        <span className="block">
          <DatedText text={name} from="lists" />
        </span>
      )}
      {number && <DatedText text={number} />}
      {number && date && ', '}
      {date && (
        <Trans>
          dated <FigureDate date={date} />
        </Trans>
      )}
    </>
  );
}
