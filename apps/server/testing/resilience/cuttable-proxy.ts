import net from 'node:net';

export interface CuttableProxy {
  port: number;
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Keeps connections open but forwards nothing, until `cut` and `restore`. */
  stall(): void;
}

/** A TCP proxy whose connections can be cut and restored. */
export async function startProxy(target: { host: string; port: number }): Promise<CuttableProxy> {
  const sockets = new Set<net.Socket>();
  const keep = (socket: net.Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  };
  let isStalled = false;
  const server = net.createServer((near) => {
    if (isStalled) return keep(near);
    const far = net.connect(target);
    for (const socket of [near, far]) keep(socket);
    near.pipe(far).pipe(near);
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = server.address() as net.AddressInfo;
  return {
    port,
    cut() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      for (const socket of sockets) socket.destroy();
      return closed;
    },
    restore() {
      isStalled = false;
      return listen(port);
    },
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}
