/** Prints what a command is doing: on a terminal in one line that changes, elsewhere in a new line every five seconds. */
export function showProgress(): (progress: string) => void {
  const { isTTY, columns = 80 } = process.stdout;
  let last = 0;
  return (progress) => {
    if (performance.now() - last < (isTTY ? 100 : 5_000)) return;
    last = performance.now();
    process.stdout.write(isTTY ? `\r${progress.slice(0, columns - 1).padEnd(columns - 1)}` : `${progress}\n`);
  };
}

/** Clears the line that changes, so that another one can be printed. */
export function endProgress(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
}
