import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { menuFor } from '#desk/menu.ts';
import { DeskPage } from './desk-page.tsx';
import { useMe } from './use-me.ts';

/** The first screen: where this person can go from here. */
export function Overview() {
  const { t, i18n } = useLingui();
  const me = useMe();
  const groups = menuFor(me.roles);
  return (
    <DeskPage
      title={t`Good to see you, ${{ name: me.name }}`}
      lead={groups.length === 0 && <Trans>There is no screen for your roles yet. An owner can change them.</Trans>}
    >
      <div className="gap-x-12 lg:columns-2">
        {groups.map(({ name, entries }, at) => (
          <section key={name.id} aria-labelledby={`group-${at}`} className="break-inside-avoid pb-8">
            <h2 id={`group-${at}`} className="pb-2">
              {i18n._(name)}
            </h2>
            <ul className="border-t border-ink">
              {entries.map((entry) => (
                <li key={entry.to} className="streak relative border-b border-rule py-3">
                  <Link to={entry.to} className="font-semibold text-assay cover-link">
                    {i18n._(entry.name)}
                  </Link>
                  <p className="text-ink-2">{i18n._(entry.about)}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </DeskPage>
  );
}
