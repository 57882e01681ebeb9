import { useLingui } from '@lingui/react/macro';
import { Component, type ReactNode, useRef } from 'react';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { Container } from '#ui/section.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type SectionName, useSection } from './use-section.ts';

/**
 * A section that is fetched when it comes near the viewport. Its space is reserved from the first paint; a section
 * that fails is left out.
 *
 * @param instead the page with the same content, for browsers without script
 */
export function LazySection<Name extends SectionName>(section: Section<Name>) {
  return (
    <SectionBoundary>
      <LoadedSection {...section} />
    </SectionBoundary>
  );
}

type Section<Name extends SectionName> = {
  call: Name;
  instead: { to: string; label: ReactNode };
  children: (answer: CallAnswer<Name>) => ReactNode;
};

function LoadedSection<Name extends SectionName>({ call, instead, children }: Section<Name>) {
  const { i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const answer = useSection(call, place);
  if (answer === null) return null;
  const reserve = reservedHeights[call][i18n.locale === 'en' ? 'latin' : 'other'];
  return (
    <div
      ref={place}
      aria-busy={answer === undefined}
      className={`${reserve} ${answer ? 'flow-root print:min-h-0' : 'noscript:min-h-0 print:hidden'}`}
    >
      {answer ? children(answer) : <Waiting {...instead} />}
    </div>
  );
}

function Waiting({ to, label }: { to: string; label: ReactNode }) {
  return (
    <Container className="py-7 md:py-12 noscript:py-4">
      <div className="max-w-xl stack-6 noscript:hidden">
        <Skeleton className="h-9 w-2/3" />
        <SkeletonText lines={4} />
      </div>
      <noscript>
        <p className="border-t border-rule pt-4 text-lg">
          <TextLink to={to}>{label}</TextLink>
        </p>
      </noscript>
    </Container>
  );
}

/** Leaves out a section that fails to render, while the others stay. Only a class component can catch such an error. */
class SectionBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * The height of each section, so that nothing moves when it appears. It is the greatest that was measured from 360 to
 * 1,440 px with the demo site's texts, each in a narrow and in two wide fonts of its script. The Latin ones hold for
 * letters as wide as those of DejaVu Sans and Verdana, on average. The second line is for all other languages but Tamil and
 * Malayalam, whose sections are up to half as high again: there, what follows moves on below the screen.
 */
const reservedHeights: Record<SectionName, { latin: string; other: string }> = {
  'GET /home-about': {
    latin: 'min-h-304 min-[24rem]:min-h-290 md:min-h-195 lg:min-h-166 xl:min-h-152',
    other: 'min-h-325 min-[24rem]:min-h-304 md:min-h-209 lg:min-h-182 xl:min-h-168',
  },
  'GET /home-brochure': {
    latin: 'min-h-335 md:min-h-304 lg:min-h-253',
    other: 'min-h-362 min-[24rem]:min-h-349 md:min-h-320 lg:min-h-258',
  },
  'GET /home-call': {
    latin: 'min-h-149 lg:min-h-108 xl:min-h-103',
    other: 'min-h-185 md:min-h-160 lg:min-h-130 xl:min-h-117',
  },
  'GET /home-process': {
    latin: 'min-h-355 min-[24rem]:min-h-342 md:min-h-229 lg:min-h-192 xl:min-h-178',
    other: 'min-h-392 min-[24rem]:min-h-367 md:min-h-250 lg:min-h-205 xl:min-h-192',
  },
  'GET /home-blog': {
    latin: 'min-h-453 min-[30rem]:min-h-482 sm:min-h-197',
    other: 'min-h-496 sm:min-h-236',
  },
  'GET /home-testimonial': {
    latin: 'min-h-161 md:min-h-150 lg:min-h-144',
    other: 'min-h-189 md:min-h-158 lg:min-h-149',
  },
  'GET /home-associates': {
    latin: 'min-h-215 md:min-h-157 lg:min-h-129',
    other: 'min-h-238 md:min-h-165 lg:min-h-142',
  },
};
