import { Trans, useLingui } from '@lingui/react/macro';
import { languageContext } from '#app/context.server.ts';
import { Crumbs } from '#app/page/crumbs.tsx';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { privateDescriptions, privateTitles } from '#app/page/private-titles.ts';
import { drawQrCode } from '#core/qr/draw-qr-code.ts';
import { BillingAddress } from '#features/payment/components/billing-address.tsx';
import { Cheque } from '#features/payment/components/cheque.tsx';
import { listPublicAccounts } from '#features/payment/list-bank-accounts.server.ts';
import { getBillingSettings } from '#features/site/settings.server.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Container } from '#ui/section.tsx';
import type { Route } from './+types/payment';
import { AfterPayment } from './after-payment.tsx';
import { UpiPayment } from './upi-payment.tsx';

export const handle = { unlisted: true, enquiry: 'folded' } as const satisfies PageHandle;

const crumbs = [{ label: privateTitles.payment, to: '/payment' }];

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: privateTitles.payment,
    description: privateDescriptions.payment,
    crumbs,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [accounts, { billing, whatsapp, email }] = await Promise.all([
    listPublicAccounts(language),
    getBillingSettings(language),
  ]);
  return {
    accounts: accounts.map((account) => ({ account, upi: account.upi && drawUpi(account.upi, account.holder) })),
    billing,
    whatsapp,
    email,
  };
}

function drawUpi(id: string, payee: string) {
  const link = upiLink(id, payee);
  return { id, link, code: drawQrCode(link) };
}

/**
 * The address that opens a payment in any UPI app, also when it is read from a QR code.
 * @param upi the UPI id of the payee, as `name@bank`
 * @param payee the name that the app shows before the payment is confirmed
 */
function upiLink(upi: string, payee: string): string {
  return `upi://pay?pa=${encodeURIComponent(upi).replace('%40', '@')}&pn=${encodeURIComponent(payee)}&cu=INR`;
}

export default function Payment({ loaderData: { accounts, billing, whatsapp, email } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <Container className="pt-6 pb-16 md:pt-8 md:pb-24 print:py-0">
      <div className="mb-6 print:hidden">
        <Crumbs parents={[]} page={crumbs[0]?.label} />
      </div>
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 print:mb-5">
        <div className="max-w-2xl min-w-0">
          <h1>
            <Trans>Payment</Trans>
          </h1>
          <p className="mt-4 text-lg text-pretty text-ink-2">
            <Trans>
              Pay by bank transfer or by UPI, and write the number of our invoice in the remarks. We’ll confirm receipt
              by email within one working day.
            </Trans>
          </p>
        </div>
        <Button variant="secondary" command="show-modal" commandfor="billing-address" className="print:hidden">
          <Trans>Billing address</Trans>
        </Button>
      </header>
      <div className="stack-8">
        {accounts.map(({ account, upi }) => (
          <Cheque key={account.slug} account={account}>
            {upi && <UpiPayment {...upi} payee={account.holder} />}
          </Cheque>
        ))}
        {accounts.length === 0 && (
          <EmptyState title={<Trans>No bank account is published at the moment</Trans>}>
            <Trans>Our invoices name the account to pay into. If yours does not, ask us before you pay.</Trans>
          </EmptyState>
        )}
        <div className="break-inside-avoid print:grid print:grid-cols-[1fr_16rem] print:gap-8">
          <AfterPayment whatsapp={whatsapp} email={email} />
          <div className="print-only">
            <h2 className="mb-3 text-2xl">
              <Trans>Billing address</Trans>
            </h2>
            <BillingAddress billing={billing} />
          </div>
        </div>
      </div>
      <Dialog id="billing-address" title={<Trans>Billing address</Trans>} closeLabel={t`Close`}>
        <BillingAddress billing={billing} />
      </Dialog>
    </Container>
  );
}
