import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderName } from '#features/orders/order-view.ts';
import { OrderLink } from '#features/requirements/components/order-link.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { Section } from '#ui/section.tsx';

type Code = { code: string; relation: 'usual' | 'possible' };
type Props = { family: { names: readonly string[]; codes: readonly Code[] }; orders: readonly OrderName[] };

/** What people call the products of a family, the customs codes under which they usually enter, and the orders. */
export function FamilyFacts({ family: { names, codes }, orders }: Props) {
  const { t } = useLingui();
  return (
    <div className="no-print">
      <Section id="names" title={<Trans>Names, customs codes and orders</Trans>}>
        <FactList
          facts={[
            { term: t`Also called`, value: names.length > 0 ? <Names names={names} /> : null },
            { term: t`Customs codes (HS)`, value: codes.length > 0 ? <Codes codes={codes} /> : null },
            {
              term: t`Orders`,
              value:
                orders.length > 0 ? (
                  <ul className="stack-2">
                    {orders.map((order) => (
                      <li key={order.slug}>
                        <OrderLink order={order} />
                      </li>
                    ))}
                  </ul>
                ) : null,
            },
          ]}
        />
      </Section>
    </div>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return names.map((name, place) => (
    <span key={name}>
      {/* No line begins with the dot. */}
      {place > 0 && '\u00a0· '}
      <OwnText text={name} from="lists" />
    </span>
  ));
}

function Codes({ codes }: { codes: readonly Code[] }) {
  return (
    <>
      <bdi>{codes.map(({ code }) => code.replace(/^(\d{4})(\d{2})?(\d{2})?$/, inPairs)).join(', ')}</bdi>
      <span className="block text-sm text-ink-2">
        <Trans>Our own reading of the tariff; a customs broker must confirm the code.</Trans>
      </span>
    </>
  );
}

const inPairs = (_: string, ...parts: (string | undefined)[]) => parts.slice(0, 3).filter(Boolean).join(' ');
