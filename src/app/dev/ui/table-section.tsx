import { DataTable } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { longName } from './samples.ts';

const rows = [
  {
    is: 'IS 13252 (Part 1):2010',
    product: 'Adapters for IT equipment',
    date: '03-07-2013',
    tone: 'in-force',
    word: 'In force',
  },
  { is: 'IS 16221 (Part 2):2015', product: longName, date: '01-04-2027', tone: 'upcoming', word: 'Upcoming' },
  {
    is: 'IS 302-2-25:2014',
    product: 'Microwave ovens',
    date: '19-03-2020',
    tone: 'withdrawn',
    word: 'Withdrawn',
  },
] as const;

export function TableSection() {
  return (
    <Section id="table" title="Tables and rich text" tone="sheet">
      <DataTable
        caption="Standards made compulsory, newest first"
        rowKey={(row) => row.is}
        rows={rows}
        columns={[
          { key: 'is', header: 'Standard', cell: (row) => row.is, rowHeader: true, numeric: true },
          { key: 'product', header: 'Product', cell: (row) => row.product },
          { key: 'date', header: 'Date', cell: (row) => row.date, numeric: true },
          {
            key: 'status',
            header: 'Status',
            cell: (row) => <StatusChip tone={row.tone}>{row.word}</StatusChip>,
          },
        ]}
      />
      <article className="prose mt-12">
        <h2>What the order asks</h2>
        <p>
          A producer registers <strong>before</strong> the goods are sold, by <a href="#table">an application</a> with
          the test report of a recognised laboratory. The register names the factory, not the brand.
        </p>
        <ol>
          <li>Test a sample.</li>
          <li>File the report within 90 days.</li>
        </ol>
        <blockquote>No person shall manufacture, import or sell goods that do not bear the standard mark.</blockquote>
        <h3>Fees</h3>
        <table>
          <thead>
            <tr>
              <th>Head</th>
              <th>Rupees</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Application</td>
              <td>1,000</td>
            </tr>
            <tr>
              <td>Registration, two years</td>
              <td>25,000</td>
            </tr>
          </tbody>
        </table>
      </article>
    </Section>
  );
}
