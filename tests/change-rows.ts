import type { ContentKind } from '#db/content/content-changes.ts';
import { type ContentTx, writeContent } from '#db/content/write-content.server.ts';

/**
 * Writes rows of public content as the desk does: it names them, so that only what follows from them is derived again.
 * A test that writes without names waits until everything is.
 * @param write an insert, update or delete, which has the ids of its rows returned
 */
export function changeRows<Row extends { id: number }>(
  kind: ContentKind,
  write: (tx: ContentTx) => { returning(): PromiseLike<Row[]> },
): Promise<Row[]> {
  return writeContent(async (tx, changed) => {
    const rows = await write(tx).returning();
    changed(
      kind,
      rows.map(({ id }) => id),
    );
    return rows;
  });
}
