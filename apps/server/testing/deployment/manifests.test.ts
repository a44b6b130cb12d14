import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Secret, Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../../src/config.ts';
import { commands } from '../../src/operator/commands.ts';

const root = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const kinds = { ConfigMap, Secret, Job, Deployment, Service, PodDisruptionBudget, Ingress };

interface Manifest {
  kind: keyof typeof kinds;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec?: Spec;
}

interface Spec {
  selector: { matchLabels: Record<string, string> } & Record<string, string>;
  template: { metadata: { labels: Record<string, string> }; spec: PodSpec };
  ports: { name: string; targetPort: string }[];
  rules: { http: { paths: { backend: { service: { name: string; port: { name: string } } } }[] } }[];
}

interface PodSpec {
  terminationGracePeriodSeconds?: number;
  containers: Container[];
}

interface Container {
  command?: string[];
  envFrom: ({ configMapRef: { name: string } } | { secretRef: { name: string } })[];
  env?: { name: string; value: string }[];
  ports?: { name: string; containerPort: number }[];
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
}

interface Probe {
  httpGet: { path: string; port: string };
}

const files = readdirSync(new URL('deploy/kubernetes/', root));
const manifests = files.flatMap((file) =>
  parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
);
const ofKind = (kind: Manifest['kind']) => manifests.filter((manifest) => manifest.kind === kind);
const deployments = ofKind('Deployment').map(({ metadata, spec }) => {
  const [container] = spec!.template.spec.containers;
  return { name: metadata.name, spec: spec!, pod: spec!.template.spec, container: container! };
});
const settings = ofKind('ConfigMap')[0]!.data!;

describe('deploy/kubernetes', () => {
  it.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
    'fits the published schema with %s %s',
    (kind, _name, manifest) => {
      const Model = kinds[kind] as new (data: object) => { validate(): void };
      expect(Object.keys(kinds)).toContain(kind);
      expect(() => new Model(manifest).validate()).not.toThrow();
    },
  );

  it('has an object of each needed kind', () => {
    expect(deployments.map(({ name }) => name)).toEqual(['smile-api', 'smile-worker']);
    expect(Object.keys(kinds).filter((kind) => ofKind(kind as Manifest['kind']).length === 0)).toEqual([]);
  });

  it('selects the pods of its deployments', () => {
    for (const { spec } of deployments) expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
    const labels = deployments.map(({ spec }) => spec.template.metadata.labels);
    for (const { spec } of ofKind('Service')) expect(labels).toContainEqual(spec!.selector);
    for (const { spec } of ofKind('PodDisruptionBudget')) expect(labels).toContainEqual(spec!.selector.matchLabels);
  });

  it('asks the paths and ports that the role serves', () => {
    const portsOf = { api: { portal: 3000, link: 3001 }, worker: { health: 3002 } };
    for (const { container } of deployments) {
      const role = container.env!.find(({ name }) => name === 'ROLE')!.value as keyof typeof portsOf;
      expect(Object.fromEntries(container.ports!.map((port) => [port.name, port.containerPort]))).toEqual(
        portsOf[role],
      );
      const { startupProbe, readinessProbe, livenessProbe } = container;
      for (const probe of [startupProbe, readinessProbe, livenessProbe])
        expect(Object.keys(portsOf[role])).toContain(probe!.httpGet.port);
      expect(readinessProbe!.httpGet.path).toBe('/readyz');
      expect([startupProbe!.httpGet.path, livenessProbe!.httpGet.path]).toEqual(['/healthz', '/healthz']);
    }
    const service = ofKind('Service')[0]!.spec!;
    expect(service.ports.map(({ targetPort }) => targetPort)).toEqual(['portal', 'link']);
    const backends = ofKind('Ingress')[0]!.spec!.rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend));
    expect(backends.map(({ service: { port } }) => port.name)).toEqual(['portal', 'link']);
  });

  it('gives a pod longer to end than the process takes', () => {
    const needed = Number(settings.DRAIN_SECONDS) + Number(settings.STOP_SECONDS);
    for (const { pod } of deployments) expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(needed);
  });

  it('sets only settings that the server knows, and refers to objects that exist', () => {
    const known = [...read('.env.example').matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    const secrets = ofKind('Secret')[0]!.stringData!;
    expect([...Object.keys(settings), ...Object.keys(secrets)].filter((name) => !known.includes(name))).toEqual([]);
    expect(() => readConfig({ ...settings, ...secrets })).toThrow('is wrong');
    const right = {
      MASTER_KEY: '1'.repeat(64),
      DATABASE_URL: 'postgres://smile@database/smile',
      SMTP_URL: 'smtp://mail',
      METRICS_TOKEN: '1'.repeat(16),
    };
    expect(readConfig({ ...settings, ...secrets, ...right, ROLE: 'api' }).drainSeconds).toBe(10);
    const pods = [...deployments.map(({ pod }) => pod), ofKind('Job')[0]!.spec!.template.spec];
    for (const { containers } of pods)
      expect(containers[0]!.envFrom).toEqual([
        { configMapRef: { name: ofKind('ConfigMap')[0]!.metadata.name } },
        { secretRef: { name: ofKind('Secret')[0]!.metadata.name } },
      ]);
  });

  it('migrates with a command that the operator has', () => {
    const { command } = ofKind('Job')[0]!.spec!.template.spec.containers[0]!;
    expect(command!.slice(0, 2)).toEqual(['node', 'apps/server/dist/operator.js']);
    expect(commands.map(({ name }) => name)).toContain(command![2]);
  });
});

interface Compose {
  services: Record<
    string,
    { environment?: Record<string, string>; depends_on?: Record<string, unknown>; stop_grace_period?: string }
  >;
}

describe('deploy/compose.yaml', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose;
  const processes = [services.api!, services.worker!];

  it('runs both roles with settings that the server knows', () => {
    const known = [...read('.env.example').matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(processes.map(({ environment }) => environment!.ROLE)).toEqual(['api', 'worker']);
    for (const { environment } of processes)
      expect(Object.keys(environment!).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('waits for services that it has, and longer than a process takes to end', () => {
    for (const { depends_on: needed = {} } of Object.values(services))
      expect(Object.keys(needed).filter((name) => !(name in services))).toEqual([]);
    for (const { stop_grace_period: grace } of processes) expect(grace).toBe('20s');
  });
});

it.each(['image.yml', 'check.yml'])('has a build for both kinds of machines, or tests, in the workflow %s', (file) => {
  const { jobs } = parse(read(`.github/workflows/${file}`)) as { jobs: Record<string, { steps: object[] }> };
  const text = JSON.stringify(jobs);
  expect(text).toContain(file === 'image.yml' ? '"platforms":"linux/amd64,linux/arm64"' : 'scripts/test.mjs');
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe.each(['smile.service', 'smile@.service'])('deploy/%s', (name) => {
  const unit = read(`deploy/${name}`);

  it.runIf(hasSystemd)('is accepted by systemd-analyze', () => {
    const path = fileURLToPath(new URL(`deploy/${name}`, root));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
    // When Node is installed elsewhere, `systemd-analyze` may only report the program's path.
    expect(stderr.split('\n').filter((line) => line.includes(name) && !line.includes('not executable'))).toEqual([]);
    if (!stderr.includes('not executable')) expect(status).toBe(0);
  });

  it('gives the process longer to end than it takes', () => {
    const [, drain = '0'] = /DRAIN_SECONDS=(\d+)/.exec(unit) ?? [];
    const [, stop = '3'] = /STOP_SECONDS=(\d+)/.exec(unit) ?? [];
    expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)![1])).toBeGreaterThan(Number(drain) + Number(stop));
  });
});

it('checks the health of the listener that the role of the container has', () => {
  const dockerfile = read('deploy/Dockerfile');
  const [, command] = /HEALTHCHECK[^[]*CMD (\[.*\])/.exec(dockerfile)!;
  expect(command).toContain("ROLE === 'worker' ? WORKER_PORT : PORT");
  const [node, ...given] = JSON.parse(command!) as string[];
  const env = { PATH: process.env.PATH, ROLE: 'worker', PORT: '1', WORKER_PORT: '1' };
  expect(spawnSync(node!, given, { env }).status).toBe(1);
});
