import { useLingui } from '@lingui/react/macro';
import { Component, type ReactNode, useRef } from 'react';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { Container } from '#ui/section.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { reservedHeights } from './reserved-heights.ts';
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
