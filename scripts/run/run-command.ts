import { ContentError } from '#core/content/content-error.ts';
import { DrizzleQueryError } from '#core/drizzle.ts';
import { StartError } from '#core/errors.ts';

/** Runs a command of the operator. An error that the operator can mend is explained in words; any other is printed in full. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof ContentError || error instanceof StartError || isMistypedOption(error))
      console.error(error.message);
    else if (error instanceof DrizzleQueryError) console.error(`The database refused: ${error.cause?.message}`);
    else console.error(error);
    process.exitCode = 1;
  }
}

/** What `parseArgs` says of an option that it does not know, or that lacks its value. */
function isMistypedOption(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}
