import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { DetailPage } from '#app/page/detail-page.tsx';
import { Faqs } from '#app/page/faqs.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { RelatedSection } from '#app/page/related-section.tsx';
import { faqPage } from '#app/page/structured-data.ts';
import { ShareMenu } from '#app/shell/share-menu.tsx';
import { todayInIndia } from '#core/time/dates.ts';
import { ProductLead } from '#features/products/components/product-lead.tsx';
import { ProductSections } from '#features/products/components/product-sections.tsx';
import { RelatedNotifications } from '#features/products/components/related-notifications.tsx';
import { findProduct } from '#features/products/find-product.server.ts';
import { RequiredCertification } from '#features/requirements/components/required-certification.tsx';
import { buttonClass, LinkButton } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Seal } from '#ui/drawings/seal.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Prose } from '#ui/own-language.tsx';
import { Container, Section } from '#ui/section.tsx';
import type { Route } from './+types/product';

function crumbsOf({ name, slug }: { name: string; slug: string }) {
  return [
    { label: msg`Products`, to: '/products' },
    { label: name, to: `/products/${slug}` },
  ];
}

export function meta(args: Route.MetaArgs) {
  const { product } = args.loaderData;
  return pageMeta(args, {
    own: product.seo,
    crumbs: crumbsOf(product),
    structuredData: faqPage(product.faqs),
  });
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const product = await findProduct(params.slug, context.get(languageContext));
  if (!product) throw data(null, { status: 404 });
  return { product, today: todayInIndia() };
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { product, today } = loaderData;
  const { t } = useLingui();
  return (
    <DetailPage
      crumbs={crumbsOf(product)}
      meta={<Trans>Product Name</Trans>}
      title={product.name}
      lead={<ProductLead product={product} />}
      picture={
        <img
          src={product.image}
          alt={product.imageAlt ?? product.name}
          width={220}
          height={220}
          className="size-28 shrink-0 object-contain md:size-55"
        />
      }
      actions={
        <>
          <LinkButton to="/products" variant="secondary" className="no-print">{t`Back`}</LinkButton>
          <ShareMenu id="share-product" title={product.name} className={buttonClass('quiet', 'no-print')} />
        </>
      }
    >
      <Section id="certification" title={<Trans>Required Certification for Indian Market</Trans>}>
        {product.services.length > 0 ? (
          <RequiredCertification services={product.services} requirements={product.requirements} today={today} />
        ) : (
          <EmptyState title={t`This product is not on any list we hold.`}>
            <Trans>That does not mean that no approval is required. Ask us before you make or import it.</Trans>
          </EmptyState>
        )}
      </Section>
      <Container className="py-8">
        {product.description ? (
          <Prose html={product.description} />
        ) : (
          <p className="text-ink-2">
            <Trans>No description available.</Trans>
          </p>
        )}
      </Container>
      <Container>
        <ProductSections sections={product.sections} />
      </Container>
      {product.cta && (
        <Section id="next-step" tone="basalt" title={<Trans>Your next step</Trans>}>
          <Prose html={product.cta} className="mb-6" />
          <LinkButton to="/contact" variant="secondary" className="no-print">{t`Contact us`}</LinkButton>
        </Section>
      )}
      {product.faqs.length > 0 && (
        <Section id="faqs" title={<Trans>Frequently Asked Questions</Trans>}>
          <Faqs name="product-faqs" faqs={product.faqs} />
        </Section>
      )}
      <RelatedNotifications notifications={product.notifications} />
      <RelatedSection
        id="related-products"
        title={t`Similar products`}
        items={product.related.map(({ slug, name }) => ({
          key: slug,
          card: <Card to={`/products/${slug}`} title={name} seal={<Seal slug={slug} />} />,
        }))}
      />
    </DetailPage>
  );
}
