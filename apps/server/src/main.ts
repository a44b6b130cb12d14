import { readConfig } from './config.ts';
import { renderStartBanner } from './demo/start-banner.ts';
import { ConfigError } from './platform/errors.ts';
import { createLog } from './platform/log.ts';
import { serializeError } from './platform/serialize-error.ts';
import { start } from './start.ts';

/** Added to the configured times; a process that is still running then is stuck. */
const stopTimeoutMs = 12_000;

async function main(): Promise<void> {
  process.umask(0o077);
  const config = readConfig();
  const log = createLog(config.logLevel);
  // Node's default crash report prints every field of the error, which may contain personal data.
  const crash = (error: unknown) => {
    log.fatal({ err: error }, 'crashed');
    process.exit(1);
  };
  process.on('uncaughtException', crash).on('unhandledRejection', crash);
  const running = await start(config, log);
  const stop = (signal: string) => {
    // Ctrl+C in a terminal needs no draining, since no proxy is in front.
    const drainMs = signal === 'SIGTERM' ? config.drainSeconds * 1000 : 0;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), drainMs + config.stopSeconds * 1000 + stopTimeoutMs).unref();
    running.stop(drainMs).then(
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
  else {
    const { stack, message } = serializeError(error);
    process.stderr.write(`Smile could not start: ${stack ?? message}\n`);
  }
  process.exit(1);
});
