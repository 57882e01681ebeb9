import { Plural, Trans } from '@lingui/react/macro';
import type { RequiredService } from '#features/requirements/list-required-services.server.ts';
import type { Requirement } from '#features/requirements/requirement.ts';
import { sharedFacts } from '#features/requirements/shared-facts.ts';
import { type SheetReader, serviceFor } from '#features/requirements/sheet/sheet-reader.ts';
import { SentenceBlank } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { RequirementDetail, SharedDetail } from './requirement-detail.tsx';

/** How many requirements of one service are visible at first; a product family can have dozens. */
const openRequirements = 3;

/** One tile for each service: what every row of its list requires of the product, and where the list is published. */
export function RequiredCertification({
  services,
  requirements,
  today,
  reader,
}: {
  services: readonly RequiredService[];
  requirements: readonly Requirement[];
  today: string;
  reader: SheetReader;
}) {
  return (
    <ul className="border-b border-rule">
      {services.map((service) => {
        const serviceRequirements = requirements.filter((requirement) => requirement.service.slug === service.slug);
        const isInDoubt = serviceRequirements.every(({ confirmed }) => !confirmed);
        return (
          <li key={service.slug} className="stack-3 border-t border-ink py-4">
            <ServiceName service={service} reader={reader} />
            <div className="min-w-0 stack-6">
              <Requirements requirements={serviceRequirements} today={today} isMarking={!isInDoubt} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function ServiceName({ service, reader }: { service: RequiredService; reader: SheetReader }) {
  const { name, slug, categorySlug } = serviceFor(reader, service);
  const siblings = [service, ...service.siblings].filter((other) => other.slug !== slug);
  return (
    <div>
      <h3 className="text-start">
        <TextLink to={`/services/${categorySlug}/${slug}`}>{name}</TextLink>
      </h3>
      {siblings.map((sibling) => (
        <p key={sibling.slug} className="mt-3 text-sm text-ink-2">
          <Trans>The same list applies to</Trans>
          <SentenceBlank />
          <TextLink to={`/services/${sibling.categorySlug}/${sibling.slug}`}>{sibling.name}</TextLink>
        </p>
      ))}
    </div>
  );
}

function Requirements({
  requirements,
  today,
  isMarking,
}: {
  requirements: readonly Requirement[];
  today: string;
  isMarking: boolean;
}) {
  const shared = sharedFacts(requirements);
  const [first] = requirements;
  const item = (requirement: Requirement) => (
    <li key={requirement.id} className="border-t border-rule pt-6 first:border-0 first:pt-0">
      <RequirementDetail
        requirement={requirement}
        today={today}
        isAlone={requirements.length === 1}
        isMarked={isMarking && !requirement.confirmed}
        shared={shared}
      />
    </li>
  );
  const more = requirements.slice(openRequirements);
  return (
    <>
      {first && <SharedDetail requirement={first} today={today} shared={shared} />}
      <ol className="stack-6">{requirements.slice(0, openRequirements).map(item)}</ol>
      {more.length > 0 && (
        <details>
          <summary className="py-2 font-semibold text-assay">
            <Plural
              value={more.length}
              one="Show # more entry from this list"
              other="Show # more entries from this list"
            />
          </summary>
          <ol className="mt-4 stack-6">{more.map(item)}</ol>
        </details>
      )}
    </>
  );
}
