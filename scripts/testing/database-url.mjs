import { connect } from 'node:net';

const waitMs = 2_000;

/** The test PostgreSQL: TEST_DATABASE_URL, or the server of the standard PG variables if it answers. */
export async function findDatabaseUrl(environment = process.env) {
  if (environment.TEST_DATABASE_URL) return environment.TEST_DATABASE_URL;
  const { PGHOST, PGPORT = '5432', PGUSER = 'postgres', PGPASSWORD = '', PGDATABASE = 'postgres' } = environment;
  if (!PGHOST || PGHOST.startsWith('/') || !(await answers(PGHOST, Number(PGPORT)))) return null;
  const login = PGPASSWORD ? `${encodeURIComponent(PGUSER)}:${encodeURIComponent(PGPASSWORD)}` : PGUSER;
  return `postgres://${login}@${PGHOST}:${PGPORT}/${PGDATABASE}`;
}

function answers(host, port) {
  return new Promise((done) => {
    const socket = connect({ host, port, timeout: waitMs });
    const finish = (isThere) => {
      socket.destroy();
      done(isThere);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
    socket.once('timeout', () => finish(false));
  });
}
