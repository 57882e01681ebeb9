import type { renderMail } from './render-mail.tsx';

export type RenderMailModule = { renderMail: typeof renderMail };

let load: () => Promise<RenderMailModule> = () =>
  import(new URL('../../../build/mails/render-mail.js', import.meta.url).href);

/** Node cannot read TSX: in production the templates come from the build, in development from Vite. */
export function loadRenderMailBy(loader: typeof load): void {
  load = loader;
}

export async function loadRenderMail(): Promise<RenderMailModule['renderMail']> {
  return (await load()).renderMail;
}
