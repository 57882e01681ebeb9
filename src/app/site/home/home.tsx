import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
export function loader() {
  return { a: 1 };
}
export default function Home() {
  return (
    <main>
      <h1 className="text-4xl">
        <Trans>Home page</Trans>
      </h1>
      <Link to="/services">s</Link>
    </main>
  );
}
