export function ensureChromium(): string | null;
export function findChromium(): string | null;
