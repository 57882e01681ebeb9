import type {
  ArticleLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  DatasetLeaf,
  FAQPageLeaf,
  LegislationLeaf,
  LocalBusinessLeaf,
  MergeLeafTypes,
  OrganizationLeaf,
  ProfessionalServiceLeaf,
} from 'schema-dts';
import { defaultLanguage } from '#locales/languages.ts';
import { languageOfText } from '#ui/own-language.tsx';
import { type RouteMatches, rootOf } from './root-data.ts';

/** A schema.org object of a page; `@context` is added by `pageMeta`. */
export type StructuredData =
  | ArticleLeaf
  | BlogPostingLeaf
  | BreadcrumbListLeaf
  | DatasetLeaf
  | FAQPageLeaf
  | OrganizationLeaf
  | MergeLeafTypes<[LocalBusinessLeaf, ProfessionalServiceLeaf]>;

/** @param crumbs names and absolute addresses from home to this page */
export function breadcrumbList(crumbs: { name: string; url: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/**
 * The questions of a page, by the language in which they are written: those that nobody has translated are English.
 *
 * @param source the arguments of the route's `meta`
 * @param faqs the answers may contain HTML, which search engines understand
 */
export function faqPage(source: RouteMatches, faqs: readonly { question: string; answer: string }[]): StructuredData[] {
  const language = rootOf(source)?.language ?? defaultLanguage;
  const written = Map.groupBy(faqs, ({ question, answer }) => languageOfText(`${question} ${answer}`, language));
  return [...written].map(([inLanguage, same]) => ({
    '@type': 'FAQPage',
    inLanguage,
    mainEntity: same.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }));
}

/** Our account of an order or another legal text, which it names. */
export function legalNotice(notice: {
  name: string;
  description: string | null;
  /** The day on which the text was issued, as `YYYY-MM-DD`. */
  date: string;
  number: string | null;
  issuedBy: string | null;
  url: string;
  publisher: { name: string; url: string };
  /** What else is known of the text itself. */
  legislation?: Partial<LegislationLeaf>;
}): StructuredData[] {
  const { name, description, date, number, issuedBy, url, publisher, legislation } = notice;
  return [
    {
      '@type': 'Article',
      headline: name,
      ...(description && { description }),
      datePublished: date,
      mainEntityOfPage: url,
      publisher: { '@type': 'Organization', ...publisher },
      author: { '@type': 'Organization', ...publisher },
      about: {
        '@type': 'Legislation',
        name,
        legislationDate: date,
        ...(number && { legislationIdentifier: number }),
        ...(issuedBy && { legislationPassedBy: { '@type': 'GovernmentOrganization', name: issuedBy } }),
        ...legislation,
      },
    },
  ];
}

export type PostingFacts = {
  headline: string;
  description: string | null;
  /** The name of its category. */
  section: string;
  date: string;
  author: string;
  publisher: { id: string; name: string };
  url: string;
  image: string;
  commentCount: number;
};

/** A blog post; `url` and `image` are absolute. */
export function blogPosting({
  description,
  section,
  date,
  author,
  publisher,
  url,
  ...facts
}: PostingFacts): StructuredData {
  return {
    '@type': 'BlogPosting',
    ...facts,
    ...(description ? { description } : {}),
    articleSection: section,
    datePublished: date,
    author: { '@type': 'Organization', name: author },
    publisher: { '@type': 'Organization', '@id': publisher.id, name: publisher.name },
    url,
    mainEntityOfPage: url,
  };
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

/** The consultancy as an organisation and a local business, with its office hours (Monday to Friday). */
export function organisation(publicUrl: string, facts: OrganisationFacts): StructuredData[] {
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
