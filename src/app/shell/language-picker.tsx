import { Trans, useLingui } from '@lingui/react/macro';
import type { RootData } from '#app/page/root-data.ts';
import { findLanguage } from '#locales/languages.ts';
import { Icon } from '#ui/icon.tsx';
import { LanguageLink } from './language-link.tsx';

const row = 'flex min-h-11 w-full items-center px-4 py-2 text-start hover:bg-paper hover:text-assay';

/** The short list in the top bar; its last entry opens the full list of the host's languages. */
export function LanguagePicker({ root, className }: { root: RootData; className: string }) {
  const { t } = useLingui();
  const name = findLanguage(root.language)?.name ?? '';
  return (
    <div>
      <button
        type="button"
        popoverTarget="language-menu"
        aria-label={t`Language: ${name}`}
        className={`gap-1.5 ${className}`}
      >
        <Icon name="globe" size={16} />
        <span lang={root.language}>{name}</span>
        <Icon name="chevron-down" size={12} />
      </button>
      <div popover="auto" id="language-menu" className="popover-menu text-base">
        <ul>
          {root.topBarLanguages.map((code) => (
            <li key={code}>
              <LanguageLink code={code} current={root.language} className={row} />
            </li>
          ))}
          <li>
            <button type="button" command="show-modal" commandfor="languages" className={row}>
              <Trans>More languages</Trans>
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}
