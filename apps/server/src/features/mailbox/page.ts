import { escapeHtml, productMark } from '../../platform/html.ts';
import type { MailboxItem } from './service.ts';
import { mailboxStyle } from './style.ts';

export interface MailboxView {
  /** Filter by recipient; empty for all mails. */
  to: string;
  /** Id of the opened mail; empty for the newest. */
  mailId: string;
  /** Shows the plain-text version of the mail instead of the HTML. */
  isText: boolean;
}

const envelope =
  '<svg viewBox="0 0 24 24" width="32" height="32" fill="none" stroke="currentColor" stroke-width="1.5" ' +
  'stroke-linejoin="round" aria-hidden="true"><rect x="3" y="5" width="18" height="14" rx="2"/><path d="m3.5 7 8.5 6 8.5-6"/></svg>';
/** Title and text of an empty list. */
const noMail = ['No mail yet.', 'Confirmations, invitations and password links appear here, newest first.'] as const;
/** The route makes the browser reload this page until the mail arrives. */
const noMailToAddress = ['No mail to this address yet.', 'This page looks again every few seconds.'] as const;

/** List of mails on the left, the opened one on the right; no scripts, which the route's security policy forbids. */
export function renderMailbox(mails: readonly MailboxItem[], view: MailboxView): string {
  const shown = view.to ? mails.filter(({ to }) => to.toLowerCase() === view.to.toLowerCase()) : mails;
  const opened = shown.find(({ id }) => id === view.mailId) ?? shown[0];
  const filter = view.to
    ? `<p class="filter">Mails to <strong>${escapeHtml(view.to)}</strong> · <a href="/dev/mailbox">All mails</a></p>`
    : '';
  const content = opened
    ? `<div class="columns"><nav aria-label="Mails"><ol>
${shown.map((mail) => renderEntry(mail, view, mail === opened)).join('\n')}
</ol></nav>
${renderMail(opened, view)}</div>`
    : renderEmpty(view);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Mailbox | Smile</title><link rel="icon" href="/favicon.svg"><style>${mailboxStyle}</style></head>
<body><header><a class="brand" href="/">${productMark}Smile</a><a class="button" href="/">Back to the portal</a></header>
<main><div class="title"><h1>Mailbox</h1><p>This installation has no SMTP server, so its mails are kept here instead of being sent.</p>${filter}</div>
${content}</main></body></html>`;
}

function renderEmpty({ to }: MailboxView): string {
  const [title, text] = to ? noMailToAddress : noMail;
  const action = to ? '' : '<a class="button" href="/register">Create an account</a>';
  return `<div class="empty">${envelope}<div role="status"><strong>${title}</strong><p>${text}</p></div>${action}</div>`;
}

function renderEntry(mail: MailboxItem, view: MailboxView, isOpened: boolean): string {
  const current = isOpened ? ' aria-current="true"' : '';
  return `<li><a href="${linkTo(view, { mailId: mail.id })}"${current}><strong>${escapeHtml(mail.subject)}</strong><span>${escapeHtml(mail.to)}</span>${renderTime(mail.createdAt)}</a></li>`;
}

function renderMail(mail: MailboxItem, view: MailboxView): string {
  const addresses: [string, string | null][] = [
    ['From', mail.senderName],
    ['To', mail.to],
    ['Reply to', mail.replyTo],
  ];
  const headers = addresses
    .filter(([, value]) => value)
    .map(([label, value]) => `<div><dt>${label}</dt><dd>${escapeHtml(value!)}</dd></div>`);
  const tab = (label: string, isText: boolean) =>
    `<a href="${linkTo(view, { mailId: mail.id, isText })}"${isText === view.isText ? ' aria-current="true"' : ''}>${label}</a>`;
  return `<article aria-label="Opened mail"><div class="head"><h2>${escapeHtml(mail.subject)}</h2>
<dl>${headers.join('')}<div><dt>Sent</dt><dd>${renderTime(mail.createdAt)}</dd></div></dl>
<nav class="tabs" aria-label="Version of the mail">${tab('HTML', false)}${tab('Text', true)}</nav></div>
${view.isText ? renderText(mail.text) : renderHtml(mail)}</article>`;
}

function renderText(text: string): string {
  const linked = escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
  return `<pre tabindex="0">${linked}</pre>`;
}

/** The sandboxed frame allows no scripts and forms; links open in a new tab, which escapes the sandbox. */
function renderHtml({ html, subject }: MailboxItem): string {
  const page = html.replace(/<head>/i, '<head><base target="_blank">');
  return `<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer" srcdoc="${escapeHtml(page)}"></iframe>`;
}

function renderTime(time: string): string {
  return `<time datetime="${time}">${time.replace('T', ' ').replace('Z', ' UTC')}</time>`;
}

function linkTo(view: MailboxView, change: Partial<MailboxView>): string {
  const { to, mailId, isText } = { ...view, ...change };
  const query = new URLSearchParams({
    ...(to && { to }),
    ...(mailId && { mail: mailId }),
    ...(isText && { view: 'text' }),
  });
  return escapeHtml(`/dev/mailbox?${query}`);
}
