import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';

export interface RawReceiver {
  port: number;
  close(): Promise<void>;
}

/** A TCP or TLS server on loopback that answers each request with arbitrary bytes. */
export async function startRawReceiver(
  answer: (socket: Socket, request: string) => void,
  tls?: TlsOptions,
): Promise<RawReceiver> {
  const sockets = new Set<Socket>();
  const serve = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // The sender may close before everything is written.
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => answer(socket, bytes.toString('latin1')));
  };
  const server: Server = tls ? createTlsServer(tls, serve) : createServer(serve);
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address() as { port: number };
  return {
    port: address.port,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
