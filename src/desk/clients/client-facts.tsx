import { Trans, useLingui } from '@lingui/react/macro';
import { encodeForMailto } from '#core/text/addresses.ts';
import { shortMoment } from '#desk/texts/short-moment.ts';
import type { ClientView } from '#features/accounts/desk/clients.schema.ts';
import { languages } from '#locales/languages.ts';
import { FactList } from '#ui/fact-list.tsx';
import { ClientState } from './client-list.tsx';

/** The profile of a client, and how much the client area contains for them. */
export function ClientFacts({ client }: { client: ClientView }) {
  const { t, i18n } = useLingui();
  const { email, phone, company, language, isActive, lastLoginAt, createdAt, hasPassword, consentVersion, counts } =
    client;
  const moment = (iso: string | null) => iso && shortMoment(iso, i18n.locale);
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="pb-2">
        <Trans>Profile</Trans>
      </h2>
      <FactList
        facts={[
          { term: t`Access`, value: <ClientState isActive={isActive} /> },
          {
            term: t`Email`,
            value: (
              <a href={`mailto:${encodeForMailto(email)}`} dir="ltr" className="text-assay underline wrap-anywhere">
                {email}
              </a>
            ),
          },
          {
            term: t`Phone`,
            value: (
              <a href={`tel:${phone.replace(/\s/g, '')}`} dir="ltr" className="text-assay underline">
                {phone}
              </a>
            ),
          },
          { term: t`Company`, value: company && <bdi className="wrap-anywhere">{company}</bdi> },
          { term: t`Language`, value: languages.find(({ code }) => code === language)?.name ?? language },
          { term: t`Logs in with`, value: hasPassword ? t`Password and code` : t`Code only; no password has been set` },
          { term: t`Last login`, value: moment(lastLoginAt) ?? t`Not recorded` },
          { term: t`Client since`, value: moment(createdAt) },
          { term: t`Agreed to the privacy policy of`, value: consentVersion ?? t`Not recorded` },
          { term: t`Projects`, value: String(counts.projects) },
          { term: t`Brochures`, value: String(counts.brochures) },
          { term: t`Comments`, value: String(counts.comments) },
        ]}
      />
    </section>
  );
}
