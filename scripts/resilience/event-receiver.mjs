import { createServer } from 'node:http';

/**
 * A webhook endpoint that counts deliveries: `Map<userId, Map<eventId, count>>`. Deliveries that it randomly answers
 * with a failure do not count.
 */
export async function startReceiver({ shareOfFailures = 0 } = {}) {
  const arrivals = new Map();
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      if (Math.random() < shareOfFailures) return response.writeHead(503).end();
      const event = JSON.parse(Buffer.concat(chunks).toString());
      const counts = arrivals.get(event.data.userId) ?? new Map();
      arrivals.set(event.data.userId, counts.set(event.id, (counts.get(event.id) ?? 0) + 1));
      response.writeHead(204).end();
    });
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}/events`,
    arrivals,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
