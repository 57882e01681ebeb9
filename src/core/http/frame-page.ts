import { ink, paper } from '#core/palette.ts';
import { closedPolicy, hashOf } from './security-headers.ts';

// The ground stays transparent, so that a page may show something of its own until the frame is drawn.
const style = `html,body,iframe,object{display:block;width:100%;height:100%;margin:0;border:0}p{position:fixed;inset:auto 0 0;margin:0;padding:.75rem 1rem;background:${paper};color:${ink};font:1rem/1.5 system-ui,sans-serif}`;

/**
 * A document that contains nothing but a frame of another service. Only this document may load that service, so the
 * policies of our pages need not allow it; and only our own pages may frame it.
 *
 * @param source the https address to load in the frame
 * @param title what the frame shows, for screen readers
 * @param allow what the service may do in the frame, such as `fullscreen`
 * @param unreachable shown along the lower edge when the service cannot be reached; it excludes `allow`
 */
export function framePage({
  source,
  title,
  language,
  allow,
  unreachable,
}: {
  source: URL;
  title: string;
  language: string;
} & ({ allow?: string; unreachable?: never } | { allow?: never; unreachable: string })): Response {
  const allowed = allow ? ` allow="${escaped(allow)}"` : '';
  // Of the two, only an object has words of its own for a document that does not arrive.
  const frame =
    unreachable === undefined
      ? `<iframe src="${escaped(source.href)}" title="${escaped(title)}"${allowed}></iframe>`
      : `<object data="${escaped(source.href)}" type="text/html" aria-label="${escaped(title)}"><p role="status" dir="auto">${escaped(unreachable)}</p></object>`;
  const page = `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head><body>${frame}</body></html>`;
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': closedPolicy
        .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
        .concat(`; style-src ${hashOf(style)}; frame-src ${source.origin}; object-src ${source.origin}`),
    },
  });
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
