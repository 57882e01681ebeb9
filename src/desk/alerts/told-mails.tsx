import type { Told } from '#features/alerts/desk/told.schema.ts';
import { languages } from '#locales/languages.ts';

/** The mail in each language of its followers, as text. */
export function ToldMails({ mails }: { mails: Told['mails'] }) {
  const items = mails.map(({ language, count, subject, text }, at) => {
    const { name, dir } = languages.find(({ code }) => code === language) ?? { name: language, dir: 'ltr' };
    return (
      <details key={language} className="border-t border-rule" open={at === 0 && mails.length === 1}>
        <summary className="min-h-11 cursor-pointer py-2">
          <bdi lang={language} className="font-semibold">
            {name}
          </bdi>{' '}
          <span className="tabular text-ink-2">· {count}</span>
        </summary>
        <div lang={language} dir={dir} className="stack-2 border-s-2 border-rule ps-4 pb-3">
          <p className="font-semibold wrap-anywhere">{subject}</p>
          <p className="text-sm whitespace-pre-wrap wrap-anywhere">{text}</p>
        </div>
      </details>
    );
  });
  return <div>{items}</div>;
}
