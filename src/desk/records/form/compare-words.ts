export type Run = { text: string; is: 'same' | 'added' | 'removed' };

/** A table of so many cells is filled at most; longer texts are compared by paragraphs. */
const mostCells = 2_000_000;

/** Two texts as one, in runs of words that both have, or only one of them. */
export function compareWords(before: string, after: string): Run[] {
  const [old, fresh] = [partsOf(before, /(\s+)/), partsOf(after, /(\s+)/)];
  if (old.length * fresh.length <= mostCells) return compareParts(old, fresh);
  const [blocks, others] = [partsOf(before, /(\n+)/), partsOf(after, /(\n+)/)];
  if (blocks.length * others.length <= mostCells) return compareParts(blocks, others);
  return compareParts([before], [after]);
}

const partsOf = (text: string, by: RegExp) => text.split(by).filter((part) => part !== '');

function compareParts(before: string[], after: string[]): Run[] {
  const runs: Run[] = [];
  const add = (is: Run['is'], text: string) => {
    const last = runs.at(-1);
    if (last?.is === is) last.text += text;
    else runs.push({ is, text });
  };
  const lengths = commonLengths(before, after);
  let [left, right] = [0, 0];
  while (left < before.length || right < after.length) {
    const [old = '', fresh = ''] = [before[left], after[right]];
    if (left < before.length && right < after.length && old === fresh) {
      add('same', old);
      left += 1;
      right += 1;
    } else if (left < before.length && lengthAt(left + 1, right) >= lengthAt(left, right + 1)) {
      add('removed', old);
      left += 1;
    } else {
      add('added', fresh);
      right += 1;
    }
  }
  return runs;

  function lengthAt(row: number, column: number): number {
    return column > after.length ? -1 : (lengths[row * (after.length + 1) + column] ?? 0);
  }
}

/** How many parts the ends of both texts have in common, from each pair of places on. */
function commonLengths(before: string[], after: string[]): Uint32Array {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      lengths[at] =
        before[row] === after[column]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  return lengths;
}
