import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** True from SIGTERM on: `/readyz` answers 503, and every response closes its connection (RFC 9112 §9.6). */
    draining: { isOn: boolean };
  }
}

export function addDraining(app: FastifyInstance): void {
  const draining = { isOn: false };
  app.decorate('draining', draining);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining.isOn) reply.header('connection', 'close');
    done();
  });
}

export function startDraining(app: FastifyInstance): void {
  app.draining.isOn = true;
}
