import { Trans } from '@lingui/react/macro';
import { Container } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The branch office of BIS for the city, and the other cities of its state. */
export function NearbyCities({
  city: { city, nearestBranch, confirmed },
  nearby,
}: {
  city: { city: string; nearestBranch: string | null; confirmed: boolean };
  nearby: readonly { slug: string; city: string }[];
}) {
  return (
    <Container className="stack-3 pb-12 text-sm text-ink-2 md:pb-18">
      {nearestBranch && (
        <p>
          {confirmed ? (
            <Trans>
              The branch list of BIS names an office in {city}. BIS assigns the office by the address of the factory.
            </Trans>
          ) : (
            <Trans>
              The branch office of BIS nearest to {city} is {nearestBranch}, by our own reckoning. BIS assigns the
              office by the address of the factory.
            </Trans>
          )}
        </p>
      )}
      {nearby.length > 0 && (
        <p>
          <Trans>In the same state:</Trans>{' '}
          {nearby.map((other, index) => (
            <span key={other.slug}>
              {index > 0 && ' · '}
              <TextLink to={`/city/${other.slug}`}>{other.city}</TextLink>
            </span>
          ))}
        </p>
      )}
    </Container>
  );
}
