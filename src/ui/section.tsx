import type { ReactNode } from 'react';
import { NamedHeading } from './named-heading.tsx';
import { useOwnLanguage } from './own-language.tsx';

/** The measure of the page: 1,200 px at most, with a margin that grows. */
export function Container({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`mx-auto w-full max-w-[75rem] px-(--page-margin) ${className}`}>{children}</div>;
}

const tones = {
  // After the dark band as much space as that has inside.
  paper: 'py-7 md:py-12 [.bg-basalt+&]:pt-10 md:[.bg-basalt+&]:pt-18',
  sheet: 'border-y border-rule bg-sheet py-10 md:py-18',
  basalt: 'bg-basalt py-10 text-paper md:py-18 print:bg-transparent print:py-4 print:text-ink',
};

/**
 * A band of the page with its heading.
 *
 * @param id for links to it; also ties the heading to the band
 * @param title the heading; without it the band has none and needs one inside
 * @param lead one or two sentences under the heading
 * @param action a link at the end of the heading's line ("All services")
 * @param tone paper, white sheet, or the one dark band that a page may have
 * @param isPrinted whether it is part of the printed page
 */
export function Section({
  id,
  title,
  lead,
  action,
  tone = 'paper',
  isPrinted = true,
  children,
}: {
  id?: string;
  title?: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  tone?: keyof typeof tones;
  isPrinted?: boolean;
  children: ReactNode;
}) {
  const languageOf = useOwnLanguage();
  const headingId = id && title ? `${id}-title` : undefined;
  return (
    <section id={id} aria-labelledby={headingId} className={`${tones[tone]} ${isPrinted ? '' : 'no-print'}`}>
      <Container>
        {title && (
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <div className="max-w-2xl min-w-0">
              <h2 id={headingId} {...languageOf(title)}>
                {title}
              </h2>
              {lead && (
                <p
                  {...languageOf(lead)}
                  className={`mt-3 text-lg text-pretty ${tone === 'basalt' ? 'text-rule' : 'text-ink-2'}`}
                >
                  {lead}
                </p>
              )}
            </div>
            {action}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}

/**
 * The head of a page: its place in the site, its name, what it is about, and its picture or seal.
 *
 * @param breadcrumb a `<Breadcrumb>`
 * @param meta a short line above the name (status, date, category)
 * @param title a name from the database, or the page's own words
 * @param picture shown before the name, on phones above it
 * @param seal a `<Seal>` at the inline end; it is left out on screens narrower than a tablet
 * @param frame puts something around the name and the lead, such as the frame of what is not translated
 * @param children shown under the lead: buttons, share links
 */
export function PageHeader({
  breadcrumb,
  meta,
  title,
  lead,
  picture,
  seal,
  frame = (heading) => heading,
  children,
}: {
  breadcrumb?: ReactNode;
  meta?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  picture?: ReactNode;
  seal?: ReactNode;
  frame?: (heading: ReactNode) => ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className="border-b border-rule">
      <Container className="py-6 md:py-10">
        {breadcrumb && <div className="mb-6 md:mb-8">{breadcrumb}</div>}
        <div
          className={
            picture
              ? 'flex flex-col gap-x-12 gap-y-6 md:flex-row md:items-center'
              : 'flex items-center justify-between gap-10'
          }
        >
          {picture}
          <div className="max-w-3xl min-w-0">
            {meta && <div className="mb-3 text-ink-2">{meta}</div>}
            {frame(<Heading title={title} lead={lead} />)}
            {children && <div className="mt-6 flex flex-wrap items-center gap-3">{children}</div>}
          </div>
          {seal && <div className="hidden shrink-0 md:block">{seal}</div>}
        </div>
      </Container>
    </header>
  );
}

function Heading({ title, lead }: { title: ReactNode; lead: ReactNode }) {
  const languageOf = useOwnLanguage();
  return (
    <>
      {typeof title === 'string' ? <NamedHeading name={title} /> : <h1>{title}</h1>}
      {lead && (
        <p {...languageOf(lead)} className="mt-4 text-lg text-pretty text-ink-2">
          {lead}
        </p>
      )}
    </>
  );
}
