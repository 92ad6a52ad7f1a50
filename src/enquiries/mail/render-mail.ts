import * as content from '../../records/content.ts';
import { escapeHtml } from '../../markup/escape-html.ts';

/** The words and values of a mail, before they are rendered as plain text or HTML. */
export type MailContent = {
  heading: string;
  paragraphs: readonly string[];
  rows: readonly MailRow[];
  /** The text that the visitor typed. */
  message?: { label: string; text: string };
  footer: string;
};

export type MailRow = {
  label: string;
  value: string;
  href?: string;
};

/** Renders the mail as plain text: the rows in a column, then the message as it was typed. */
export function renderText({ heading, paragraphs, rows, message, footer }: MailContent): string {
  const width = Math.max(...rows.map((row) => row.label.length)) + 2;
  const lines = rows.map((row) => `${`${row.label}:`.padEnd(width)}${row.value}`);
  const typed = message === undefined ? [] : [`${message.label}:`, '', message.text, ''];
  const before = [heading, ...paragraphs].flatMap((paragraph) => [paragraph, '']);
  return [...before, ...lines, '', ...typed, '-- ', footer, ''].join('\n');
}

const { navy, teal, tealDeep, paper, muted, line } = content.brand();
// Many mail programs ignore style sheets, so each element has a `style` attribute.
const STYLE = {
  body: `margin:0;padding:24px;background:${paper};color:${navy};font:16px/1.5 Arial,sans-serif`,
  card: `max-width:640px;margin:0 auto;padding:24px;background:#ffffff;border-top:4px solid ${teal}`,
  heading: 'margin:0 0 16px;font-size:20px;line-height:1.3',
  label: `padding:4px 16px 4px 0;color:${muted};text-align:left;font-weight:normal;vertical-align:top;white-space:nowrap`,
  value: 'padding:4px 0;vertical-align:top;overflow-wrap:anywhere',
  link: `color:${tealDeep}`,
  message: `margin:16px 0 0;padding:16px 0 0;border-top:1px solid ${line};overflow-wrap:anywhere;text-align:start`,
  footer: `max-width:640px;margin:16px auto 0;color:${muted};font-size:13px`,
} as const;

/** Renders the mail as HTML. Every value is escaped and has `dir="auto"`. */
export function renderHtml({ heading, paragraphs, rows, message, footer }: MailContent): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="${STYLE.body}">
<div style="${STYLE.card}">
<h1 style="${STYLE.heading}">${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<table style="border-collapse:collapse">
${rows.map(renderRow).join('\n')}
</table>
${message === undefined ? '' : `<div style="${STYLE.message}" dir="auto" aria-label="${escapeHtml(message.label)}">${renderMessage(message.text)}</div>`}
</div>
<p style="${STYLE.footer}">${escapeHtml(footer)}</p>
</body>
</html>
`;
}

function renderRow({ label, value, href }: MailRow): string {
  const text = escapeHtml(value);
  const shown =
    href === undefined ? text : `<a href="${escapeHtml(href)}" style="${STYLE.link}">${text}</a>`;
  return `<tr><th scope="row" style="${STYLE.label}">${escapeHtml(label)}</th><td style="${STYLE.value}" dir="auto">${shown}</td></tr>`;
}

/** Keeps line breaks and runs of spaces as typed, also in mail programs that collapse them. */
function renderMessage(message: string): string {
  return escapeHtml(message)
    .replace(/ {2}/g, '&nbsp; ')
    .replace(/^ /gm, '&nbsp;')
    .replace(/\n/g, '<br>\n');
}
