import { Trans, useLingui } from '@lingui/react/macro';
import { CopyLabel } from '#features/payment/components/copy-line.tsx';
import { buttonClass } from '#ui/button.tsx';
import { QrCode } from '#ui/drawings/qr-code.tsx';

/**
 * Payment by UPI: a code for the phone in the other hand, the UPI id, and on a phone a link that opens its UPI app.
 *
 * @param link what the code contains
 */
export function UpiPayment({
  id,
  link,
  code,
  payee,
}: {
  id: string;
  link: string;
  code: { size: number; path: string };
  payee: string;
}) {
  const { t } = useLingui();
  return (
    <figure className="mx-auto w-full max-w-68 border border-rule bg-white p-3 text-center">
      <QrCode code={code} label={t`QR code of a UPI payment to ${payee}`} />
      <figcaption className="border-t border-rule pt-3">
        <p className="font-semibold">
          <Trans>Scan with any UPI app</Trans>
        </p>
        <p className="mt-1 flex flex-wrap items-center justify-center gap-x-3">
          <span className="sr-only">
            <Trans>UPI id</Trans>
          </span>
          <bdi className="text-lg wrap-anywhere tabular">{id}</bdi>
          <CopyLabel text={id} what={t`UPI id`} />
        </p>
        <a href={link} className={buttonClass('secondary', 'mt-2 w-full md:hidden print:hidden')}>
          <Trans>Open your UPI app</Trans>
        </a>
      </figcaption>
    </figure>
  );
}
