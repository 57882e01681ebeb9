import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CustomsHeading } from '#features/requirements/exemptions/list-customs-headings.server.ts';
import { TextLink } from '#ui/text-link.tsx';

/** The customs headings of the products on a list; each leads to a search for its products. */
export function CustomsHeadings({ headings }: { headings: readonly CustomsHeading[] }) {
  const [named, chosen] = [
    headings.filter(({ basis }) => basis === 'order'),
    headings.filter(({ basis }) => basis === 'ours'),
  ];
  if (headings.length === 0) return null;
  return (
    <section aria-labelledby="customs-codes" className="stack-6">
      <h2 id="customs-codes" className="break-after-avoid text-2xl">
        <Trans>Customs codes</Trans>
      </h2>
      <p>
        <Trans>
          The first four digits of the HS codes of the products on this list. Choose a heading to see its products;
          their pages give the full codes.
        </Trans>
      </p>
      {named.length > 0 && <Headings title={<Trans>HS headings that the orders name</Trans>} headings={named} />}
      {chosen.length > 0 && (
        <Headings
          title={<Trans>HS headings of our own choice: check them with your customs broker</Trans>}
          headings={chosen}
        />
      )}
    </section>
  );
}

function Headings({ title, headings }: { title: ReactNode; headings: readonly CustomsHeading[] }) {
  return (
    <div className="stack-2">
      <h3 className="text-lg">{title}</h3>
      <ul className="flex flex-wrap gap-x-5 tabular">
        {headings.map(({ code }) => (
          <li key={code}>
            <TextLink to={`/search?q=${code}`} className="inline-block py-1">
              {code}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
