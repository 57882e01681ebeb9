import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { call, load } from '#desk/calls/call.ts';
import { useChange } from '#desk/calls/use-change.ts';
import { ChosenBar } from '#desk/lists/chosen-bar.tsx';
import { DeskList } from '#desk/lists/desk-list.tsx';
import { ListViews } from '#desk/lists/list-views.tsx';
import { RowChoice } from '#desk/lists/row-choice.tsx';
import { type Chosen, useChosen } from '#desk/lists/use-chosen.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { siteAddress } from '#desk/shell/site-address.ts';
import { useIndianMoment } from '#desk/texts/use-indian-moment.ts';
import type { ReviewedComment } from '#features/blogs/desk/comments.schema.ts';
import { Button } from '#ui/button.tsx';
import { openDialog } from '#ui/overlays/dialog.tsx';
import { RefusalDialog, refusalId, useRefusalReasons } from './refusal-dialog.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return load('GET /comments', { query, signal: request.signal });
}

/** The comments that wait for a decision, and those that were decided. */
export function Component() {
  const { t } = useLingui();
  const { rows, total, perPage } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const chosen = useChosen(rows.map(({ id }) => id));
  const change = useChange();
  const isOne = params.has('comment');
  const approval = isOne ? null : (params.get('approval') ?? 'pending');
  const views = [
    ['pending', t`Waiting`],
    ['approved', t`Approved`],
    ['refused', t`Refused`],
  ] as const;

  const [refused, setRefused] = useState<readonly number[]>([]);

  async function decide(sent: Parameters<typeof change>[0]) {
    if (await change(sent)) chosen.clear();
  }
  const approve = (ids: readonly number[]) =>
    void decide(call('POST /comments/decide', { input: { ids: [...ids], decision: 'approved' } }));
  function refuse(ids: readonly number[]) {
    setRefused(ids);
    openDialog(refusalId);
  }

  return (
    <DeskPage title={t`Comments`} lead={<Trans>Nobody sees a comment on the site until it is approved.</Trans>}>
      <ListViews
        views={views.map(([value, name]) => ({
          name,
          search: `approval=${value}`,
          isCurrent: approval === value,
        }))}
      />
      <DeskList
        count={<Plural value={total} one="# comment" other="# comments" />}
        isEmpty={rows.length === 0}
        none={{ title: approval === 'pending' ? <Trans>No comment is waiting</Trans> : <Trans>There is none</Trans> }}
        above={
          <ChosenBar label={t`Chosen comments`} count={chosen.ids.length}>
            <Button variant="secondary" onClick={() => approve(chosen.ids)}>
              <Trans>Approve them</Trans>
            </Button>
            <Button variant="secondary" onClick={() => refuse(chosen.ids)}>
              <Trans>Refuse them</Trans>
            </Button>
          </ChosenBar>
        }
        pages={{ total, perPage, label: t`Pages of comments` }}
      >
        <ul className="border-t border-ink">
          {rows.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              chosen={chosen}
              onApprove={() => approve([comment.id])}
              onRefuse={() => refuse([comment.id])}
            />
          ))}
        </ul>
      </DeskList>
      <RefusalDialog
        ids={refused}
        onDone={(message) => {
          setRefused([]);
          void decide({ ok: true, status: 200, data: { message } });
        }}
      />
    </DeskPage>
  );
}

type ItemProps = {
  comment: ReviewedComment;
  chosen: Chosen<number>;
  onApprove: () => void;
  onRefuse: () => void;
};

function CommentItem({ comment, chosen, onApprove, onRefuse }: ItemProps) {
  const { id, text, name, email, createdAt, approval, blog, refusal } = comment;
  const { t } = useLingui();
  const moment = useIndianMoment();
  const author = name;
  return (
    <li className="grid gap-x-4 gap-y-2 border-b border-rule py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <RowChoice chosen={chosen} id={id} label={t`Choose the comment of ${author}`} className="mt-1" />
      <div className="stack-2 min-w-0">
        <p className="whitespace-pre-wrap wrap-anywhere">
          <bdi>{text}</bdi>
        </p>
        <p className="text-sm text-ink-2 wrap-anywhere">
          <bdi>{name}</bdi> · <bdi>{email}</bdi> · {moment(createdAt)}
        </p>
        <p className="text-sm">
          <a href={siteAddress(blog.path)} target="_blank" rel="noreferrer" className="text-assay underline">
            {blog.name}
          </a>
        </p>
        {refusal && <Refused refusal={refusal} />}
      </div>
      <div className="flex flex-wrap items-start gap-3">
        {approval !== 'approved' && (
          <Button variant="secondary" aria-label={t`Approve the comment of ${author}`} onClick={onApprove}>
            <Trans>Approve</Trans>
          </Button>
        )}
        {approval !== 'refused' && (
          <Button variant="quiet" aria-label={t`Refuse the comment of ${author}`} onClick={onRefuse}>
            <Trans>Refuse</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

function Refused({ refusal: { reason, words, by, at } }: { refusal: NonNullable<ReviewedComment['refusal']> }) {
  const names = useRefusalReasons();
  const moment = useIndianMoment();
  return (
    <p className="border-s-4 border-withdrawn bg-sheet px-4 py-2 text-sm wrap-anywhere">
      <span className="font-semibold">{names[reason]}</span>
      {words && (
        <>
          {': '}
          <bdi>{words}</bdi>
        </>
      )}
      <span className="block text-ink-2">
        {by && (
          <>
            <bdi>{by}</bdi>,{' '}
          </>
        )}
        {moment(at)}
      </span>
    </p>
  );
}
