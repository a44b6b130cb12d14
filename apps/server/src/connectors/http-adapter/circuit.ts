/** Circuit breaker: blocks calls to a provider that does not answer, until it may be tried again. */
export interface Circuit {
  /** Whether a call may be made now; once the pause is over, one trial call at a time. */
  admits(): boolean;
  /** Whether calls are blocked, except trials. */
  isOpen(): boolean;
  succeed(): void;
  fail(): void;
  /** The provider answered, but wrongly: neither counts as a failure nor resets the count. */
  pass(): void;
}

const failuresToOpen = 5;
const firstPauseMs = 15_000;
const maxPauseMs = 300_000;

/** Opens after five failures in a row, for 15 seconds; the pause doubles with each failed trial, up to 5 minutes. */
export function createCircuit(nowMs: () => number): Circuit {
  let failures = 0;
  let closedAgainAtMs = 0;
  let isTrying = false;
  return {
    admits() {
      if (failures < failuresToOpen) return true;
      if (isTrying || nowMs() < closedAgainAtMs) return false;
      isTrying = true;
      return true;
    },
    isOpen: () => failures >= failuresToOpen,
    succeed() {
      failures = 0;
      isTrying = false;
    },
    pass() {
      isTrying = false;
    },
    fail() {
      failures += 1;
      isTrying = false;
      if (failures < failuresToOpen) return;
      closedAgainAtMs = nowMs() + Math.min(maxPauseMs, firstPauseMs * 2 ** (failures - failuresToOpen));
    },
  };
}
