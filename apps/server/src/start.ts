import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import type { Config } from './config.ts';
import { type Dependencies, systemContext } from './context.ts';
import { createDemo, type DemoSignIn } from './demo/create-demo.ts';
import { openDependencies } from './dependencies.ts';
import { applyAdapters } from './features/adapters/service/apply-adapters.ts';
import { createAuthenticator } from './features/auth/service/create-authenticator.ts';
import { createCredentialUses } from './features/auth/service/create-credential-uses.ts';
import { createLinkApp } from './link-app.ts';
import { refuseInterrupted } from './operator/distribute.ts';
import { linkFolder, portalFolder } from './paths.ts';
import { keepBuild } from './platform/builds/keep-build.ts';
import { ConfigError } from './platform/errors.ts';
import type { HttpApp } from './platform/http/create-app.ts';
import { startDraining } from './platform/http/draining.ts';
import { createWorkerApp } from './platform/http/metrics.ts';
import { startSchedules } from './platform/jobs/schedule.ts';
import { startWorker } from './platform/jobs/worker.ts';
import type { Log } from './platform/log.ts';
import { createPortalApp } from './portal-app.ts';
import { watchMasterKey } from './watch-master-key.ts';
import { createWork } from './worker.ts';

export interface Running {
  deps: Dependencies;
  /** Null without a demo. */
  demoSignIn: DemoSignIn | null;
  /**
   * Finishes running work and releases all resources; safe to call twice. First, for `drainMs`, `/readyz` answers 503
   * and every response closes its connection, so that proxies switch to other processes.
   */
  stop(drainMs?: number): Promise<void>;
}

const sweepMs = 50;
const keepMs = 5000;

/** Starts the configured roles. @throws ConfigError when a setting or the environment prevents it */
export async function start(config: Config, log: Log): Promise<Running> {
  const deps = await openDependencies(config, log);
  watchMasterKey(deps);
  const graceMs = config.stopSeconds * 1000;
  const drainable: HttpApp[] = [];
  /** Functions that stop taking new work; they run together, before the resources they use are closed. */
  const intakes: (() => Promise<void>)[] = [];
  const open = async (app: HttpApp, port: number, setting: string) => {
    drainable.push(app);
    await listen(app, config.host, port, setting);
    intakes.push(() => close(app, graceMs));
  };
  const foundations: (() => Promise<void>)[] = [
    async () => deps.tracing?.close(),
    () => deps.database.close(),
    async () => deps.replica?.close(),
    () => deps.adapters.close(),
    () => deps.compute.close(),
  ];
  let demoSignIn: DemoSignIn | null = null;
  let stopping: Promise<void> | null = null;
  const stop = (drainMs = 0) => {
    stopping ??= (async () => {
      for (const app of drainable) startDraining(app);
      if (config.role !== 'worker') await delay(drainMs);
      await Promise.all(intakes.map((end) => end()));
      for (const end of foundations.toReversed()) await end();
    })();
    return stopping;
  };
  try {
    await refuseInterrupted(deps.database);
    if (config.adaptersFile) await applyAdapters(systemContext(deps), config.adaptersFile);
    if (config.demo) demoSignIn = await createDemo(systemContext(deps));
    if (config.role !== 'api') intakes.push(startWorking({ ...deps, database: deps.database.lowPriority() }, graceMs));
    if (config.role === 'worker') await open(createWorkerApp(deps, config), config.workerPort, 'WORKER_PORT');
    else {
      const uses = createCredentialUses(deps);
      foundations.push(uses.stop);
      const authenticator = createAuthenticator(deps, uses);
      await keepBuilds(deps);
      await open(await createPortalApp(deps, authenticator), config.port, 'PORT');
      await open(await createLinkApp(deps, authenticator), config.linkPort, 'LINK_PORT');
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { deps, demoSignIn, stop };
}

/**
 * Before the first page is served, since processes of another build may get the requests for its parts. A file store
 * that fails or is slow does not prevent the start.
 */
async function keepBuilds(deps: Dependencies): Promise<void> {
  const keeping = Promise.all([keepBuild(deps, 'portal', portalFolder), keepBuild(deps, 'link', linkFolder)]);
  const warn = (err: unknown) => deps.log.warn({ err }, 'the files of this build could not be kept for others');
  await Promise.race([keeping.then(() => {}, warn), delay(keepMs, undefined, { ref: false })]);
}

/** Jobs unfinished after `graceMs` run again on another worker. */
function startWorking(deps: Dependencies, graceMs: number): () => Promise<void> {
  const work = createWork(deps);
  const worker = startWorker(deps, work.handlers);
  const schedules = startSchedules(deps, work.schedules);
  return async () => {
    schedules.stop();
    await worker.stop(graceMs);
    work.close();
  };
}

async function listen(app: HttpApp, host: string, port: number, setting: string): Promise<void> {
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
    if (['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN', 'EINVAL'].includes(code ?? ''))
      throw new ConfigError(`HOST is wrong: ${host} is not an address of this machine.`);
    throw error;
  }
}

/** Connections close after their current response; those that exceed the grace period are cut. */
async function close(app: HttpApp, graceMs: number): Promise<void> {
  await waitForQuietTurn();
  const ended = new Promise((done) => app.server.close(done));
  const sweeping = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  const cutting = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await Promise.all([ended, app.close()]);
  } finally {
    clearInterval(sweeping);
    clearTimeout(cutting);
  }
}

const quietMs = 0.1;
const maxTurns = 1000;

/**
 * Closing a listener resets connections that are still waiting to be accepted, and a proxy cannot repeat a POST it has
 * sent. Each turn of the event loop accepts all waiting ones, so few are left right after an idle turn.
 */
async function waitForQuietTurn(): Promise<void> {
  for (let turn = 0; turn < maxTurns; turn += 1) {
    const startedAt = performance.now();
    await setImmediate();
    if (performance.now() - startedAt < quietMs) return;
  }
}
