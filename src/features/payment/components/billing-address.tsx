import { Trans, useLingui } from '@lingui/react/macro';
import type { BillingAddress as Address } from '#features/payment/payment.schema.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { OwnText, useOwnLanguage } from '#ui/own-language.tsx';

/** The address for invoices, which can be copied as a whole. */
export function BillingAddress({ billing }: { billing: Address }) {
  const { t } = useLingui();
  const languageOf = useOwnLanguage();
  const { name, address, gstin } = billing;
  const text = [name, address, gstin && `${t`GSTIN`}: ${gstin}`].filter(Boolean).join('\n');
  return (
    <>
      <address {...languageOf(address)} className="text-lg whitespace-pre-line not-italic">
        <strong className="block font-semibold">
          <OwnText text={name} from="lists" />
        </strong>
        {address}
      </address>
      {gstin && (
        <p className="mt-3">
          <span className="text-ink-2">
            <Trans>GSTIN</Trans>
          </span>{' '}
          <bdi className="tabular">{gstin}</bdi>
        </p>
      )}
      <p className="mt-5">
        <CopyButton variant="secondary" text={text} copied={<Trans>Copied</Trans>} failed={<Trans>Not copied</Trans>}>
          <Trans>Copy billing address</Trans>
        </CopyButton>
      </p>
    </>
  );
}
