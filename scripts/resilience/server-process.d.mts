export interface ServerEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  url: string;
  metricsUrl: string;
  pid: number;
  ready: Promise<'ready'>;
  ended: Promise<ServerEnd>;
  readOutput(): string;
  kill(signal: NodeJS.Signals): boolean;
}

export function spawnServer(settings: Record<string, string>, given?: string[]): Promise<ServerProcess>;
export function startServer(settings: Record<string, string>, given?: string[]): Promise<ServerProcess>;
export function endServer(server: ServerProcess, signal?: NodeJS.Signals): Promise<ServerEnd>;
