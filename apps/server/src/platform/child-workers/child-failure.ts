/** TIME and MEMORY: the task took more than it may. CRASH: the process died of something else, as native code does. */
export class ChildFailure extends Error {
  readonly reason: 'TIME' | 'MEMORY' | 'CRASH' | 'CLOSED';

  constructor(reason: ChildFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
