import { Trans } from '@lingui/react/macro';
import type { NamedFamily } from '#features/finder/families/list-families-of-product.server.ts';
import type { Kind } from '#features/finder/sheet/find-kind.server.ts';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { QuestionsLink } from '../questions-link.tsx';
import { familyAddress } from '../search-address.ts';
import { FamilyRows, NotChecked } from './family-rows.tsx';

type KindRowsProps = { kind: Kind | null; families: readonly NamedFamily[]; query?: string; carried?: string };

/**
 * What follows from the kind of a product, beside what the lists that name it require, and the questions about it; of
 * several kinds, their names.
 * @param query what was searched, which suggests answers
 * @param carried the query that takes it along to the page of a kind
 */
export function KindRows({ kind, families, query, carried = '' }: KindRowsProps) {
  if (!kind) return families.length > 1 && <Kinds families={families} carried={carried} />;
  const name = (
    <bdi>
      <TextLink to={familyAddress(kind, carried)}>{kind.name}</TextLink>
    </bdi>
  );
  return (
    <>
      <FamilyRows
        title={<Trans>Further approvals, if it is: {name}</Trans>}
        count={kind.rows.length}
        rows={kind.rows}
        isShort
      >
        {kind.notChecked.length > 0 && <NotChecked approvals={kind.notChecked} />}
      </FamilyRows>
      <div className="no-print mt-4">
        <QuestionsLink slug={kind.slug} sheet={kind} q={query} />
      </div>
    </>
  );
}

function Kinds({ families, carried }: { families: readonly NamedFamily[]; carried: string }) {
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm print:mt-2">
      <Trans>Further approvals depend on what it is, for example:</Trans>
      {families.map((family) => (
        <TextLink key={family.slug} to={familyAddress(family, carried)}>
          <OwnText text={family.name} />
        </TextLink>
      ))}
    </p>
  );
}
