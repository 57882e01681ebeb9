import { type RefObject, useEffect, useState } from 'react';
import type { CallAnswer, EmptyCallName } from '#app/calls/site-calls.ts';
import { useCall } from '#app/calls/use-call.ts';

/** The sections of the home page that are fetched when they come near the viewport. */
export type SectionName = Exclude<
  Extract<EmptyCallName, `GET /home-${string}`>,
  'GET /home-banner' | 'GET /home-services'
>;

/** A section is fetched when it is this close to the viewport. */
const nearby = '600px';

/** The answer to a section's call, made when its place comes near the viewport; null if the call has failed. */
export function useSection<Name extends SectionName>(
  name: Name,
  place: RefObject<HTMLElement | null>,
): CallAnswer<Name> | null | undefined {
  const [isNear, setNear] = useState(false);
  const { result } = useCall(name, isNear ? {} : null);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: nearby },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);

  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: a section that fails is only logged
    if (result?.ok === false) console.error(name, result.message ?? (result.status || 'no answer'));
  }, [name, result]);

  // An answer that is no JSON has no data.
  return result && (result.ok ? (result.data ?? null) : null);
}
