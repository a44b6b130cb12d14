import { afterEach, beforeEach, vi } from 'vitest';

// A Friday noon in Manila. Unit tests never see the machine's clock, so they pass on every day.
const time = '2026-11-20T04:00:00.000Z';

vi.setSystemTime(time);
beforeEach(() => void vi.setSystemTime(time));
afterEach(() => void vi.useRealTimers());
