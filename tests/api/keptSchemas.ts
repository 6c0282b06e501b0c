/** Schemas of PostgreSQL go from test to test (databases.ts); when a run is over they go too. */
import pg from 'pg';

/** How the names of those begin that the workers of this process keep. */
export const keptSchemas = (run: number): string => `test_kept_${run}_`;

export async function teardown(): Promise<void> {
  const connectionString = process.env['TEST_DATABASE_URL'];
  if (!connectionString) return;
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select nspname as name from pg_namespace where starts_with(nspname, $1)',
      [keptSchemas(process.pid)],
    );
    for (const { name } of rows) await client.query(`drop schema ${name} cascade`);
  } finally {
    await client.end();
  }
}
