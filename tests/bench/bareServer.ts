/**
 * The fixed reference for reading one row: Fastify, one prepared statement on the same database
 * file, and nothing else. Arguments: the file, the port.
 */
import Database from 'better-sqlite3';
import Fastify from 'fastify';

const [file = '', port = '0'] = process.argv.slice(2);
const database = new Database(file, { readonly: true });
const readProfile = database.prepare(
  'select id, email, first_name, last_name from users where id = ?',
);

const app = Fastify();
app.get('/healthz', () => ({ status: 'ok' }));
app.get<{ Params: { id: string } }>('/profile/:id', (request) =>
  readProfile.get(request.params.id),
);
await app.listen({ port: Number(port), host: '127.0.0.1' });
