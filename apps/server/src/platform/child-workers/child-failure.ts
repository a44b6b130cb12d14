/**
 * TIME and MEMORY: the task exceeded its limit. CRASH: the process died of something else, such as native code. BUSY:
 * the owner has too many tasks waiting already.
 */
export class ChildFailure extends Error {
  readonly reason: 'TIME' | 'MEMORY' | 'CRASH' | 'CLOSED' | 'BUSY';

  constructor(reason: ChildFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
