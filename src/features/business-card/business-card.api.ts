import { NotFoundError } from '#core/errors.ts';
import { attachment } from '#core/http/attachment.ts';
import { slugify } from '#core/text/addresses.ts';
import { defineApi } from '#features/define-api.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { businessCardCalls } from './business-card.calls.ts';
import { listAbout, listBanners, listCardServices, listPaymentInfo } from './business-card.server.ts';
import { businessCardTexts as texts } from './business-query.schema.ts';
import { submitBusinessQuery } from './submit-business-query.server.ts';
import { writeVcard } from './write-vcard.server.ts';

export const businessCardApi = defineApi(businessCardCalls, {
  'GET /get-all-banner': async ({ language }) => ({ data: await listBanners(language) }),
  'GET /get-all-business-about': async ({ language }) => ({ data: await listAbout(language) }),
  'GET /get-all-business-services': async ({ language }) => ({ data: await listCardServices(language) }),
  'GET /get-allBusiness-paymentInfo': async ({ language }) => ({ data: await listPaymentInfo(language) }),
  'GET /business-card.vcf': async () => {
    // In English, as address books sort and search it.
    const [banner] = await listBanners(defaultLanguage);
    if (!banner) throw new NotFoundError('business card');
    const bytes = new TextEncoder().encode(writeVcard(banner));
    return attachment(bytes, `${slugify(banner.business_name)}.vcf`, 'text/vcard; charset=utf-8');
  },
  'POST /business-qurey': async ({ input, language, say }) => {
    await submitBusinessQuery(input, language);
    return { message: say(texts.sent) };
  },
});
