import { Trans, useLingui } from '@lingui/react/macro';
import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { privateTitles } from '#app/page/private-titles.ts';
import { useRootData } from '#app/page/root-data.ts';
import { drawQrCode } from '#core/qr/draw-qr-code.ts';
import { inLanguage } from '#core/text/language.ts';
import {
  listAbout,
  listBanners,
  listCardServices,
  listPaymentInfo,
} from '#features/business-card/business-card.server.ts';
import { writeShortVcard } from '#features/business-card/write-vcard.server.ts';
import { isBusinessCardListed } from '#features/site/settings.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { Accordion } from '#ui/accordion.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { OwnText, Prose, useOwnLanguage } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import type { Route } from './+types/business-card';
import { AboutPanel } from './about-panel.tsx';
import { CardActions } from './card-actions.tsx';
import { CardBack } from './card-back.tsx';
import { CardFront } from './card-front.tsx';
import { ForwardBox } from './forward-box.tsx';
import { QueryPanel } from './query-panel.tsx';
import { ServicesPanel } from './services-panel.tsx';

export function meta(args: Route.MetaArgs) {
  const { banner, isListed } = args.loaderData;
  return pageMeta(args, {
    title: privateTitles.businessCard,
    description: banner && [banner.business_name, banner.business_category].filter(Boolean).join(' · '),
    noindex: !isListed,
    crumbs: [{ label: privateTitles.businessCard, to: '/business-card' }],
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [[banner], [english], about, services, payment, isListed] = await Promise.all([
    listBanners(language),
    listBanners(defaultLanguage),
    listAbout(language),
    listCardServices(language),
    listPaymentInfo(language),
    isBusinessCardListed(),
  ]);
  return {
    banner: banner ?? null,
    code: english ? drawQrCode(writeShortVcard(english)) : null,
    about,
    services,
    payment,
    isListed,
    address: context.get(publicUrlContext) + inLanguage('/business-card', language),
  };
}

export default function BusinessCard({ loaderData }: Route.ComponentProps) {
  const { banner, code, about, services, payment, address } = loaderData;
  const { t } = useLingui();
  const languageOf = useOwnLanguage();
  const callBase = useRootData()?.callBase ?? '';
  if (!banner || !code) {
    return (
      <Container className="py-16">
        <h1 className="sr-only">
          <Trans>Business card</Trans>
        </h1>
        <EmptyState title={<Trans>There is no card here at present</Trans>}>
          <Trans>You’ll find our address and numbers on the contact page.</Trans>
        </EmptyState>
      </Container>
    );
  }
  const panels = [
    { id: 'about', title: t`About`, content: <AboutPanel about={about} />, plain: true as const },
    { id: 'services', title: t`Services`, content: <ServicesPanel services={services} />, plain: true as const },
    {
      id: 'payment-information',
      title: t`Payment Information`,
      content: payment.map(({ description }) => (
        <Prose key={description} html={description} className="prose-compact" />
      )),
      plain: true as const,
    },
    {
      id: 'query',
      title: t`Please Share Your Query`,
      content: <QueryPanel origin="Query By a Business Card" />,
      plain: true as const,
    },
  ];
  return (
    <Container className="py-8 md:py-12">
      <h1 {...languageOf(banner.title)} className="mb-6 text-4xl print:hidden">
        <OwnText text={banner.title} />
      </h1>
      <div className="grid justify-items-center gap-6 lg:grid-cols-2 print:grid-cols-1 print:justify-items-start">
        <CardFront banner={banner} />
        <CardBack code={code} website={banner.website} />
      </div>
      <CardActions banner={banner} callBase={callBase} />
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem] print:hidden">
        <Accordion name="business-card" headingLevel={2} openId="about" items={panels} />
        <ForwardBox address={address} />
      </div>
    </Container>
  );
}
