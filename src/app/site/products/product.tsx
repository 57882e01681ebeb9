import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { readWords } from '#app/page/answer/read-words.ts';
import { Crumbs } from '#app/page/crumbs.tsx';
import { ExemptionsByOrder } from '#app/page/exemptions/exemptions-by-order.tsx';
import { changeFeed } from '#app/page/follow/change-feed.ts';
import { FollowBox } from '#app/page/follow/follow-box.tsx';
import { readParameters } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { labelled } from '#app/page/page-text.ts';
import { PlateFigure } from '#app/page/plate-figure.tsx';
import { RelatedSection } from '#app/page/related-section.tsx';
import { rememberedChoice } from '#app/page/sheet-choice/sheet-choice.ts';
import { faqPage } from '#app/page/structured-data.ts';
import { CheckModelBar } from '#app/page/thumb-bar.tsx';
import { TimelineLink } from '#app/page/timeline/timeline-link.tsx';
import { useIsEnglish } from '#app/page/untranslated-frame.tsx';
import { todayInIndia } from '#core/time/dates.ts';
import { followNotice } from '#features/alerts/alert-texts.server.ts';
import { listFeeSummaries } from '#features/fees/list-fee-summaries.server.ts';
import { carriedQuery, wordsThatDecide } from '#features/finder/flow/said-facts.ts';
import { listPlatesOfServices } from '#features/gallery/list-gallery.server.ts';
import { listExemptionsOn } from '#features/orders/list-exemptions.server.ts';
import { RelatedNotifications } from '#features/products/components/related-notifications.tsx';
import { findProduct } from '#features/products/find-product.server.ts';
import { drawUpProductSheet } from '#features/products/sheet/draw-up-product-sheet.server.ts';
import { RequiredCertification } from '#features/requirements/components/required-certification.tsx';
import { ordersThatStand } from '#features/requirements/orders-that-stand.ts';
import { enquiryWords } from '#features/requirements/sheet/enquiry-words.server.ts';
import { readSheetReader, serviceFor } from '#features/requirements/sheet/sheet-reader.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { EnglishName, OwnText, Prose } from '#ui/own-language.tsx';
import { Container, Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/product';
import { ProductSheet } from './product-sheet.tsx';
import { ProductFaqs, ProductTexts } from './product-texts.tsx';

export const handle = {
  parameters: ['audience'],
  values: { audience: 'india|import' },
  uncached: ['q'],
  sheet: true,
} as const;

function crumbsOf({ name, slug }: { name: string; slug: string }) {
  return [
    { label: msg`Products`, to: '/products' },
    { label: name, to: `/products/${slug}` },
  ];
}

export function meta(args: Route.MetaArgs) {
  const { product, verdicts } = args.loaderData;
  return pageMeta(args, {
    edited: product.seo,
    verdicts: verdicts.map(({ label, words }) => (label ? labelled(label, words) : words)),
    crumbs: crumbsOf(product),
    structuredData: faqPage(args, product.faqs),
    feeds: [changeFeed('product', product.slug)],
  });
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const product = await findProduct(params.slug, language);
  if (!product) throw data(null, { status: 404 });
  const today = todayInIndia();
  const read = readParameters(request, handle);
  const { q, said } = readWords(request, read('q'));
  const reader = readSheetReader(read('audience'));
  const fees = await listFeeSummaries(language);
  const [exemptions, { sheet, kind, families, verdicts }, plates] = await Promise.all([
    listExemptionsOn(ordersThatStand(product.requirements, today), today, language),
    drawUpProductSheet(product, { reader, language, fees }),
    listPlatesOfServices(
      product.services.map((service) => serviceFor(reader, service).slug),
      language,
    ),
  ]);
  // The sheet says what they come to.
  const { sideRules: _, ...shown } = product;
  return {
    product: shown,
    today,
    exemptions,
    families,
    // One is enough to show what a mark is; each service shows its own.
    plate: plates[0],
    enquiry: enquiryWords({ name: product.name, reader }, language),
    sheet,
    verdicts,
    kind,
    words: { q, said: wordsThatDecide(said, reader), carried: carriedQuery(q, said) },
    followNotice: followNotice(language),
  };
}

export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs) {
  const choice = rememberedChoice(request);
  if (choice) throw redirect(`/products/${params.slug}${choice}`);
  return serverLoader();
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { product, today, sheet, verdicts, kind, words, exemptions, families, plate } = loaderData;
  const { t } = useLingui();
  const isEnglish = useIsEnglish();
  return (
    <>
      <header>
        <Container className="pt-5 pb-4 md:pt-8 print:py-0">
          <div className="no-print mb-4">
            <Crumbs parents={crumbsOf(product).slice(0, -1)} />
          </div>
          <ProductSheet {...{ product, sheet, verdicts, kind, words, families }} />
        </Container>
      </header>
      <div className="no-print">
        <Section id="certification" title={<Trans>Required Certification for Indian Market</Trans>}>
          {product.services.length > 0 ? (
            <>
              <div className={plate ? 'grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]' : undefined}>
                <RequiredCertification
                  services={product.services}
                  requirements={product.requirements}
                  today={today}
                  reader={sheet.reader}
                />
                {plate && <PlateFigure plate={plate} />}
              </div>
              <TimelineLink to={`/products/${product.slug}/timeline`} requirements={product.requirements} />
              {!kind && families.length === 1 && <Families families={families} />}
            </>
          ) : (
            <EmptyState title={t`This product is not on any list we hold.`}>
              <Trans>That does not mean that no approval is required. Ask us before you make or import it.</Trans>
            </EmptyState>
          )}
        </Section>
        <ExemptionsByOrder exemptions={exemptions} />
        <ProductTexts product={product} />
        {product.cta && (
          <Section id="next-step" tone="basalt" title={<Trans>Your next step</Trans>}>
            {!isEnglish(product.cta) && <Prose html={product.cta} className="mb-6" />}
            <LinkButton to="/contact" variant="secondary" className="no-print">{t`Contact us`}</LinkButton>
          </Section>
        )}
        <ProductFaqs faqs={product.faqs} />
        <RelatedNotifications notifications={product.notifications} />
        <FollowBox kind="product" slug={product.slug} notice={loaderData.followNotice} />
        <RelatedSection
          id="related-products"
          title={t`Similar products`}
          items={product.related.map(({ slug, name, isEnglish }) => ({
            key: slug,
            card: <TextLink to={`/products/${slug}`}>{isEnglish ? <EnglishName name={name} /> : name}</TextLink>,
          }))}
        />
      </div>
      <CheckModelBar />
    </>
  );
}

/** The sheet of its only kind, where that adds nothing to its own; it also says what depends on what. */
function Families({ families }: Pick<Route.ComponentProps['loaderData'], 'families'>) {
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-5 gap-y-1">
      <Trans>All approvals by kind of product:</Trans>
      {families.map(({ slug, name }) => (
        <TextLink key={slug} to={`/approval-finder/${slug}`}>
          <OwnText text={name} />
        </TextLink>
      ))}
    </p>
  );
}
