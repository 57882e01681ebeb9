import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { ShareMenu } from '#app/shell/share-menu.tsx';
import { todayInIndia } from '#core/time/dates.ts';
import { ProductHeader } from '#features/products/components/product-header.tsx';
import { ProductSections } from '#features/products/components/product-sections.tsx';
import { RelatedNotifications } from '#features/products/components/related-notifications.tsx';
import { RelatedProducts } from '#features/products/components/related-products.tsx';
import { findProduct } from '#features/products/find-product.server.ts';
import { RequiredCertification } from '#features/requirements/components/required-certification.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { buttonClass, LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Prose } from '#ui/own-language.tsx';
import { Container, Section } from '#ui/section.tsx';
import type { Route } from './+types/product';
import { productSeo } from './product-seo.ts';

export function meta(args: Route.MetaArgs) {
  const root = args.matches[0].loaderData;
  return root && args.loaderData ? pageMeta(args, productSeo(args.loaderData.product, root)) : [];
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
    <>
      <ProductHeader product={product}>
        <LinkButton to="/products" variant="secondary" className="no-print">{t`Back`}</LinkButton>
        <ShareMenu id="share-product" title={product.name} className={buttonClass('quiet', 'no-print')} />
      </ProductHeader>
      <Section id="certification" title={<Trans>Required Certification for Indian Market</Trans>}>
        {product.services.length > 0 ? (
          <RequiredCertification services={product.services} requirements={product.requirements} today={today} />
        ) : (
          <EmptyState title={t`No list of ours names this product`}>
            <Trans>That does not mean that nothing is required. Ask us before you make or import it.</Trans>
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
          <Accordion
            name="product-faqs"
            items={product.faqs.map(({ question, answer }, index) => ({
              id: `faq-${index + 1}`,
              title: question,
              content: answer,
            }))}
          />
        </Section>
      )}
      <RelatedNotifications notifications={product.notifications} />
      <RelatedProducts products={product.related} />
    </>
  );
}
