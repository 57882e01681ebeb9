/** The one row that an insert returned. */
export function onlyRow<Row>([row]: Row[]): Row {
  if (!row) throw new Error('no row was written');
  return row;
}
