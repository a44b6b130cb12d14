export interface JsonCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  authorization?: string;
  idempotencyKey?: string;
  body?: unknown;
}

export interface JsonAnswer<T> {
  status: number;
  data: T;
  retryAfter: string | null;
}

export function callJson<T = unknown>(url: string, call?: JsonCall): Promise<JsonAnswer<T>>;
export function callWhenFree<T = unknown>(url: string, call?: JsonCall): Promise<JsonAnswer<T>>;
export function callOrThrow<T = unknown>(url: string, call?: JsonCall): Promise<T>;
export function waitFor<T>(what: string, ask: () => T | Promise<T>, timeoutMs?: number): Promise<NonNullable<T>>;
