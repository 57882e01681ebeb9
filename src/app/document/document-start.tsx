import { useContext } from 'react';
import { ScrollRestoration } from 'react-router';
import { StartContext } from './start-context.ts';

/**
 * Renders our script that starts the application on the server. In the browser it renders the router's own script,
 * which takes over the element.
 */
export function DocumentStart() {
  const start = useContext(StartContext);
  if (!import.meta.env.SSR || !start) return <ScrollRestoration />;
  const { code, sheet, version } = start;
  return <script data-version={version} data-sheet={sheet} dangerouslySetInnerHTML={{ __html: code }} />;
}
