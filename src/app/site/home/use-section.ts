import { type RefObject, useEffect, useState } from 'react';
import { call } from '#app/calls/call.ts';
import type { HomeSectionCalls } from '#features/home/home.schema.ts';

/** A section is asked for when it is this close to the window. */
const nearby = '600px';

/** The answer of a section's call, asked for when its place comes near; null once the call has failed. */
export function useSection<Name extends keyof HomeSectionCalls>(name: Name, place: RefObject<HTMLElement | null>) {
  const [answer, setAnswer] = useState<HomeSectionCalls[Name] | null>();

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void call<HomeSectionCalls[Name]>(`/${name}`).then((result) => {
          // biome-ignore lint/suspicious/noConsole: a section that fails is only logged
          if (!result.ok) console.error(name, result.status, result.message);
          setAnswer(result.ok ? result.data : null);
        });
      },
      { rootMargin: nearby },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [name, place]);

  return answer;
}
