import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { UntranslatedFrame, useByLanguage } from '#app/page/untranslated-frame.tsx';
import { excerpt } from '#core/text/excerpt.ts';
import type { HomeBlogAnswer } from '#features/home/home.schema.ts';
import { LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useOwnLanguage, useTitleLanguage } from '#ui/own-language.tsx';
import { HomeSection } from './home-section.tsx';

export function BlogTeasers({ section, blogs }: HomeBlogAnswer) {
  const [translated, english] = useByLanguage(blogs, textOf);
  return (
    <HomeSection
      id="blogs"
      section={section}
      lead={section.tag_line}
      action={
        <LinkButton to="/blogs" variant="secondary" className="print:hidden">
          <Trans>All blogs</Trans>
        </LinkButton>
      }
    >
      <div className="stack-8">
        <Teasers blogs={translated} />
        {english.length > 0 && (
          <UntranslatedFrame isMixed texts={english.map(textOf)}>
            <Teasers blogs={english} />
          </UntranslatedFrame>
        )}
      </div>
    </HomeSection>
  );
}

type Teaser = HomeBlogAnswer['blogs'][number];

const textOf = ({ name, content }: Teaser) => `${name} ${content}`;

function Teasers({ blogs }: { blogs: readonly Teaser[] }) {
  const languageOf = useOwnLanguage();
  const titleLanguage = useTitleLanguage();
  if (blogs.length === 0) return null;
  return (
    <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
      {blogs.map((blog) => (
        <li key={blog.slug} className="sm:max-lg:last:hidden">
          <article className="streak group relative flex h-full flex-col border-t border-rule pt-5">
            <div className="mb-5 grid aspect-16/9 place-items-center overflow-hidden bg-sheet">
              <img
                src={blog.image_url}
                alt={blog.image_alt ?? ''}
                width={400}
                height={225}
                loading="lazy"
                className="size-full object-cover"
              />
            </div>
            <h3 {...titleLanguage(blog.name, blog.content)}>
              <Link to={`/blogs/${blog.blog_category.slug}/${blog.slug}`} className="cover-link">
                {blog.name}
              </Link>
            </h3>
            <p {...languageOf(blog.content)} className="mt-2 mb-4 text-ink-2">
              {excerpt(blog.content, 150)}
            </p>
            <p
              className="mt-auto inline-flex items-center gap-1.5 font-semibold text-assay underline-offset-4 group-hover:underline"
              aria-hidden="true"
            >
              <Trans>Read more</Trans>
              <Icon name="arrow" size={18} />
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
