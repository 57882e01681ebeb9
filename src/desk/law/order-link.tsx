import { Link } from 'react-router';
import type { OrderName } from '#features/law/law.schema.ts';

/** An order by its number and title; one that the register does not have yet is no link. */
export function OrderLink({ order: { slug, number, title } }: { order: OrderName }) {
  const name = (
    <>
      {number && <bdi className="font-semibold">{number}</bdi>} <bdi>{title}</bdi>
    </>
  );
  if (!slug) return <span>{name}</span>;
  return (
    <Link to={`/law/orders/${slug}`} className="text-assay hover:underline wrap-anywhere">
      {name}
    </Link>
  );
}
