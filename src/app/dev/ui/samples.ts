export const longName = 'Extended Producer Responsibility for Electrical and Electronic Equipment';

export const services = [
  [
    'bis-crs',
    'BIS/CRS Registration',
    'Electronics and IT goods under the Compulsory Registration Order, tested in a recognised laboratory before they are sold.',
  ],
  [
    'isi-bis',
    'ISI (BIS) Certification',
    'The standard mark for cement, steel, appliances and 700 more products, with a factory inspection.',
  ],
  ['epr-eee', longName, 'Targets, certificates and returns for producers.'],
] as const;

export const paging = {
  navigation: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
};
