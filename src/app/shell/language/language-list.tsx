import type { RootData } from '#app/page/root-data.ts';
import { LanguageLink } from './language-link.tsx';

/** Lists every language that this host offers. */
export function LanguageList({ root, className = '' }: { root: RootData; className?: string }) {
  return (
    <ul className={className}>
      {root.offeredLanguages.map((code) => (
        <li key={code}>
          <LanguageLink code={code} current={root.language} className="min-h-11 underline-offset-4 hover:underline" />
        </li>
      ))}
    </ul>
  );
}
