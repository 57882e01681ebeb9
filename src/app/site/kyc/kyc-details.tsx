import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { call } from '#app/calls/call.ts';
import type { KycDetails as Details } from '#features/kyc/kyc.schema.ts';
import { BillingAddress } from '#features/payment/components/billing-address.tsx';
import { Cheque } from '#features/payment/components/cheque.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { KycItems } from './kyc-items.tsx';

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
