import { DrizzleQueryError } from 'drizzle-orm';
import { ContentError } from '#core/content/content-error.ts';
import { StartError } from '#core/errors.ts';

/** Runs a command of the operator. What the operator can mend is said in words; any other error is printed whole. */
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
