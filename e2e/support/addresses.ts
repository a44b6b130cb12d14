/** Where the browser tests' server listens; `E2E_PORT` moves it and all that listens after it, so that two runs stand side by side. */
export const portalPort = Number(process.env.E2E_PORT ?? 4310);
export const linkPort = portalPort + 1;
export const portalUrl = `http://localhost:${portalPort}`;
export const linkUrl = `http://localhost:${linkPort}`;
/** The API that the widget speaks, in Sandbox. */
export const linkApi = `${linkUrl}/link-sandbox/v1`;
