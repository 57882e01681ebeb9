import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import type { HomeSectionCalls } from '#features/home/home.schema.ts';
import { Container } from '#ui/section.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { SectionBoundary } from './section-boundary.tsx';
import { useSection } from './use-section.ts';

/**
 * A section that is fetched when it comes near the window. Its space is kept from the first paint;
 * a section that fails is left out.
 *
 * @param reserve the height of the real section at each width, as `min-h-…` classes
 * @param instead the page that says the same, for browsers without script
 */
export function LazySection<Call extends keyof HomeSectionCalls>({
  call,
  reserve,
  instead,
  children,
}: {
  call: Call;
  reserve: string;
  instead: { to: string; label: ReactNode };
  children: (answer: HomeSectionCalls[Call]) => ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const answer = useSection(call, place);
  if (answer === null) return null;
  return (
    <div
      ref={place}
      aria-busy={answer === undefined}
      className={answer ? 'flow-root' : `noscript:min-h-0 print:hidden ${reserve}`}
    >
      {answer ? <SectionBoundary>{children(answer)}</SectionBoundary> : <Waiting {...instead} />}
    </div>
  );
}

function Waiting({ to, label }: { to: string; label: ReactNode }) {
  return (
    <Container className="py-7 md:py-12 noscript:py-4">
      <div className="max-w-xl space-y-6 noscript:hidden">
        <Skeleton className="h-9 w-2/3" />
        <SkeletonText lines={4} />
      </div>
      <noscript>
        <p className="border-t border-rule pt-4 text-lg">
          <Link to={to} className="text-assay underline underline-offset-4">
            {label}
          </Link>
        </p>
      </noscript>
    </Container>
  );
}
