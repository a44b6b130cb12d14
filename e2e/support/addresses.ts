/** Port of the browser tests' server; `E2E_PORT` moves it and all ports after it, so that two runs can coexist. */
export const portalPort = Number(process.env.E2E_PORT ?? 4310);
export const linkPort = portalPort + 1;
/** Portal ports of tests with a server of their own, whose link port follows; each its own, since tests run at once. */
export const ownPorts = {
  lookups: portalPort + 2,
  connectors: portalPort + 4,
  operator: portalPort + 70,
  upgrade: portalPort + 72,
};
export const portalUrl = `http://localhost:${portalPort}`;
export const linkUrl = `http://localhost:${linkPort}`;
/** The widget's API in Sandbox. */
export const linkApi = `${linkUrl}/link-sandbox/v1`;
