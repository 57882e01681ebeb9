import { expandKeys } from '#features/orders/files/line-keys.ts';
import type { LawRows } from './law-rows.ts';

const order = 'doc-5-2-2021-tc-tec-112';
/** The smart meter and satellite equipment were among the 32 kinds, too. */
const june = {
  id: 'tec-mtcte-2023-06-23',
  keys: '36,121-131',
  on: '2023-10-01',
  counts_from: null,
  text: null,
  source: 'financialexpress.com 3140289; nemko.com 2 August 2023',
};
const amendments = [
  {
    id: 'tec-mtcte-2023-10',
    title: 'MTCTE phases III and IV: start moved to 1 January 2024',
    subject: 'Those of the 44 kinds of phases III and IV that were to start on 1 October 2023',
    published_on: '2023-10-12',
    note: 'Number and day not traced; reported on 12 October 2023, which stands for it. The title is in our own words',
    // Phases III and IV without the twelve kinds of the amendment before, which already had that day.
    keys: '28-37,49-73,96-102,109-114,118-163,171-175',
    on: '2024-01-01',
    counts_from: '2023-10-01',
    text: 'Since this amendment all kinds of phases III and IV share one day; up to three kinds may have got 1 April 2024',
    source: 'c-prav.com 2023/10/12; nemko.com 2 August 2023',
  },
  {
    id: 'tec-mtcte-2024-01',
    title: 'MTCTE: start of twelve kinds moved to 1 April 2024',
    subject:
      'Base stations, repeaters, smart meters, HF, VHF and UHF radio, LAN switches, routers, IP security, satellite',
    published_on: '2024-02-02',
    note: 'Number and day not traced; reported on 2 February 2024, which stands for it. Nine of the twelve kinds are named. The title is in our own words',
    keys: '36,38-48,52-64,96-101,109-114,121-131',
    on: '2024-04-01',
    counts_from: '2024-01-01',
    text: 'One source',
    source: 'nemko.com blog mandatory-certification-in-india-postponed (2 February 2024)',
  },
];

/** What `content/data/law-2/telecom.csv` says of the days of MTCTE: four moves, after which no kind began on 1 July 2023. */
export function addTelecom(law: LawRows, recorded: string): LawRows {
  const at = { file: '', line: 0 };
  const documents = law.documents.map((row) =>
    // The Friday of the press of 23 to 26 June 2023.
    row.id === 'tec-mtcte-2023-06-23' ? { ...row, published_on: '2023-06-23' } : row,
  );
  const added = amendments.map(({ id, title, subject, published_on, note, source }) => ({
    ...{ ...at, id, kind: 'extension', number: null, signed_on: null, published_on, gazette_id: null },
    ...{ authority: 'tec', title, subject, citation: `TEC, ${title}`, disputed: false, recorded_on: recorded },
    ...{ verified_on: null, note, source, confidence: 'trade' },
  }));
  const relations = amendments.map(({ id, source }) => ({
    ...{ ...at, from_id: id, relation: 'extends', to_id: order, effective_on: null, paragraph: null },
    ...{ lines: null, effect: null, text: null, note: null, source, confidence: 'trade' },
  }));
  const dates = law.dates.map((row) => {
    // It moved them, but no source says to which of its two days.
    if (row.document_id === 'tec-mtcte-2023-06-23' && !row.from_on) return { ...row, order, effect: 'defer' };
    // 1 April 2024 did not apply to them either: the days between were no duty.
    if (row.document_id === 'tec-mtcte-2024-07-01' && !row.effect) return { ...row, counts_from: '2024-04-01' };
    return row;
  });
  const moved = [june, ...amendments].flatMap(({ id, keys, on, counts_from, text, source }) =>
    expandKeys(keys).map((key) => ({
      ...{ ...at, list: 'tec_mtcte', key, audience: 'all', from_on: on, to_on: null, kind: 'applies' },
      ...{
        document_id: id,
        order,
        effect: 'defer',
        derived: false,
        counts_from,
        note: text,
        source,
        confidence: 'trade',
      },
    })),
  );
  return {
    ...law,
    documents: [...documents, ...added],
    relations: [...law.relations, ...relations],
    dates: [...dates, ...moved],
  };
}
