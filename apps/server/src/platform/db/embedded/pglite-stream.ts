import { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';

const messageType = { terminate: 0x58, sync: 0x53, query: 0x51, copyDone: 0x63, copyFail: 0x66, flush: 0x48 } as const;
const answered = new Set<number>([
  messageType.sync,
  messageType.query,
  messageType.copyDone,
  messageType.copyFail,
  messageType.flush,
]);

/**
 * The PostgreSQL wire protocol between the `pg` driver and a PGlite. Messages are batched up to the
 * next one that the backend answers, so a pipeline is one batch.
 */
export class PGliteStream extends Duplex {
  private pending: Buffer = Buffer.alloc(0);
  private hasStarted = false;

  constructor(private readonly engine: Engine) {
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
      const answers = await this.engine.exec(batch);
      if (answers.length > 0) this.push(Buffer.from(answers.buffer, answers.byteOffset, answers.length));
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
