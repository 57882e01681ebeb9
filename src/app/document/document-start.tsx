import { useContext } from 'react';
import { ScrollRestoration } from 'react-router';
import { StartContext } from './start-parts.ts';

/**
 * The script that starts the application, in the document; in the browser the router's own, whose
 * element it is from then on.
 */
export function DocumentStart() {
  const start = useContext(StartContext);
  if (!import.meta.env.SSR || !start) return <ScrollRestoration />;
  return <script data-parts={JSON.stringify(start.parts)} dangerouslySetInnerHTML={{ __html: start.code }} />;
}
