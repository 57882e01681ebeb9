import type { EditedKind } from './edited-kind.ts';

/** What the site says about the firm, and what it knows besides the lists of products. */
export const firmKinds: readonly EditedKind[] = [
  {
    kind: 'team',
    name: /*i18n*/ 'Team',
    about: /*i18n*/ 'Who works here',
    load: async () => (await import('#features/about/team-member.record.ts')).teamMemberRecord,
  },
  {
    kind: 'milestones',
    name: /*i18n*/ 'History',
    about: /*i18n*/ 'The years of the firm',
    load: async () => (await import('#features/about/milestone.record.ts')).milestoneRecord,
  },
  {
    kind: 'clients',
    name: /*i18n*/ 'Client firms',
    about: /*i18n*/ 'Firms on the page about us',
    load: async () => (await import('#features/home/associate.record.ts')).clientRecord,
  },
  {
    kind: 'associates',
    name: /*i18n*/ 'Associates',
    about: /*i18n*/ 'Firms on the home page',
    load: async () => (await import('#features/home/associate.record.ts')).associateRecord,
  },
  {
    kind: 'company-certificates',
    name: /*i18n*/ 'Certificates of the company',
    about: /*i18n*/ 'What the company was certified for',
    load: async () => (await import('#features/site/certificate.record.ts')).companyCertificateRecord,
  },
  {
    kind: 'site-certificates',
    name: /*i18n*/ 'Certificates of the website',
    about: /*i18n*/ 'What the website was certified for',
    load: async () => (await import('#features/site/certificate.record.ts')).siteCertificateRecord,
  },
  {
    kind: 'business-banners',
    name: /*i18n*/ 'Heads of the business card',
    about: /*i18n*/ 'Name, picture and numbers of the business card',
    load: async () => (await import('#features/business-card/business-card.record.ts')).businessBannerRecord,
  },
  {
    kind: 'business-card',
    name: /*i18n*/ 'Business card',
    about: /*i18n*/ 'The texts below the business card',
    isSingle: true,
    load: async () => (await import('#features/business-card/business-card.record.ts')).businessCardRecord,
  },
  {
    kind: 'logo-jpg',
    name: /*i18n*/ 'Logo as JPG',
    about: /*i18n*/ 'The files of the logo as a picture',
    load: async () => (await import('#features/logo/logo-file.record.ts')).logoPictureRecord,
  },
  {
    kind: 'logo-cdr',
    name: /*i18n*/ 'Logo as CDR',
    about: /*i18n*/ 'The files of the logo as a drawing',
    load: async () => (await import('#features/logo/logo-file.record.ts')).logoDrawingRecord,
  },
  {
    kind: 'bank-accounts',
    name: /*i18n*/ 'Bank accounts',
    about: /*i18n*/ 'Where clients pay; a second person publishes',
    load: async () => (await import('#features/payment/bank-account.record.ts')).bankAccountRecord,
  },
  {
    kind: 'kyc-items',
    name: /*i18n*/ 'KYC documents',
    about: /*i18n*/ 'The documents of the company for its clients',
    load: async () => (await import('#features/kyc/kyc-item.record.ts')).kycItemRecord,
  },
  {
    kind: 'duties',
    name: /*i18n*/ 'Who must act',
    about: /*i18n*/ 'Who has to do what for each list of products',
    load: async () => (await import('#features/requirements/duties/duty.record.ts')).dutyRecord,
  },
  {
    kind: 'side-rules',
    name: /*i18n*/ 'Import policy and other rules',
    about: /*i18n*/ 'What applies beside the lists of products',
    load: async () => (await import('#features/requirements/side-rules/side-rule.record.ts')).sideRuleRecord,
  },
  {
    kind: 'service-fees',
    name: /*i18n*/ 'Fees of approvals',
    about: /*i18n*/ 'What each approval costs, and where we read it',
    load: async () => (await import('#features/fees/service-fee.record.ts')).serviceFeeRecord,
  },
  {
    kind: 'service-times',
    name: /*i18n*/ 'Times of approvals',
    about: /*i18n*/ 'How long each stage of an approval takes, and the terms to keep',
    load: async () => (await import('#features/fees/service-time.record.ts')).serviceTimeRecord,
  },
  {
    kind: 'service-steps',
    name: /*i18n*/ 'Steps of approvals',
    about: /*i18n*/ 'What to do on the way to each approval, step by step',
    load: async () => (await import('#features/fees/service-step.record.ts')).serviceStepRecord,
  },
];
