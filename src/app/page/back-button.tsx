import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { actionLinkClass } from '#ui/text-link.tsx';

/** Goes back to the previous page. Without script, or when there is no previous page, it goes to `to`. */
export function BackButton({ to = '/' }: { to?: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      onClick={(event) => {
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
        if (!isPlain || window.history.length < 2) return;
        event.preventDefault();
        navigate(-1);
      }}
      className={actionLinkClass}
    >
      <Icon name="arrow" size={18} className="rotate-180" />
      {t`Back`}
    </Link>
  );
}
