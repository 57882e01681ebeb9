/**
 * Starts the application after the page has loaded and the browser is idle, or on the first
 * pointer or key event, whichever is first. A form that waits for it (`data-held`) is not sent until
 * then: it is marked, and sent by its own script. Runs in the document as it stands here.
 */
const starter = `(()=>{let d=document,s=0,go=()=>{if(s)return;s=1;let p=d.getElementById("app-entry");for(let h of JSON.parse(p.dataset.preload)){let l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)}let e=d.createElement("script");e.type="module";e.textContent=p.textContent;d.body.append(e)};for(let t of["pointerdown","keydown"])addEventListener(t,go,{once:true,capture:true,passive:true});let idle=()=>"requestIdleCallback"in window?requestIdleCallback(go,{timeout:2e3}):setTimeout(go,200);addEventListener("submit",e=>{let f=e.target.dataset;if("held"in f){e.preventDefault();f.held="sent";go()}},!0);d.readyState=="complete"?idle():addEventListener("load",idle,{once:true})})()`;

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g;
const entry = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * The same document, whose module scripts are fetched by the starter instead of at once: no script
 * file is asked for before the page is there.
 */
export function deferScripts(html: string): string {
  const hrefs = [...html.matchAll(preload)].map((match) => match[1] as string);
  const list = JSON.stringify([...new Set(hrefs)]).replaceAll('"', '&quot;');
  return html.replace(preload, '').replace(entry, (_, code: string) => {
    const waiting = `<script type="text/plain" id="app-entry" data-preload="${list}">${code}</script>`;
    return `${waiting}<script>${starter}</script>`;
  });
}
