/** Schema.org objects of the site's pages; `@context` is added by `pageMeta`. */
type Thing = Record<string, unknown>;

/** @param crumbs names and paths from home to this page; the paths are made absolute with `publicUrl` */
export function breadcrumbList(publicUrl: string, crumbs: { name: string; path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

/** @param faqs answers may hold HTML; search engines read it */
export function faqPage(faqs: { question: string; answer: string }[]): Thing[] {
  if (faqs.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

export type OrganisationFacts = {
  name: string;
  description: string;
  foundingYear: number;
  email: string;
  phones: string[];
  address: string;
  sameAs: string[];
  opens: string;
  closes: string;
};

/** The consultancy as organisation and as local business, with its office hours (Monday to Friday). */
export function organisation(publicUrl: string, facts: OrganisationFacts): Thing[] {
  const shared = {
    name: facts.name,
    description: facts.description,
    url: publicUrl,
    logo: `${publicUrl}/logo.svg`,
    email: facts.email,
    telephone: facts.phones[0],
  };
  return [
    {
      '@type': 'Organization',
      '@id': `${publicUrl}/#organization`,
      ...shared,
      foundingDate: String(facts.foundingYear),
      sameAs: facts.sameAs,
    },
    {
      '@type': ['LocalBusiness', 'ProfessionalService'],
      '@id': `${publicUrl}/#business`,
      ...shared,
      image: `${publicUrl}/og/home.png`,
      address: facts.address,
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: facts.opens,
        closes: facts.closes,
      },
    },
  ];
}
