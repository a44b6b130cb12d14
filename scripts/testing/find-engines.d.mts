export const engineCount: number;
export function findFirefox(): string | null;
export function findWebKit(): { driver: string; browser: string; display: string; session: string } | null;
export function listMissingEngines(): string[];
