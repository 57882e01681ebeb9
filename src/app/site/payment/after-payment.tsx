import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** What to look at before paying, and how to send us the screenshot afterwards. */
export function AfterPayment({ whatsapp, email }: { whatsapp: string; email: string }) {
  const { t } = useLingui();
  const text = encodeURIComponent(t`Here is the screenshot of our payment. Invoice number:`);
  const number = whatsapp.replace(/\D/g, '');
  return (
    <div className="grid gap-8 md:grid-cols-2 md:gap-12 print:block print:stack-6">
      <section aria-labelledby="before-title">
        <h2 id="before-title" className="text-2xl">
          <Trans>Before you pay</Trans>
        </h2>
        <p className="mt-3 border-s-4 border-gold ps-4 text-pretty">
          <Trans>
            We never change these details by email or by telephone. If a message names another account, call us on the
            number in the footer before you pay anything.
          </Trans>
        </p>
      </section>
      <section aria-labelledby="after-title">
        <h2 id="after-title" className="text-2xl">
          <Trans>After you have paid</Trans>
        </h2>
        <p className="mt-3 text-pretty">
          <Trans>
            Send us the screenshot of the payment with the invoice number, so that we can match the two the same day.
          </Trans>
        </p>
        <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
          {number && (
            <a
              href={`https://wa.me/${number}?text=${text}`}
              target="_blank"
              rel="noopener nofollow"
              className={buttonClass('primary')}
            >
              <Icon name="whatsapp" size={18} />
              <Trans>Share the payment screenshot</Trans>
            </a>
          )}
          {email && (
            <TextLink to={`mailto:${email}?subject=${encodeURIComponent(t`Payment screenshot`)}&body=${text}`}>
              <Trans>Send it by email</Trans>
            </TextLink>
          )}
        </p>
      </section>
    </div>
  );
}
