import { useLingui } from '@lingui/react';
import { type RefObject, useEffect, useState } from 'react';
import type { HomeSectionCalls } from '#features/home/home.schema.ts';
import { fetchSection } from './fetch-section.ts';

/** A section is asked for when it is this close to the window. */
const nearby = '600px';

/** The answer of a section's call, asked for when its place comes near; null once the call has failed. */
export function useSection<Call extends keyof HomeSectionCalls>(call: Call, place: RefObject<HTMLElement | null>) {
  const { locale } = useLingui().i18n;
  const [answer, setAnswer] = useState<HomeSectionCalls[Call] | null>();

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        fetchSection(call, locale).then(setAnswer, (error) => {
          // biome-ignore lint/suspicious/noConsole: a section that fails is only logged
          console.error(error);
          setAnswer(null);
        });
      },
      { rootMargin: nearby },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [call, locale, place]);

  return answer;
}
