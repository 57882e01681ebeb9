import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { DetailPage } from '#app/page/detail-page.tsx';
import { Faqs } from '#app/page/faqs.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { RelatedSection } from '#app/page/related-section.tsx';
import { anchorHeadings } from '#core/html/anchor-headings.ts';
import { listComments } from '#features/blogs/comments/list-comments.server.ts';
import { findBlog } from '#features/blogs/find-blog.server.ts';
import { listRelatedBlogs } from '#features/blogs/list-related-blogs.server.ts';
import { LinkButton } from '#ui/button.tsx';
import { OwnText, useOwnLanguage } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import type { Route } from './+types/blog';
import { Article } from './article.tsx';
import { ArticlePart } from './article-part.tsx';
import { BlogByline } from './blog-byline.tsx';
import { BlogCard } from './blog-card.tsx';
import { BlogPicture } from './blog-picture.tsx';
import { blogCrumbs, blogSeo } from './blog-seo.ts';
import { Comments } from './comments.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, blogSeo(args, args.loaderData));
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const whole = await findBlog(params.category, params.slug, language);
  if (!whole) throw data(null, { status: 404 });
  const { content, ...blog } = whole;
  const [comments, related] = await Promise.all([listComments(blog.id), listRelatedBlogs(blog, language)]);
  return { blog, article: anchorHeadings(content), comments, related };
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { blog, article, comments, related } = loaderData;
  const { t } = useLingui();
  return (
    <DetailPage
      crumbs={blogCrumbs(blog)}
      meta={<BlogByline blog={blog} commentCount={comments.length} />}
      title={blog.name}
      lead={blog.summary}
    >
      <Container className="pt-8 md:pt-12 print:hidden">
        <div className="aspect-16/9 overflow-hidden bg-basalt md:aspect-3/1">
          <BlogPicture blog={blog} eager className="size-full object-cover" />
        </div>
      </Container>
      <Article blog={blog} html={article.html} headings={article.headings} />
      {blog.author && (
        <ArticlePart id="author" title={<Trans>Author</Trans>}>
          <AuthorBox author={blog.author} />
        </ArticlePart>
      )}
      {blog.faqs.length > 0 && (
        <ArticlePart id="faqs" title={<Trans>Frequently Asked Questions</Trans>}>
          <Faqs name="blog-faqs" faqs={blog.faqs} />
        </ArticlePart>
      )}
      <Comments blogId={blog.id} comments={comments} />
      <RelatedSection
        id="related"
        tone="sheet"
        title={t`Related Posts`}
        action={
          <LinkButton to="/blogs" variant="secondary">
            <Trans>View All</Trans>
          </LinkButton>
        }
        items={related.map((card) => ({ key: card.id, card: <BlogCard blog={card} /> }))}
      />
    </DetailPage>
  );
}

/** Who wrote the post, with a picture or a seal. */
function AuthorBox({ author }: { author: { name: string; icon: string; description: string | null } }) {
  const languageOf = useOwnLanguage();
  return (
    <div className="flex items-start gap-5">
      <img src={author.icon} alt="" width={88} height={88} loading="lazy" className="shrink-0" />
      <div className="min-w-0">
        <p className="font-serif text-xl font-(--heading-weight)">
          <OwnText text={author.name} />
        </p>
        {author.description && (
          <p {...languageOf(author.description)} className="mt-2 max-w-[60ch] text-ink-2">
            {author.description}
          </p>
        )}
      </div>
    </div>
  );
}
