import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { call } from '#app/calls/call.ts';
import type { KycDetails as Details } from '#features/kyc/kyc.schema.ts';
import { BillingAddress } from '#features/payment/components/billing-address.tsx';
import { Cheque } from '#features/payment/components/cheque.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { textLinkClass } from '#ui/text-link.tsx';

/**
 * What the password opens: the accounts as cheques, the billing address and the documents.
 *
 * @param isNew whether the visitor has just unlocked it; the heading then takes the focus
 */
export function KycDetails({ details, isNew, onLocked }: { details: Details; isNew: boolean; onLocked: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isLocking, setLocking] = useState(false);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  async function lock() {
    setLocking(true);
    const { ok } = await call('DELETE /kyc');
    setLocking(false);
    if (ok) onLocked();
  }

  return (
    <>
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          <Trans>KYC and bank details</Trans>
        </h1>
        <Button variant="secondary" pending={isLocking} onClick={() => void lock()} className="print:hidden">
          <Icon name="lock" size={18} />
          <Trans>Lock again</Trans>
        </Button>
      </header>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="stack-8">
          {details.bank_details.map((account) => (
            <Cheque key={account.slug} account={account} />
          ))}
        </div>
        <div className="stack-10">
          <section aria-labelledby="kyc-items-title">
            <h2 id="kyc-items-title" className="mb-4 text-2xl">
              <Trans>Company documents</Trans>
            </h2>
            <KycItems items={details.kyc_items} />
          </section>
          <section aria-labelledby="kyc-billing-title">
            <h2 id="kyc-billing-title" className="mb-4 text-2xl">
              <Trans>Billing address</Trans>
            </h2>
            <BillingAddress billing={details.billing_address} />
          </section>
        </div>
      </div>
    </>
  );
}

/** The documents of the company with the links to view and to download each of them. */
function KycItems({ items }: { items: Details['kyc_items'] }) {
  if (items.length === 0) {
    return (
      <p className="text-ink-2">
        <Trans>There are no documents here at present. Ask us for the one that you need.</Trans>
      </p>
    );
  }
  return (
    <ul className="border-t border-ink">
      {items.map(({ id, name, view_url, download_url }) => (
        <li key={id} className="border-b border-rule py-3">
          <OwnText text={name} />
          {view_url && download_url ? (
            <div className="flex gap-6 print:hidden">
              <a href={view_url} target="_blank" rel="noopener" className={`${textLinkClass} py-2`}>
                <Trans>View</Trans>
                <span className="sr-only"> {name}</span>
              </a>
              <a href={download_url} download className={`${textLinkClass} py-2`}>
                <Trans>Download</Trans>
                <span className="sr-only"> {name}</span>
              </a>
            </div>
          ) : (
            <p className="text-sm text-ink-2">
              <Trans>Not available at present</Trans>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
