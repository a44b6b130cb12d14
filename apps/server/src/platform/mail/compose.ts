import { escapeHtml } from '../html.ts';
import type { Mail } from './mail-transport.ts';

export interface Letter {
  to: string;
  /** English when left out. */
  language?: string | undefined;
  subject: string;
  /** Sender and header of the mail when not ours. */
  sender?: { name: string; replyTo: string; title: string; logoUrl: string | null };
  greeting?: string;
  paragraphs: string[];
  button: { label: string; url: string };
  footnote: string;
  /** Link below the footnote that stops mails like this one. */
  optOut?: { label: string; url: string };
  /** Invisible tracking pixel that reports when the mail is opened. */
  pixelUrl?: string;
}

/** A simple mail with one button, as text and as HTML for mail clients of any age. */
export function composeMail(letter: Letter): Mail {
  const { sender, button, footnote, optOut } = letter;
  const paragraphs = [...(letter.greeting ? [letter.greeting] : []), ...letter.paragraphs];
  const text = [
    ...(sender ? [sender.title] : []),
    ...paragraphs,
    `${button.label}: ${button.url}`,
    footnote,
    ...(optOut ? [`${optOut.label}: ${optOut.url}`] : []),
  ].join('\n\n');
  const paragraph = (content: string) =>
    `<p style="margin:0 0 16px">${escapeHtml(content).replaceAll('\n', '<br>')}</p>`;
  const pixel = letter.pixelUrl ? picture(letter.pixelUrl, 'width="1" height="1" style="display:block"') : '';
  const html = `<!doctype html>
<html lang="${escapeHtml(letter.language ?? 'en')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;background:#f4f5f4;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;color:#1c211d">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px;table-layout:fixed;background:#fff;border-radius:12px">
<tr><td style="padding:32px;overflow-wrap:break-word">${letterHead(sender)}
${paragraphs.map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(button.url)}"
style="display:inline-block;padding:12px 20px;border-radius:8px;background:#167e1c;color:#fff;font-weight:600;text-decoration:none"
>${escapeHtml(button.label)}</a></p>
<p style="margin:0;font-size:13px;color:#5c636a">${escapeHtml(footnote)}</p>${optOut ? optOutLine(optOut) : ''}${pixel}</td></tr></table>
</td></tr></table></body></html>`;
  const { to, subject } = letter;
  return { to, subject, text, html, ...(sender && { senderName: sender.name, replyTo: sender.replyTo }) };
}

function optOutLine({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:12px 0 0;font-size:13px"><a href="${escapeHtml(url)}" style="color:#5c636a">${escapeHtml(label)}</a></p>`;
}

/** Our logo, or the sender's logo beside ours above the title. */
function letterHead(sender: Letter['sender']): string {
  const ours = '<span style="font-weight:700;color:#167e1c">Smile</span>';
  if (!sender) return `<p style="margin:0 0 24px">${ours}</p>`;
  const logo = sender.logoUrl
    ? `${picture(sender.logoUrl, 'height="40" style="height:40px;max-width:200px;vertical-align:middle"')}<span style="padding:0 12px;color:#5c636a">×</span>`
    : '';
  return `<p style="margin:0 0 16px">${logo}${ours}</p>
<p style="margin:0 0 24px;font-size:13px;font-weight:600;letter-spacing:.04em;color:#5c636a">${escapeHtml(sender.title)}</p>`;
}

function picture(url: string, attributes: string): string {
  return `<img src="${escapeHtml(url)}" alt="" ${attributes}>`;
}
