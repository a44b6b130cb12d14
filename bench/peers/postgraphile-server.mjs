// PostGraphile 4 as a library, set up as its documentation recommends for production: `node postgraphile-server.mjs
// DATABASE_URL`.
import { createServer } from 'node:http';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { postgraphile } from 'postgraphile';

const [, , url] = process.argv;
const secret = 'only for this run';
const pool = new pg.Pool({ connectionString: url, max: 10 });
const server = createServer(
  postgraphile(pool, 'postgraphile', {
    jwtSecret: secret,
    disableQueryLog: true,
    setofFunctionsContainNulls: false,
    ignoreRBAC: false,
    dynamicJson: true,
    subscriptions: false,
  }),
);
server.listen(0, '127.0.0.1', () => {
  const token = jwt.sign({ role: 'peer_reader' }, secret, { audience: 'postgraphile', expiresIn: '1h' });
  const query =
    '{ allMembers(first: 20, orderBy: CREATED_AT_DESC) { nodes { id externalMetadata createdAt } pageInfo { endCursor } } }';
  const { port } = server.address();
  console.log(
    JSON.stringify({
      url: `http://127.0.0.1:${port}/graphql`,
      pid: process.pid,
      authorization: `Bearer ${token}`,
      body: JSON.stringify({ query }),
    }),
  );
});
