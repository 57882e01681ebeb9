import type { Told } from '#features/alerts/desk/told.schema.ts';
import { languages } from '#locales/languages.ts';

/** The mail in each language of its followers, as text. */
export function ToldMails({ mails }: { mails: Told['mails'] }) {
  return mails.map(({ language, count, subject, text }, at) => {
    const { name, dir } = languages.find(({ code }) => code === language) ?? { name: language, dir: 'ltr' };
    return (
      <details key={language} className="border-t border-rule pt-2" open={at === 0 && mails.length === 1}>
        <summary className="flex min-h-11 items-center justify-between gap-4">
          <bdi lang={language}>{name}</bdi>
          <span className="tabular">{count}</span>
        </summary>
        <div lang={language} dir={dir} className="stack-2 pb-3">
          <p className="font-semibold wrap-anywhere">{subject}</p>
          <p className="text-sm whitespace-pre-wrap wrap-anywhere">{text}</p>
        </div>
      </details>
    );
  });
}
