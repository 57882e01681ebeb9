import { Trans } from '@lingui/react/macro';
import type { Kind } from '#features/finder/sheet/find-kind.server.ts';
import { TextLink } from '#ui/text-link.tsx';
import { familyAddress } from '../search-address.ts';
import { FamilyRows } from './family-rows.tsx';

/** What follows from the kind of a product, beside what the lists that name it require. */
export function KindRows({ kind }: { kind: Kind }) {
  const name = <TextLink to={familyAddress(kind)}>{kind.name}</TextLink>;
  return (
    <FamilyRows
      title={<Trans>Further approvals, if it is: {name}</Trans>}
      count={kind.rows.length}
      rows={kind.rows}
      isShort
    />
  );
}
