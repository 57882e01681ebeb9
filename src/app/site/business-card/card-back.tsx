import { Trans, useLingui } from '@lingui/react/macro';
import { QrCode } from '#ui/drawings/qr-code.tsx';

/** The back of the card: basalt, one streak of gold, and the code that adds the contact to a phone. */
export function CardBack({ code, website }: { code: { size: number; path: string }; website: string | null }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Back of the card`} className="business-card bg-basalt text-paper">
      <svg
        aria-hidden="true"
        viewBox="0 0 850 550"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full mirrored"
      >
        <path d="M-20 330 330 20" className="stroke-gold" strokeWidth="6" strokeLinecap="round" />
      </svg>
      <div className="business-card-face flex-wrap items-center justify-between gap-[5cqw]">
        <p className="min-w-0 flex-1 self-end">
          <span className="business-card-name block">
            <Trans>Scan to save this contact</Trans>
          </span>
          {website && (
            <bdi dir="ltr" className="mt-[2cqw] block wrap-anywhere text-rule">
              {website.replace(/^https?:\/\//, '')}
            </bdi>
          )}
        </p>
        <div className="w-[45cqw] shrink-0">
          <QrCode code={code} label={t`QR code with our contact details for your address book`} />
        </div>
      </div>
    </section>
  );
}
