import { data } from 'react-router';
import { NotFoundError } from '#core/errors.ts';

/** What was found; what does not exist becomes the not-found page. */
export async function orNotFound<Value>(found: Promise<Value>): Promise<Value> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof NotFoundError) throw data(null, { status: 404 });
    throw error;
  }
}
