import type { Config } from './config.ts';
import { type Dependencies, systemContext } from './context.ts';
import { createDemo, type DemoSignIn } from './demo/create-demo.ts';
import { openDependencies } from './dependencies.ts';
import { applyAdapters } from './features/adapters/service/apply-adapters.ts';
import { createAuthenticator } from './features/auth/service/create-authenticator.ts';
import { createCredentialUses } from './features/auth/service/create-credential-uses.ts';
import { createLinkApp } from './link-app.ts';
import { ConfigError } from './platform/config-error.ts';
import type { HttpApp } from './platform/http/create-app.ts';
import { createWorkerApp } from './platform/http/metrics.ts';
import { startSchedules } from './platform/jobs/schedule.ts';
import { startWorker } from './platform/jobs/worker.ts';
import type { Log } from './platform/log.ts';
import { createPortalApp } from './portal-app.ts';
import { watchMasterKey } from './watch-master-key.ts';
import { createWork } from './worker.ts';

export interface Running {
  deps: Dependencies;
  /** The demo's, where there is one. */
  demoSignIn: DemoSignIn | null;
  /** Finishes what is under way and lets go of everything; safe to call twice. */
  stop(): Promise<void>;
}

const sweepMs = 50;
/** Grace period for running work at shutdown; unfinished jobs run again elsewhere. */
const graceMs = 3000;

/** Starts the roles that the configuration names. @throws ConfigError when a setting or the environment forbids it */
export async function start(config: Config, log: Log): Promise<Running> {
  const deps = await openDependencies(config, log);
  watchMasterKey(deps);
  /** Intakes of work; they close together, and before the resources they use. */
  const intakes: (() => Promise<void>)[] = [];
  const foundations: (() => Promise<void>)[] = [
    () => deps.database.close(),
    () => deps.adapters.close(),
    () => deps.compute.close(),
  ];
  let demoSignIn: DemoSignIn | null = null;
  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= (async () => {
      await Promise.all(intakes.map((end) => end()));
      for (const end of foundations.toReversed()) await end();
    })();
    return stopping;
  };
  try {
    if (config.adaptersFile) await applyAdapters(systemContext(deps), config.adaptersFile);
    if (config.demo) demoSignIn = await createDemo(systemContext(deps));
    if (config.role !== 'api') intakes.push(startWorking({ ...deps, database: deps.database.lowPriority() }));
    if (config.role === 'worker')
      intakes.push(await listen(createWorkerApp(deps, config), config.host, config.workerPort, 'WORKER_PORT'));
    else {
      const uses = createCredentialUses(deps);
      foundations.push(uses.stop);
      const authenticator = createAuthenticator(deps, uses);
      intakes.push(await listen(await createPortalApp(deps, authenticator), config.host, config.port, 'PORT'));
      intakes.push(await listen(await createLinkApp(deps, authenticator), config.host, config.linkPort, 'LINK_PORT'));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { deps, demoSignIn, stop };
}

function startWorking(deps: Dependencies): () => Promise<void> {
  const work = createWork(deps);
  const worker = startWorker(deps, work.handlers);
  const schedules = startSchedules(deps, work.schedules);
  return async () => {
    schedules.stop();
    await worker.stop(graceMs);
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
  return () => close(app);
}

/** Connections close after the answer they are at; what takes longer than the grace is cut off. */
async function close(app: HttpApp): Promise<void> {
  const sweeping = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  const cutting = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweeping);
    clearTimeout(cutting);
  }
}
