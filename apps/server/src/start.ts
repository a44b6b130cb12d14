import { type Config, ConfigError } from './config.ts';
import { type Dependencies, systemContext } from './context.ts';
import { createDemo } from './demo/create-demo.ts';
import { openDependencies } from './dependencies.ts';
import { createKeyUses } from './features/api-keys/service/key-uses.ts';
import { createAuthenticator } from './features/auth/service/authenticate.ts';
import { createLinkApp } from './link-app.ts';
import type { HttpApp } from './platform/http/create-app.ts';
import { startSchedules } from './platform/jobs/schedule.ts';
import { startWorker } from './platform/jobs/worker.ts';
import type { Log } from './platform/log.ts';
import { createPortalApp } from './portal-app.ts';
import { createWork } from './worker.ts';

export interface Running {
  deps: Dependencies;
  /** Whether the demo's sign-in works here. */
  hasDemo: boolean;
  /** Finishes what is under way and lets go of everything; safe to call twice. */
  stop(): Promise<void>;
}

/** Starts the roles that the configuration names. @throws ConfigError when a setting or the environment forbids it */
export async function start(config: Config, log: Log): Promise<Running> {
  const deps = await openDependencies(config, log);
  const stops: (() => Promise<void>)[] = [() => deps.database.close()];
  let hasDemo = false;
  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= (async () => {
      for (const end of stops.toReversed()) await end();
    })();
    return stopping;
  };
  try {
    hasDemo = config.demo && (await createDemo(systemContext(deps)));
    if (config.role !== 'api') stops.push(startWorking(deps));
    if (config.role !== 'worker') {
      const keyUses = createKeyUses(deps);
      stops.push(keyUses.stop);
      const authenticator = createAuthenticator(deps, keyUses);
      stops.push(await listen(await createPortalApp(deps, authenticator), config.host, config.port, 'PORT'));
      stops.push(await listen(await createLinkApp(deps, authenticator), config.host, config.linkPort, 'LINK_PORT'));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { deps, hasDemo, stop };
}

function startWorking(deps: Dependencies): () => Promise<void> {
  const work = createWork(deps);
  const worker = startWorker(deps, work.handlers);
  const schedules = startSchedules(deps, work.schedules);
  return async () => {
    schedules.stop();
    await worker.stop();
    work.close();
  };
}

async function listen(app: HttpApp, host: string, port: number, setting: string): Promise<() => Promise<void>> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new ConfigError(
        `${setting} ${port} is in use by another program. Stop it, or set ${setting} to another port.`,
      );
    if (code === 'EACCES')
      throw new ConfigError(`${setting} ${port} may not be used by this user. Set ${setting} to another port.`);
    throw error;
  }
  return () => app.close();
}
