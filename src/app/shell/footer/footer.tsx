import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useMatches } from 'react-router';
import { enquiryMessageOf, enquiryOf } from '#app/page/page-handle.ts';
import type { RootData } from '#app/page/root-data.ts';
import { ExpertActions } from '#app/shell/drawers/expert-actions.tsx';
import { EnquiryBand } from '#app/shell/enquiry-band.tsx';
import { LanguageList } from '#app/shell/language/language-link.tsx';
import { Logo } from '#app/shell/logo.tsx';
import { closed } from '#core/text/closed.ts';
import type { Certificate } from '#features/site/site.schema.ts';
import { findLanguage } from '#locales/languages.ts';
import { OwnText } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import { FooterColumn, FooterLinks } from './footer-column.tsx';
import { FooterContact } from './footer-contact.tsx';
import { SocialLinks } from './social-links.tsx';

/** The footer of every page: the enquiry, links, contact details and certificates. */
export function Footer({ root }: { root: RootData }) {
  const { services, links, important, certificates } = root.footer;
  const { siteName, site } = root;
  const matches = useMatches();
  const enquiry = enquiryOf(matches);
  const serviceLinks = services.map(({ name, slug, categorySlug }) => ({
    title: name,
    url: `/services/${categorySlug}/${slug}`,
  }));
  return (
    <footer id="footer" className="site-footer no-print">
      {enquiry !== 'none' && (
        <EnquiryBand callBase={root.callBase} isFolded={enquiry === 'folded'} message={enquiryMessageOf(matches)} />
      )}
      <div className="bg-basalt text-paper">
        <Container className="py-12 md:py-16">
          <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-b border-basalt-rule pb-8">
            <div>
              <Logo name={siteName} />
              {site.tagline && <p className="mt-3 text-rule">{site.tagline}</p>}
            </div>
            <p className="border-s-2 border-gold ps-4 font-serif text-xl">{site.since}</p>
          </div>

          <div className="footer-columns pt-10 sm:grid-cols-2 lg:grid-cols-4">
            <FooterColumn title={<Trans>Services</Trans>} wide>
              <FooterLinks links={serviceLinks} />
              <Link
                to="/services"
                className="inline-flex min-h-9 items-center underline decoration-gold underline-offset-4"
              >
                <Trans>All services</Trans>
              </Link>
            </FooterColumn>
            <FooterColumn title={<Trans>Links</Trans>}>
              <FooterLinks links={links} />
            </FooterColumn>
            <FooterColumn title={<Trans>Important links</Trans>}>
              <FooterLinks links={important} />
            </FooterColumn>
            <FooterColumn title={<Trans>Contact</Trans>} wide>
              <FooterContact site={site} />
              <ExpertActions />
            </FooterColumn>
          </div>

          <FooterCertificates certificates={[...certificates.company, ...certificates.site]} />

          <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t border-basalt-rule pt-6">
            <FooterLanguages root={root} />
            <SocialLinks links={root.social} />
          </div>
          <p className="mt-4 text-sm text-rule">
            <OwnText text={closed(site.legalName)} />{' '}
            <Trans>We are a consultancy, not a government body; the regulator takes every decision.</Trans>
          </p>
        </Container>
      </div>
    </footer>
  );
}

/** Folded, because names in a dozen scripts, each in a font of its own, take longer to lay out than the rest of a page. */
function FooterLanguages({ root }: { root: RootData }) {
  const { t } = useLingui();
  const name = findLanguage(root.language)?.name ?? '';
  return (
    <nav aria-label={t`Language`} className="min-w-0">
      <details>
        <summary className="min-h-11 content-center text-sm font-semibold">{t`Language: ${name}`}</summary>
        <LanguageList root={root} className="flex flex-wrap gap-x-5" />
      </details>
    </nav>
  );
}

/** The certificates of the company and of the site, on a light background because they were drawn for one. */
function FooterCertificates({ certificates }: { certificates: readonly Certificate[] }) {
  const { t } = useLingui();
  if (certificates.length === 0) return null;
  return (
    <ul aria-label={t`Certificates`} className="mt-10 flex flex-wrap gap-4">
      {certificates.map(({ id, imageUrl, imageAlt }) => (
        <li key={id} className="bg-paper p-2">
          <img
            src={imageUrl}
            alt={imageAlt}
            width="112"
            height="80"
            loading="lazy"
            className="h-20 w-28 object-contain"
          />
        </li>
      ))}
    </ul>
  );
}
