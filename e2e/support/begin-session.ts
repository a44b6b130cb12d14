import type { Page } from '@playwright/test';
import type { LoginTokens } from '@smile/contract/auth';

/** Stores the tokens of an API login where the portal expects them; no portal page may be open yet. */
export async function beginSession(page: Page, tokens: LoginTokens): Promise<void> {
  await page.goto('/readyz');
  await page.evaluate(({ developerToken, openApiSandboxToken, openApiProductionToken }) => {
    localStorage.setItem('jwt', developerToken.token);
    localStorage.setItem('boxjwt', openApiSandboxToken.token);
    if (openApiProductionToken) localStorage.setItem('prodjwt', openApiProductionToken.token);
    localStorage.setItem('mode', 'Sandbox');
  }, tokens);
}
