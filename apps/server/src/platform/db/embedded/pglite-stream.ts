import { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

const messageType = { terminate: 0x58, sync: 0x53, query: 0x51, copyDone: 0x63, copyFail: 0x66, flush: 0x48 } as const;
const answered = new Set<number>([
  messageType.sync,
  messageType.query,
  messageType.copyDone,
  messageType.copyFail,
  messageType.flush,
]);

/** The database shares the only thread: after this time it yields to sockets and timers. */
const maxStretchMs = 2;

/**
 * The PostgreSQL wire protocol between the `pg` driver and a PGlite in this process. Messages are batched up to the
 * next one that the backend answers, so a pipeline is one batch.
 */
export class PGliteStream extends Duplex {
  private pending: Buffer = Buffer.alloc(0);
  private hasStarted = false;
  private stretchStartMs = 0;

  constructor(private readonly engine: PGlite) {
    super();
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.accept([chunk], done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.accept(
      chunks.map((entry) => entry.chunk),
      done,
    );
  }

  private accept(chunks: Buffer[], done: (error?: Error | null) => void): void {
    this.pending = this.pending.length ? Buffer.concat([this.pending, ...chunks]) : Buffer.concat(chunks);
    this.drain().then(() => done(), done);
  }

  private async drain(): Promise<void> {
    for (let batch = this.takeBatch(); batch; batch = this.takeBatch()) {
      if (performance.now() - this.stretchStartMs > maxStretchMs) {
        await setImmediate();
        this.stretchStartMs = performance.now();
      }
      const message = new Uint8Array(batch);
      await this.engine.runExclusive(() =>
        this.engine.execProtocolRawStream(message, { onRawData: (data) => void this.push(Buffer.from(data)) }),
      );
    }
  }

  /** Bytes up to the last message that the backend answers; null when more input is needed. */
  private takeBatch(): Buffer | null {
    if (!this.hasStarted) {
      if (this.pending.length < 4) return null;
      const length = this.pending.readInt32BE(0);
      if (this.pending.length < length) return null;
      this.hasStarted = true;
      return this.cut(length);
    }
    let position = 0;
    let end = 0;
    while (this.pending.length - position >= 5) {
      const type = this.pending[position]!;
      const length = 1 + this.pending.readInt32BE(position + 1);
      if (this.pending.length - position < length) break;
      if (type === messageType.terminate) {
        this.push(null);
        return null;
      }
      position += length;
      if (answered.has(type)) end = position;
    }
    return end > 0 ? this.cut(end) : null;
  }

  private cut(length: number): Buffer {
    const batch = this.pending.subarray(0, length);
    this.pending = this.pending.subarray(length);
    return batch;
  }
}
