import { useContext } from 'react';
import { ScrollRestoration } from 'react-router';
import { StartContext } from './start-parts.ts';

/**
 * Renders our script that starts the application on the server. In the browser it renders the router's own scripts,
 * which take over the element.
 */
export function DocumentStart() {
  const start = useContext(StartContext);
  if (!import.meta.env.SSR || !start) return <ScrollRestoration />;
  return <script data-parts={JSON.stringify(start.parts)} dangerouslySetInnerHTML={{ __html: start.code }} />;
}
