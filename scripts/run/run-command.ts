import { DrizzleQueryError } from 'drizzle-orm';
import { ContentError } from '#core/content/content-error.ts';
import { StartError } from '#core/errors.ts';

/** Runs a command of the operator. An error that the operator can mend is explained in words; any other is printed in full. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof ContentError || error instanceof StartError) console.error(error.message);
    else if (error instanceof DrizzleQueryError) console.error(`The database refused: ${error.cause?.message}`);
    else console.error(error);
    process.exitCode = 1;
  }
}
