import { Outlet } from 'react-router';
import { useRootData } from '#app/page/root-data.ts';
import { Frame } from './frame.tsx';

/** The route around every page that has the frame; only `/query-link` and `/business-card` stand outside. */
export default function SiteFrame() {
  const root = useRootData();
  return (
    root && (
      <Frame root={root}>
        <Outlet />
      </Frame>
    )
  );
}
