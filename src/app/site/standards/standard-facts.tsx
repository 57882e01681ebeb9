import { Plural, useLingui } from '@lingui/react/macro';
import { filled } from '#core/text/filled.ts';
import { DatedText, FigureDate } from '#features/requirements/components/dated-text.tsx';
import { StandardReference, Succession } from '#features/requirements/components/standard-reference.tsx';
import type { StandardReference as Reference, StandardDetail } from '#features/standards/find-standard.server.ts';
import { FactList } from '#ui/fact-list.tsx';
import { OwnText } from '#ui/own-language.tsx';

/** The number and title of a standard, and the standards before and after it. */
export function StandardFacts({ standard, today }: { standard: StandardDetail; today: string }) {
  const { t } = useLingui();
  const { number, title, successor, concurrentUntil, predecessors, parts, note } = standard;
  const words = filled(note);
  return (
    <FactList
      facts={[
        { term: t`Number`, value: <bdi className="tabular">{number}</bdi> },
        { term: t`Title`, value: ownText(filled(title)) },
        {
          term: t`Successor`,
          value: successor && <Succession successor={successor} concurrentUntil={concurrentUntil} today={today} />,
        },
        {
          term: concurrentUntil && concurrentUntil < today ? t`Both were accepted until` : t`Both accepted until`,
          value: successor && concurrentUntil && <FigureDate date={concurrentUntil} />,
        },
        { term: t`Predecessor`, value: predecessors.length > 0 ? <References references={predecessors} /> : null },
        { term: t`Other parts and years`, value: parts.length > 0 ? <References references={parts} /> : null },
        { term: t`Note`, value: words && <DatedText text={words} from="lists" inSentence /> },
      ]}
    />
  );
}

/** How many standards are visible at first; a family such as IS 302 has dozens. */
const openReferences = 5;

function ownText(text: string | null) {
  return text && <OwnText text={text} from="lists" />;
}

function References({ references }: { references: readonly Reference[] }) {
  if (references.length <= openReferences) return <ReferenceList references={references} />;
  return (
    <details>
      <summary className="font-semibold text-assay">
        <Plural value={references.length} one="# standard" other="# standards" />
      </summary>
      <ReferenceList references={references} />
    </details>
  );
}

function ReferenceList({ references }: { references: readonly Reference[] }) {
  return (
    <ul className="stack-1">
      {references.map(({ slug, number, title }) => (
        <li key={slug}>
          <StandardReference slug={slug} number={number} />
          {title && (
            <span className="ms-2 text-ink-2">
              <OwnText text={title} from="lists" />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
