import { Trans } from '@lingui/react/macro';
import { Icon } from '#ui/icon.tsx';
import { textLinkClass } from '#ui/text-link.tsx';

const link = `inline-flex min-h-11 items-center gap-3 ${textLinkClass}`;

/** Whom applicants write to when they would rather not use the form. */
export function ApplicantContact({ contact }: { contact: { email: string; whatsapp: string } }) {
  const { email, whatsapp } = contact;
  return (
    <ul>
      {email && (
        <li>
          <a href={`mailto:${email}`} className={link}>
            <Icon name="mail" size={18} />
            <bdi dir="ltr" className="min-w-0 wrap-anywhere">
              {email}
            </bdi>
          </a>
        </li>
      )}
      {whatsapp && (
        <li>
          <a
            href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}
            rel="noopener noreferrer"
            target="_blank"
            className={link}
          >
            <Icon name="whatsapp" size={18} />
            <span className="min-w-0">
              <Trans>
                WhatsApp <bdi dir="ltr">{whatsapp}</bdi>
              </Trans>
            </span>
          </a>
        </li>
      )}
    </ul>
  );
}
