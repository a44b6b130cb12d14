import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The example adapter from `examples/`, with a gate that the test opens and closes. */
export interface LookupGate {
  url: string;
  /** Holds requests from now on. */
  hold: () => void;
  /** Answers held requests, and following ones at once. */
  release: () => void;
  /** Lets the next request fail with an error of the source. */
  failNext: (resultMessage: string) => void;
  close: () => void;
}

export async function openLookupGate(): Promise<LookupGate> {
  const adapter = spawn(process.execPath, ['examples/lookup-adapter/server.mjs'], {
    env: { PATH: process.env.PATH ?? '', ADAPTER_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const adapterUrl = await readAddress(adapter);
  let opened = Promise.resolve();
  let open = () => {};
  let failure: string | null = null;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    await opened;
    response.setHeader('content-type', 'application/json');
    if (failure !== null) {
      response.end(JSON.stringify({ resultCode: 'SYSTEM_ERROR', resultMessage: failure }));
      failure = null;
      return;
    }
    const answer = await fetch(adapterUrl + request.url, { method: 'POST', body });
    response.writeHead(answer.status).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold() {
      opened = new Promise((resolve) => {
        open = resolve;
      });
    },
    release: () => open(),
    failNext(resultMessage) {
      failure = resultMessage;
    },
    close() {
      open();
      server.close();
      server.closeAllConnections();
      adapter.kill();
    },
  };
}

function readAddress(adapter: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    adapter.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    adapter.once('close', () => reject(new Error('The adapter ended.')));
  });
}
