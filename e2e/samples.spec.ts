import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { guideNames } from '../apps/server/src/features/docs/list-guides.ts';
import { linkUrl, portalUrl } from './support/addresses.ts';
import { logInAsNewTenant } from './support/new-tenant.ts';
import { runGuide } from './support/run-guide.ts';
import { listLanguages } from './support/sample-languages.ts';

const languages = listLanguages();

test.beforeAll(() => {
  const missing = languages.filter(({ isInstalled }) => !isInstalled).map(({ label }) => label);
  if (missing.length > 0) console.log(`Samples in ${missing.join(', ')} are not run: not installed here.`);
});

for (const name of guideNames) {
  test(`runs every sample of the guide ${name} unchanged`, async ({ page, request }) => {
    const authorization = await findReader(page, request, name);
    await page.goto(`/docs/guides/${name}`);
    const blocks = await page.locator('.block, .samples').evaluateAll((elements) =>
      elements.map((element) => ({
        codes: [...element.querySelectorAll('code')].map((code) => ({
          language: code.className.replace('language-', ''),
          text: code.textContent,
        })),
        // "Keep `data.id` as `USER_ID`" after a sample names a value that later samples use.
        keeps: /^Keep (\S+) as ([A-Z_]+)/.exec(element.nextElementSibling?.textContent ?? '')?.slice(1) ?? null,
      })),
    );
    const keys = await request.get('/developer/v1/apiKeys?mode=SANDBOX', { headers: { authorization } });
    const [{ apiKey, apiSecret }] = (await keys.json()).data.items;
    const outcomes = await runGuide(blocks, languages, {
      SMILE_URL: portalUrl,
      SMILE_LINK_URL: linkUrl,
      SMILE_API_KEY: apiKey,
      SMILE_API_SECRET: apiSecret,
    });
    expect(outcomes.filter(({ problem }) => problem !== null)).toEqual([]);
  });
}

/** Read-only guides run on the demo tenant, as for their readers; other guides would leave data there. */
async function findReader(page: Page, request: APIRequestContext, name: string): Promise<string> {
  if (!['hosted-sites', 'testing', 'migrating'].includes(name))
    return (await logInAsNewTenant(page, request, name)).developer;
  const data = { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' };
  const answer = await (await request.post('/developer/v1/developerTokens', { data })).json();
  return `Bearer ${answer.data.developerToken.token}`;
}
