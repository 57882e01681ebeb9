import { Trans } from '@lingui/react/macro';
import { notificationAddress } from '#features/notifications/note-address.ts';
import { FigureDate } from '#features/requirements/components/dated-text.tsx';
import { TextLink } from '#ui/text-link.tsx';

type Reference = { slug: string; categorySlug: string; name: string; date: string };

/** The notifications before and after this one on the same subject. */
export function SameSubject({ later, earlier }: { later: Reference | null; earlier: readonly Reference[] }) {
  if (!later && earlier.length === 0) return null;
  return (
    <dl className="border-s-2 border-gold ps-4 stack-2">
      {later && (
        <div>
          <dt className="text-sm text-ink-2">
            <Trans>Later on the same subject</Trans>
          </dt>
          <Entry reference={later} />
        </div>
      )}
      {earlier.length > 0 && (
        <div>
          <dt className="text-sm text-ink-2">
            <Trans>Earlier on the same subject</Trans>
          </dt>
          {earlier.map((reference) => (
            <Entry key={reference.slug} reference={reference} />
          ))}
        </div>
      )}
    </dl>
  );
}

function Entry({ reference }: { reference: Reference }) {
  return (
    <dd className="flex flex-wrap gap-x-3">
      <TextLink to={notificationAddress(reference)}>{reference.name}</TextLink>
      <span className="text-ink-2 tabular">
        <FigureDate date={reference.date} />
      </span>
    </dd>
  );
}
