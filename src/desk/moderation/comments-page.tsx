import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { formatMoment } from '#core/time/format-moment.ts';
import { call, load } from '#desk/calls/call.ts';
import { useChange } from '#desk/calls/use-change.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { siteAddress } from '#desk/shell/site-address.ts';
import type { DecideInput, ReviewedComment } from '#features/blogs/desk/comments.schema.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return load('GET /comments', { query, signal: request.signal });
}

/** The comments that wait for a decision, and those that were decided. */
export function Component() {
  const { t } = useLingui();
  const { rows, total, perPage } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const change = useChange();
  const isOne = params.has('comment');
  const approval = isOne ? null : (params.get('approval') ?? 'pending');
  const selected = rows.map(({ id }) => id).filter((id) => chosen.has(id));
  const views = [
    ['pending', t`Waiting`],
    ['approved', t`Approved`],
    ['refused', t`Refused`],
  ] as const;

  async function decide(input: DecideInput) {
    if (await change(call('POST /comments/decide', { input }))) setChosen(new Set());
  }

  function toggle(id: number) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  return (
    <DeskPage title={t`Comments`} lead={<Trans>Nobody sees a comment on the site until it is approved.</Trans>}>
      <nav aria-label={t`Views`} className="flex flex-wrap gap-x-6 border-b border-rule">
        {views.map(([value, name]) => (
          <Link
            key={value}
            to={`?approval=${value}`}
            aria-current={approval === value ? 'page' : undefined}
            className={`inline-flex min-h-11 items-center border-b-2 ${approval === value ? 'border-gold font-semibold' : 'border-transparent text-assay hover:underline'}`}
          >
            {name}
          </Link>
        ))}
      </nav>
      <p role="status" className="py-3 text-sm text-ink-2">
        <Plural value={total} one="# comment" other="# comments" />
      </p>
      {selected.length > 0 && (
        <section
          aria-label={t`Chosen comments`}
          className="mb-4 flex flex-wrap items-center gap-3 border-s-4 border-gold bg-sheet px-4 py-3"
        >
          <p className="me-3 font-semibold">
            <Plural value={selected.length} one="# chosen" other="# chosen" />
          </p>
          <Button variant="secondary" onClick={() => void decide({ ids: selected, decision: 'approved' })}>
            <Trans>Approve them</Trans>
          </Button>
          <Button variant="secondary" onClick={() => void decide({ ids: selected, decision: 'refused' })}>
            <Trans>Refuse them</Trans>
          </Button>
        </section>
      )}
      {rows.length === 0 ? (
        <EmptyState
          title={approval === 'pending' ? <Trans>No comment is waiting</Trans> : <Trans>There is none</Trans>}
        />
      ) : (
        <ul className="border-t border-ink">
          {rows.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              isChosen={chosen.has(comment.id)}
              onToggle={() => toggle(comment.id)}
              onDecide={(decision) => void decide({ ids: [comment.id], decision })}
            />
          ))}
        </ul>
      )}
      <div className="pt-4">
        <Pagination
          page={Number(params.get('page') ?? 1)}
          pageCount={Math.ceil(total / perPage)}
          hrefFor={(page) => `?${new URLSearchParams({ approval: approval ?? '', page: String(page) })}`}
          labels={{
            navigation: t`Pages of comments`,
            previous: t`Previous`,
            next: t`Next`,
            page: (number) => t`Page ${number}`,
          }}
        />
      </div>
    </DeskPage>
  );
}

type ItemProps = {
  comment: ReviewedComment;
  isChosen: boolean;
  onToggle: () => void;
  onDecide: (decision: DecideInput['decision']) => void;
};

function CommentItem({
  comment: { text, name, email, createdAt, approval, blog },
  isChosen,
  onToggle,
  onDecide,
}: ItemProps) {
  const { t, i18n } = useLingui();
  const author = name;
  return (
    <li className="grid gap-x-4 gap-y-2 border-b border-rule py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <input
        type="checkbox"
        aria-label={t`Choose the comment of ${author}`}
        checked={isChosen}
        onChange={onToggle}
        className="mt-1 size-5"
      />
      <div className="stack-2 min-w-0">
        <p className="whitespace-pre-wrap wrap-anywhere">
          <bdi>{text}</bdi>
        </p>
        <p className="text-sm text-ink-2 wrap-anywhere">
          <bdi>{name}</bdi> · <bdi>{email}</bdi> · {formatMoment(createdAt, i18n.locale)}
        </p>
        <p className="text-sm">
          <a href={siteAddress(blog.path)} target="_blank" rel="noreferrer" className="text-assay underline">
            {blog.name}
          </a>
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        {approval !== 'approved' && (
          <Button
            variant="secondary"
            aria-label={t`Approve the comment of ${author}`}
            onClick={() => onDecide('approved')}
          >
            <Trans>Approve</Trans>
          </Button>
        )}
        {approval !== 'refused' && (
          <Button variant="quiet" aria-label={t`Refuse the comment of ${author}`} onClick={() => onDecide('refused')}>
            <Trans>Refuse</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}
