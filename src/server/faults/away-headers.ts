/** The headers of an answer while the database is away. */
export const awayHeaders = { 'retry-after': '3', 'cache-control': 'no-store' };
