import { Outlet } from 'react-router';
import { useRootData } from '#app/page/root-data.ts';
import { Frame } from './frame.tsx';

/** The layout route of every page that has the frame; only `/query-link` and `/business-card` are outside it. */
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
