import type { Page } from '@playwright/test';
import type { LoginTokens } from '@smile/contract/auth';

/** Puts the session of a log-in over the API where the portal keeps it; the page stands on no page of the portal yet. */
export async function beginSession(page: Page, tokens: LoginTokens): Promise<void> {
  await page.goto('/readyz');
  await page.evaluate(({ developerToken, openApiSandboxToken, openApiProductionToken }) => {
    localStorage.setItem('jwt', developerToken.token);
    localStorage.setItem('boxjwt', openApiSandboxToken.token);
    if (openApiProductionToken) localStorage.setItem('prodjwt', openApiProductionToken.token);
    localStorage.setItem('mode', 'Sandbox');
  }, tokens);
}
