import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#app/calls/call.ts';
import { FormMessage } from '#app/forms/form-message.tsx';
import { useFaultText } from '#app/forms/use-fault-text.ts';
import { longDate, todayInIndia } from '#core/time/dates.ts';
import type { CommentReview } from '#features/blogs/blogs.schema.ts';
import { Button } from '#ui/button.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { TextLink } from '#ui/text-link.tsx';

const states: Record<CommentReview['approval'], MessageDescriptor> = {
  pending: msg`Waiting for approval`,
  approved: msg`Approved`,
  refused: msg`Refused`,
};

/** A comment with the two decisions, until one of them has been made. */
export function ReviewedComment({
  token,
  comment,
  onDone,
}: {
  token: string;
  comment: CommentReview;
  onDone: () => void;
}) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const faultText = useFaultText({ hasInput: false });
  const [pending, setPending] = useState<'approve' | 'refuse'>();
  const [problem, setProblem] = useState<string>();
  const { client, comments, created_at, approval, blog } = comment;

  async function decide(decision: 'approve' | 'refuse') {
    setPending(decision);
    setProblem(undefined);
    const result = await call(`POST /comment-reviews/{token}/${decision}`, { params: { token } });
    setPending(undefined);
    if (!result.ok) return setProblem(faultText(result));
    toast.success(result.data.message);
    onDone();
  }

  return (
    <div className="stack-6">
      <blockquote dir="auto" className="border-s-2 border-gold ps-5 text-lg whitespace-pre-line wrap-anywhere">
        {comments}
      </blockquote>
      <FactList
        facts={[
          { term: t`Name`, value: <bdi>{client.name}</bdi> },
          { term: t`Date`, value: longDate(todayInIndia(new Date(created_at)), i18n.locale) },
          {
            term: t`Post`,
            value: <TextLink to={`/blogs/${blog.blog_category.slug}/${blog.slug}`}>{blog.name}</TextLink>,
          },
          { term: t`Status`, value: <strong>{i18n._(states[approval])}</strong> },
        ]}
      />
      <FormMessage form={{ problem }} />
      {approval === 'pending' && (
        <div className="flex flex-wrap gap-3">
          <Button pending={pending === 'approve'} onClick={() => decide('approve')}>
            <Trans>Approve</Trans>
          </Button>
          <Button variant="secondary" pending={pending === 'refuse'} onClick={() => decide('refuse')}>
            <Trans>Refuse</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
