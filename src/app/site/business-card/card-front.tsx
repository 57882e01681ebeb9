import type { ReactNode } from 'react';
import { dialledNumber } from '#core/text/digits.ts';
import type { BusinessBanner } from '#features/business-card/business-card.schema.ts';
import { OwnText, useOwnLanguage } from '#ui/own-language.tsx';

/** The front of the card, in the proportion of 85 to 55 mm; in print it has exactly this size. */
export function CardFront({ banner }: { banner: BusinessBanner }) {
  const languageOf = useOwnLanguage();
  const { banner_img, business_name, business_category, address, work, mobile, email, website } = banner;
  return (
    <section aria-label={business_name} className="business-card bg-sheet">
      <div className="business-card-face flex-col justify-between">
        <div className="flex items-start justify-between gap-[4cqw]">
          <div className="min-w-0">
            <p {...languageOf(business_name)} className="business-card-name">
              {business_name}
            </p>
            {business_category && (
              <p {...languageOf(business_category)} className="mt-[1.5cqw] text-ink-2">
                {business_category}
              </p>
            )}
          </div>
          <img src={banner_img} alt="" width={72} height={72} className="w-[17cqw] shrink-0" />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-[4cqw] border-t border-gold pt-[3cqw]">
          {address && (
            <address {...languageOf(address)} className="min-w-0 whitespace-pre-line not-italic">
              {address}
            </address>
          )}
          <ul className="ms-auto min-w-0 max-w-full text-end">
            <Line href={work && `tel:${dialledNumber(work)}`} text={work} />
            <Line href={mobile && `tel:${dialledNumber(mobile)}`} text={mobile} />
            <Line href={email && `mailto:${email}`} text={email} />
            <Line href={website} text={website && withoutScheme(website)} />
          </ul>
        </div>
      </div>
    </section>
  );
}

function Line({ href, text }: { href: string | null; text: string | null }): ReactNode {
  if (!href || !text) return null;
  return (
    <li>
      <a href={href} className="business-card-link">
        <OwnText text={text} />
      </a>
    </li>
  );
}

function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
