import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

/** The adapter in `examples/` and its payroll system, as separate processes. */
export interface ExampleAdapter {
  url: string;
  secret: string;
  /** Test login at that system. */
  credentials: { employeeNumber: string; password: string };
  code: string;
  close(): void;
}

const secret = 'whsec_b3VyLXRlc3Qtc2VjcmV0LW9mLTMyLWJ5dGVzLi4u';
const code = '246810';

export async function startExampleAdapter(): Promise<ExampleAdapter> {
  const payroll = startExample('payroll/server.mjs', { PAYROLL_PORT: '0', PAYROLL_CODE: code });
  const PAYROLL_URL = await readAddress(payroll);
  const adapter = startExample('server.mjs', { ADAPTER_PORT: '0', ADAPTER_SECRET: secret, PAYROLL_URL });
  return {
    url: await readAddress(adapter),
    secret,
    credentials: { employeeNumber: 'KP-1001', password: '123456' },
    code,
    close() {
      adapter.kill();
      payroll.kill();
    },
  };
}

function startExample(program: string, env: NodeJS.ProcessEnv): ChildProcess {
  const path = fileURLToPath(new URL(`../../../../examples/connector-adapter/${program}`, import.meta.url));
  return spawn(process.execPath, [path], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function readAddress(program: ChildProcess): Promise<string> {
  const [line] = await once(program.stdout!, 'data');
  return String(line).trim();
}

export interface AdapterCall {
  operation: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  message: Record<string, unknown>;
}

export interface ScriptedAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** An adapter on loopback with scripted answers; null means that it never answers. */
export async function startScriptedAdapter(
  answer: (call: AdapterCall, count: number) => ScriptedAnswer | null | Promise<ScriptedAnswer | null>,
): Promise<{ url: string; calls: AdapterCall[]; close(): void }> {
  const calls: AdapterCall[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const operation = request.url!.slice(1);
    const call = { operation, headers: request.headers, body, message: parse(body) };
    calls.push(call);
    const given = await answer(call, calls.filter((one) => one.operation === operation).length);
    if (!given) return;
    response.writeHead(given.status ?? 200, { 'content-type': 'application/json', ...given.headers });
    const isSentAsIs = typeof given.body === 'string' || Buffer.isBuffer(given.body);
    response.end(isSentAsIs ? given.body : JSON.stringify(given.body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function parse(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}
