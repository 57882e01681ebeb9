import { Trans, useLingui } from '@lingui/react/macro';
import { commaWords, listWords } from '#core/text/list-words.ts';
import { longDate } from '#core/time/dates.ts';
import type { RowDetails as Details, Ground } from '#features/finder/sheet/family-sheet.ts';
import { OrderLink } from '#features/requirements/components/order-link.tsx';
import { StateChip } from '#features/requirements/components/state-chip.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** What stands behind an approval, opened in place: the days of others, orders, reasons, papers, and who settles it. */
export function RowDetails({ name, details }: { name: string; details: Details }) {
  const { others, route, orders, standards, grounds, facts, papers, settles } = details;
  const { t, i18n } = useLingui();
  const known = [
    { term: t`For others`, value: others.length > 0 ? <Others states={others} /> : null },
    { term: t`Route`, value: route && commaWords([route.name, route.place ?? ''].filter(Boolean), i18n.locale) },
    {
      term: t`Order`,
      value: orders.length > 0 ? list(orders.map((order) => [order.slug, <OrderLink key="" order={order} />])) : null,
    },
    {
      term: t`More standards`,
      value: standards.length > 0 ? <Standards standards={standards} /> : null,
    },
    { term: t`Because`, value: grounds.length + facts.length > 0 ? <Grounds grounds={grounds} facts={facts} /> : null },
    { term: t`Documents`, value: papers && <Papers papers={papers} /> },
    { term: t`What settles it`, value: settles && <Settles settles={settles} /> },
  ];
  if (known.every(({ value }) => value === null)) return null;
  return (
    <details className="printed-details col-span-full">
      <summary className="w-fit cursor-pointer py-1 text-sm underline underline-offset-4 sm:ms-46 print:hidden">
        <Trans>
          Why, and what it takes<span className="sr-only">: {name}</span>
        </Trans>
      </summary>
      <div className="printed-run mt-1 text-sm">
        <FactList facts={known} />
      </div>
    </details>
  );
}

function list(items: readonly [string, React.ReactNode][]) {
  return (
    <ul className="stack-2">
      {items.map(([key, item]) => (
        <li key={key}>{item}</li>
      ))}
    </ul>
  );
}

function Others({ states }: { states: Details['others'] }) {
  return list(
    states.map(({ state, words }) => [
      state + words,
      <>
        <StateChip key="state" state={state} /> {words}
      </>,
    ]),
  );
}

function Standards({ standards }: { standards: Details['standards'] }) {
  return standards.map(({ slug, number }, place) => (
    <span key={slug}>
      {place > 0 && ' · '}
      <TextLink to={`/standards/${slug}`}>
        <bdi>{number}</bdi>
      </TextLink>
    </span>
  ));
}

function Grounds({ grounds, facts }: { grounds: readonly Ground[]; facts: readonly string[] }) {
  const { i18n } = useLingui();
  return (
    <div className="stack-2">
      {list(
        grounds.map(({ words, source, checkedOn, exemption }) => [
          words + source,
          <>
            <OwnText text={words} />
            {exemption && <Clause {...exemption} />}
            {source && (
              <span className="block wrap-anywhere text-ink-2">
                <Trans>
                  Source: <OwnText text={source} from="lists" />
                </Trans>
              </span>
            )}
            {checkedOn && <Checked day={longDate(checkedOn, i18n.locale)} />}
          </>,
        ]),
      )}
      {facts.length > 0 && (
        <p>
          <Trans>And because this is so:</Trans> {facts.join(' · ')}
        </p>
      )}
    </div>
  );
}

/** The words of an exemption need their place in the order, by which an officer finds it. */
function Clause({ order: { slug, number, title }, clause }: NonNullable<Ground['exemption']>) {
  const order = (
    <TextLink to={`/orders/${slug}`}>
      <OwnText text={number ?? title} from="lists" />
    </TextLink>
  );
  return (
    <span className="block text-ink-2">
      {clause ? (
        <Trans>
          Exemption from {order}, <OwnText text={clause} />
        </Trans>
      ) : (
        <Trans>Exemption from {order}; we do not know its clause.</Trans>
      )}
    </span>
  );
}

function Checked({ day }: { day: string }) {
  return (
    <span className="block text-ink-2">
      <Trans>Last checked on {day}</Trans>
    </span>
  );
}

function Papers({ papers: { names, source, readOn } }: { papers: NonNullable<Details['papers']> }) {
  const { i18n } = useLingui();
  const day = longDate(readOn, i18n.locale);
  return (
    <div className="stack-2">
      {list(names.map((name) => [name, <OwnText key="name" text={name} />]))}
      <p className="text-ink-2">
        <Trans>The authority may ask for more.</Trans>{' '}
        <span className="wrap-anywhere">
          <Trans>
            Source: <OwnText text={source} from="lists" />, read on {day}
          </Trans>
        </span>
      </p>
    </div>
  );
}

function Settles({ settles: { questions, authority } }: { settles: NonNullable<Details['settles']> }) {
  const { i18n } = useLingui();
  const asked = listWords([...questions], i18n.locale);
  return (
    <div className="stack-2">
      {questions.length > 0 && (
        <p>
          <Trans>Your answer to this: {asked}</Trans>
        </p>
      )}
      <p>
        {authority ? (
          <Trans>
            The authority: <OwnText text={authority} />
          </Trans>
        ) : (
          <Trans>
            No authority known to us. <TextLink to="/contact">Ask us.</TextLink>
          </Trans>
        )}
      </p>
    </div>
  );
}
