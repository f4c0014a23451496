import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { dataFolder, type Server } from '../start-server';

/**
 * Queries the store of a stopped server.
 * @param databaseUrl its PostgreSQL URL; without one, its PGlite store is used
 */
export async function queryStore<Row>(server: Server, databaseUrl: string | undefined, text: string): Promise<Row[]> {
  if (databaseUrl) {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    return (await client.query(text).finally(() => client.end())).rows as Row[];
  }
  const client = await PGlite.create({ dataDir: path.join(dataFolder(server.port), 'pglite') });
  return (await client.query(text).finally(() => client.close())).rows as Row[];
}
