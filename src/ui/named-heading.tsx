import { OwnText, type TextOrigin, useOwnLanguage } from './own-language.tsx';

/** A name with more characters than this is set in a smaller size, so that it fits on one screen. */
const longName = 60;

/** The name of a thing as the heading of its page. The language of the name chooses the font; the direction stays that of the page, so that the heading begins where all do. */
export function NamedHeading({ name, from }: { name: string; from?: TextOrigin }) {
  const languageOf = useOwnLanguage(from);
  return (
    <h1 lang={languageOf(name).lang} className={`text-start ${name.length > longName ? 'text-2xl md:text-3xl' : ''}`}>
      <OwnText text={name} from={from} />
    </h1>
  );
}
