import { escapeHtml } from '../html.ts';
import type { Mail } from './mail.ts';

export interface Letter {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  button: { label: string; url: string };
  footnote: string;
}

/** A plain letter with one button, as text and as HTML that mail programs of any age can show. */
export function composeMail(letter: Letter): Mail {
  const { greeting, paragraphs, button, footnote } = letter;
  const text = [greeting, ...paragraphs, `${button.label}: ${button.url}`, footnote].join('\n\n');
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${escapeHtml(content)}</p>`;
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;background:#f4f5f4;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;color:#1c211d">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px;background:#fff;border-radius:12px">
<tr><td style="padding:32px"><p style="margin:0 0 24px;font-weight:700;color:#167e1c">Smile</p>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#167e1c;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p style="margin:0;font-size:13px;color:#5c636a">${escapeHtml(footnote)}</p></td></tr></table></td></tr></table></body></html>`;
  return { to: letter.to, subject: letter.subject, text, html };
}
