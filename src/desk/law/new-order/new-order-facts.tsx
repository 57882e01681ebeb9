import { useLingui } from '@lingui/react/macro';
import { formatDate } from '#core/time/dates.ts';
import type { NewOrderChoices } from '#features/law/new-order/new-order.schema.ts';
import type { NewOrder } from '#features/law/new-order-inputs.schema.ts';
import { FactList } from '#ui/fact-list.tsx';
import { useExemptionWords } from '../exemptions/use-exemption-words.ts';
import { listName, rowName } from '../list-name.ts';
import { useLawNames } from '../use-law-names.ts';

/** What a proposed order says, for whoever reads it beside the gazette. */
export function NewOrderFacts({ order, choices }: { order: NewOrder; choices: NewOrderChoices }) {
  const { t, i18n } = useLingui();
  const { instruments, confidences, forWhom, day } = useLawNames();
  const { kind, number, title, subject, signedOn, publishedOn, authority, authorityName, link, source } = order;
  const { clause, note, lines, entries, beginnings, checkedOn, checkedAgainst, confidence, exemptions } = order;
  const { inOneLine } = useExemptionWords();
  const issuer = choices.authorities.find(({ slug }) => slug === authority)?.name ?? authority;
  const each = (texts: readonly string[]) =>
    texts.length === 0
      ? null
      : texts.map((text) => (
          <bdi key={text} className="block wrap-anywhere">
            {text}
          </bdi>
        ));
  return (
    <FactList
      facts={[
        { term: t`Title as printed`, value: title && <bdi className="wrap-anywhere">{title}</bdi> },
        { term: t`Number`, value: number && <bdi>{number}</bdi> },
        { term: t`Kind`, value: instruments[kind] },
        { term: t`Subject`, value: subject && <bdi className="wrap-anywhere">{subject}</bdi> },
        { term: t`Issued by`, value: authorityName ?? issuer },
        { term: t`Signed`, value: signedOn && formatDate(signedOn) },
        { term: t`Published`, value: publishedOn && formatDate(publishedOn) },
        {
          term: t`Begins`,
          value: each(
            beginnings.map(({ on, audiences }) => `${on ? day(on) : t`Day left open`}: ${forWhom(audiences)}`),
          ),
        },
        { term: t`Clause`, value: clause },
        { term: t`Entries that lists have`, value: each(lines.map((line) => rowName(i18n, line))) },
        {
          term: t`Goods that no list has yet`,
          value: each(
            entries.map(({ product, name, list, standards, families }) =>
              [name ?? product, listName(i18n, list), ...standards, ...families].join(' · '),
            ),
          ),
        },
        { term: t`Exempts`, value: each((exemptions ?? []).map(inOneLine)) },
        { term: t`Read in`, value: [confidences[confidence], source].filter(Boolean).join(' · ') },
        { term: t`Address of the paper`, value: link && <bdi className="wrap-anywhere">{link}</bdi> },
        {
          term: t`What was checked`,
          value: checkedOn && [formatDate(checkedOn), checkedAgainst].filter(Boolean).join(' · '),
        },
        { term: t`Note`, value: note && <bdi className="wrap-anywhere">{note}</bdi> },
      ]}
    />
  );
}
