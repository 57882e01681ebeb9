import { Trans, useLingui } from '@lingui/react/macro';
import type { RootData } from '#app/page/root-data.ts';
import { findLanguage } from '#locales/languages.ts';
import { Icon } from '#ui/icon.tsx';
import { PopoverMenu, popoverEntry } from '#ui/overlays/popover-menu.tsx';
import { LanguageLink } from './language-link.tsx';

/** The short list in the top bar; its last entry opens the full list of the host's languages. */
export function LanguagePicker({ root, className }: { root: RootData; className: string }) {
  const { t } = useLingui();
  const name = findLanguage(root.language)?.name ?? '';
  return (
    <PopoverMenu
      id="language-menu"
      label={t`Language: ${name}`}
      className={className}
      trigger={
        <>
          <Icon name="globe" size={16} />
          <span lang={root.language}>{name}</span>
          <Icon name="chevron-down" size={12} />
        </>
      }
    >
      {root.topBarLanguages.map((code) => (
        <li key={code}>
          <LanguageLink code={code} current={root.language} className={popoverEntry} />
        </li>
      ))}
      <li>
        <button type="button" command="show-modal" commandfor="languages" className={popoverEntry}>
          <Trans>More languages</Trans>
        </button>
      </li>
    </PopoverMenu>
  );
}
