import { closedPolicy, hashOf } from './security-headers.ts';

const style = 'html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}';

/**
 * A document that contains nothing but a frame of another service. Only this document may load that service, so the
 * policies of our pages need not allow it; and only our own pages may frame it.
 *
 * @param source the https address to load in the frame
 * @param title what the frame shows, for screen readers
 * @param allow what the service may do in the frame, such as `fullscreen`
 */
export function framePage({
  source,
  title,
  language,
  allow,
}: {
  source: URL;
  title: string;
  language: string;
  allow?: string;
}): Response {
  const allowed = allow ? ` allow="${escaped(allow)}"` : '';
  const page = `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head><body><iframe src="${escaped(source.href)}" title="${escaped(title)}"${allowed}></iframe></body></html>`;
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': closedPolicy
        .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
        .concat(`; style-src ${hashOf(style)}; frame-src ${source.origin}`),
    },
  });
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
