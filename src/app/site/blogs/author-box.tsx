import { OwnText, useOwnLanguage } from '#ui/own-language.tsx';

/** Who wrote the post, with a picture or a seal. */
export function AuthorBox({ author }: { author: { name: string; icon: string; description: string | null } }) {
  const own = useOwnLanguage();
  return (
    <div className="flex items-start gap-5">
      <img src={author.icon} alt="" width={88} height={88} loading="lazy" className="shrink-0" />
      <div className="min-w-0">
        <p className="font-serif text-xl font-(--heading-weight)">
          <OwnText text={author.name} />
        </p>
        {author.description && (
          <p {...own(author.description)} className="mt-2 max-w-[60ch] text-ink-2">
            {author.description}
          </p>
        )}
      </div>
    </div>
  );
}
