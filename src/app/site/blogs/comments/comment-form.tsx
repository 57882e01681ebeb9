import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useState } from 'react';
import { call } from '#app/calls/call.ts';
import { FormErrors, FormMessage } from '#app/forms/form-message.tsx';
import { useCallForm } from '#app/forms/use-call-form.ts';
import { SentNote } from '#app/lead-forms/sent-note.tsx';
import { ConsentNote } from '#app/page/consent-note.tsx';
import { blogTexts, commentInput } from '#features/blogs/blogs.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/fields/field.tsx';
import { TextLink } from '#ui/text-link.tsx';

/**
 * Writes a comment on a post. It is not added to the list, because the office approves it first.
 *
 * @param draft where the text waits while the form is away, because the session has ended
 */
export function CommentForm({ blogId, draft }: { blogId: number; draft: RefObject<string> }) {
  const { t, i18n } = useLingui();
  const [isSent, setSent] = useState(false);
  const form = useCallForm({
    id: 'comment',
    schema: commentInput,
    defaults: { comment: draft.current },
    call: (input) => call('POST /blogs/{id}/comments', { params: { id: String(blogId) }, input }),
    failed: i18n._(blogTexts.commentFailed),
    onDone() {
      form.inputs.reset({ comment: '' });
      setSent(true);
    },
  });

  const { getValues } = form.inputs;
  useEffect(
    () => () => {
      draft.current = String(getValues('comment') ?? '');
    },
    [draft, getValues],
  );

  if (isSent) {
    return (
      <SentNote title={<Trans>Your comment is waiting for approval.</Trans>} onAnother={() => setSent(false)}>
        <Trans>
          It will appear here once it has been approved. You can follow it{' '}
          <TextLink to="/account/comments">in your account</TextLink>.
        </Trans>
      </SentNote>
    );
  }
  return (
    <form onSubmit={form.submit} noValidate className="max-w-[66ch] stack-5">
      <FormErrors form={form} />
      <TextArea
        {...form.field('comment')}
        label={t`Your comment`}
        hint={
          <Trans>
            Plain text, up to 5,000 characters. We read every comment before it appears; your name is shown with it.
          </Trans>
        }
        rows={5}
        dir="auto"
        required
      />
      <FormMessage form={form} />
      <Button type="submit" pending={form.pending}>
        <Trans>Send comment</Trans>
      </Button>
      <ConsentNote purpose="comment" />
    </form>
  );
}
