import { Trans, useLingui } from '@lingui/react/macro';
import type { RootData } from '#app/page/root-data.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { LanguageList } from './language-list.tsx';

export function LanguageDialog({ root }: { root: RootData }) {
  const { t } = useLingui();
  return (
    <Dialog id="languages" title={<Trans>Choose a language</Trans>} closeLabel={t`Close`}>
      <LanguageList root={root} className="grid grid-cols-2 gap-x-6 sm:grid-cols-3" />
    </Dialog>
  );
}
