import { afterEach, beforeEach, vi } from 'vitest';

// A Friday noon in Manila. No unit test sees the machine's own time: one that passes today passes on every day.
const time = '2026-11-20T04:00:00.000Z';

vi.setSystemTime(time);
beforeEach(() => void vi.setSystemTime(time));
afterEach(() => void vi.useRealTimers());
