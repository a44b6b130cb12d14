import { CallError } from '@smile/contract/call';
import type { LinkAccount, LinkProvider, LoginOption } from '@smile/contract/widget';
import type { CloseReason } from '@smile/sdk/options';
import { reportsOf, uiEventOf } from './host/reported-events.ts';
import type { Screen } from './screen.ts';
import type { WidgetContext } from './widget-context.ts';
import type { WidgetSettings } from './widget-settings.ts';

/** Starts a connection with the typed values; passwords are removed from the draft, so that they are never stored. */
export async function submitLogin(
  ctx: WidgetContext,
  provider: LinkProvider,
  option: LoginOption,
  credentials: Record<string, string>,
): Promise<void> {
  const body = { providerId: provider.id, loginType: option.type, credentials };
  const account = await createAccount(ctx, body);
  const kept = option.fields.filter((field) => field.type !== 'password');
  const draft = Object.fromEntries(kept.map((field) => [field.name, credentials[field.name] ?? '']));
  // The server reuses the failed account, so the new attempt's failure must be reported again.
  if (ctx.reportedStatus.has(account.id)) ctx.reportedStatus.set(account.id, 'PENDING');
  reportAccount(ctx, account, provider);
  ctx.dispatch({ type: 'loginSubmitted', draft, account });
}

/** Returns an empty list on failure: suggestions are optional. */
export async function suggestEmployers(ctx: WidgetContext, name: string, signal: AbortSignal): Promise<string[]> {
  const { names } = await ctx.client.call('suggestEmployers', { query: { name } }, signal).catch(() => ({ names: [] }));
  return names;
}

export async function answerEmployerSurvey(ctx: WidgetContext, employerName: string): Promise<void> {
  await ctx.client.call('answerEmployerSurvey', { body: { employerName } });
  ctx.dispatch({ type: 'surveyAnswered' });
}

/** Starts a connection with a provider that needs no login. */
export async function connectWithoutLogin(ctx: WidgetContext, provider: LinkProvider): Promise<void> {
  applyAccount(ctx, await createAccount(ctx, { providerId: provider.id }), provider);
}

/** More accounts than a user is expected to have. */
const maxAccounts = 100;

/** The server refuses to connect an account twice. If another tab or an earlier press did, its current state is used. */
async function createAccount(
  ctx: WidgetContext,
  body: { providerId: string; loginType?: string; credentials?: Record<string, string> },
): Promise<LinkAccount> {
  try {
    return await ctx.client.call('createAccount', { body });
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'INVALID_PARAMETERS') throw error;
    const accounts = await ctx.client
      .call('listAccounts', { query: { size: maxAccounts } })
      .catch(() => ({ items: [] }));
    const connected = accounts.items.find(
      ({ providerId, status, needsLogin }) => providerId === body.providerId && status === 'CONNECTED' && !needsLogin,
    );
    if (!connected) throw error;
    return connected;
  }
}

/** Resets the reported status, so that each of several wrong codes is reported. */
export async function submitCode(
  ctx: WidgetContext,
  provider: LinkProvider,
  accountId: string,
  code: string,
): Promise<void> {
  const account = await ctx.client.call('submitMfa', { params: { id: accountId }, body: { code } });
  ctx.reportedStatus.set(accountId, 'AWAITING_MFA');
  applyAccount(ctx, account, provider);
}

export async function resendCode(ctx: WidgetContext, provider: LinkProvider, accountId: string): Promise<void> {
  applyAccount(ctx, await ctx.client.call('resendMfa', { params: { id: accountId } }), provider);
}

export async function refreshAccount(ctx: WidgetContext, provider: LinkProvider, accountId: string): Promise<void> {
  applyAccount(ctx, await ctx.client.call('getAccount', { params: { id: accountId } }), provider);
}

export async function revokeAccount(ctx: WidgetContext, provider: LinkProvider, account: LinkAccount): Promise<void> {
  await ctx.client.call('revokeAccount', { params: { id: account.id } });
  reportAccount(ctx, { ...account, status: 'DISCONNECTED' }, provider);
  ctx.dispatch({ type: 'accountRemoved', accountId: account.id });
}

/** Applies a new account state to the screen and reports it to the page. */
export function applyAccount(ctx: WidgetContext, account: LinkAccount, provider: LinkProvider): void {
  reportAccount(ctx, account, provider);
  ctx.dispatch({ type: 'accountChanged', account });
}

export function closeWidget(ctx: WidgetContext, reason: CloseReason): void {
  ctx.send({ type: 'close', reason });
}

/** Reports an opened screen to the page and the server; failures are ignored. */
export function reportScreen(ctx: WidgetContext, screen: Screen, settings: WidgetSettings): void {
  const opened = uiEventOf(screen);
  if (!opened) return;
  const eventTime = new Date().toISOString();
  const event = { ...opened, eventTime, mode: settings.mode, userId: settings.userId };
  ctx.send({ type: 'report', name: 'onUIEvent', event });
  ctx.client.call('recordEvent', { body: { ...opened, eventTime } }).catch(() => {});
}

function reportAccount(ctx: WidgetContext, account: LinkAccount, provider: LinkProvider): void {
  for (const report of reportsOf(ctx.reportedStatus.get(account.id) ?? null, account, provider)) ctx.send(report);
  ctx.reportedStatus.set(account.id, account.status);
}
