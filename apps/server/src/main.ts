import { readConfig } from './config.ts';
import { renderStartBanner } from './demo/start-banner.ts';
import { ConfigError } from './platform/config-error.ts';
import { createLog } from './platform/log.ts';
import { start } from './start.ts';

const stopTimeoutMs = 15_000;

async function main(): Promise<void> {
  process.umask(0o077);
  const config = readConfig();
  const log = createLog(config.logLevel);
  // Node's own report of a crash prints every field of the error.
  const crash = (error: unknown) => {
    log.fatal({ err: error }, 'crashed');
    process.exit(1);
  };
  process.on('uncaughtException', crash).on('unhandledRejection', crash);
  const running = await start(config, log);
  const stop = (signal: string) => {
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    running.stop().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  if (config.role !== 'worker') process.stdout.write(renderStartBanner(config, running.demoSignIn));
  else process.stdout.write('Smile worker is ready.\n');
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
  else
    process.stderr.write(`Smile could not start: ${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
  process.exit(1);
});
