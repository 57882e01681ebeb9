import { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import { messageAnswer } from '#core/http/json-shapes.ts';
import * as shapes from './blogs.schema.ts';

const reviewParams = z.object({ token: z.string().max(300) });
const noReview = { 404: 'No such link, or the comment is gone' } as const;

export const blogCalls = {
  'GET /blogs': {
    summary: 'All blog posts, newest first, with their categories and the texts of the page',
    tag: 'Blogs',
    answer: shapes.blogsAnswer,
    answers: 'The posts; one with a later date appears on that day',
  },
  'GET /blogs/{categorySlug}/{blogSlug}': {
    summary: 'A blog post with its approved comments and related posts',
    tag: 'Blogs',
    params: z.object({ categorySlug: z.string().max(200), blogSlug: z.string().max(200) }),
    answer: shapes.blogAnswer,
    answers: 'The post',
    refuses: { 404: 'That category has no such post' },
  },
  'POST /blogs/{id}/comments': {
    summary: 'Comment on a blog post',
    description: 'The comment appears once the office has approved it. The same text sent twice is one comment.',
    tag: 'Blogs',
    who: 'client',
    limit: { name: 'comment', limit: 60, windowSeconds: 600 },
    params: z.object({ id: z.string().max(20) }),
    input: shapes.commentInput,
    answer: messageAnswer,
    answers: 'The comment is waiting for approval',
    refuses: { 404: 'No such post', 429: 'The client has written 10 comments within an hour' },
  },
  'GET /client/comments': {
    summary: 'The comments of the client, newest first',
    tag: 'Client area',
    who: 'client',
    answer: shapes.clientCommentsAnswer,
    answers: 'The comments',
  },
  'GET /comment-reviews/{token}': {
    summary: 'A comment, by the link in the notice to the office',
    tag: 'Blogs',
    secret: true,
    params: reviewParams,
    answer: shapes.commentReviewAnswer,
    answers: 'The comment',
    refuses: noReview,
  },
  'POST /comment-reviews/{token}/approve': {
    summary: 'Approve a comment, so that it appears under its post',
    tag: 'Blogs',
    secret: true,
    securityEvent: 'approve a comment',
    params: reviewParams,
    answer: messageAnswer,
    answers: 'Approved',
    refuses: noReview,
  },
  'POST /comment-reviews/{token}/refuse': {
    summary: 'Refuse a comment, or take back its approval',
    tag: 'Blogs',
    secret: true,
    securityEvent: 'refuse a comment',
    params: reviewParams,
    answer: messageAnswer,
    answers: 'Refused',
    refuses: noReview,
  },
} as const satisfies Calls;
