/** The texts of the calls: first those of the specification, then our own. */
export const blogTexts = {
  commentMissing: /*i18n*/ 'Comment field is required.',
  commentFailed: /*i18n*/ 'Failed to submit comment.',

  commentLength: /*i18n*/ 'Keep the comment to 5,000 characters or fewer.',
  commentSent: /*i18n*/ 'Thank you. Your comment will appear once it has been approved.',
  commentApproved: /*i18n*/ 'Comment approved. It now appears under the post.',
  commentRefused: /*i18n*/ 'Comment refused. It does not appear under the post.',
} as const;
