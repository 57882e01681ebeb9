/**
 * The `Cache-Control` of whatever says what the law is. A shared cache must not show the law of yesterday, so it shows an
 * answer for 60 s, and for 60 s more while it fetches the next one; a browser asks each time whether it has changed.
 */
export const sharedBriefly = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
