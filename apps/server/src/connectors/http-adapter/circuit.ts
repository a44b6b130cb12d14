/** Keeps calls from a provider that does not answer, until it may be tried again. */
export interface Circuit {
  /** Whether a call may be made now; after a pause one call at a time tries whether the provider is back. */
  admits(): boolean;
  /** Whether calls are kept away, trials aside. */
  isOpen(): boolean;
  succeed(): void;
  fail(): void;
  /** The provider answered, but not as it should: its failures are neither more nor over. */
  pass(): void;
}

const failuresToOpen = 5;
const firstPauseMs = 15_000;
const maxPauseMs = 300_000;

/** Opens after five failures in a row, for 15 seconds at first and twice as long with every failed trial, up to 5 minutes. */
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
