import { escapeXml } from '#shared/escape-xml.ts'
import type { MailDraft, MailPart } from './compose-mail.ts'

const font = "font-family:-apple-system,'Segoe UI',Roboto,'Hiragino Sans','Noto Sans',sans-serif"
const quiet = 'color:#6b645c;font-size:13px;line-height:1.5'

/** An e-mail as HTML: styles in attributes, no picture, nothing that is fetched. */
export function mailHtml(draft: MailDraft): string {
  const { lang, intro, parts, action, notes, unsubscribe } = draft
  const foot = notes.map((note) => `<p style="margin:0 0 6px;${quiet}">${escapeXml(note)}</p>`)
  const leave = unsubscribe
    ? `<p style="margin:0;${quiet}"><a href="${escapeXml(unsubscribe.url)}" style="color:#6b645c">${escapeXml(unsubscribe.label)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${escapeXml(lang)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head>
<body style="margin:0;padding:24px 12px;background:#f7f4ee;${font};color:#231f1b">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#fffefb;border:1px solid #e6e0d6;border-radius:14px">
<h1 style="margin:0 0 18px;font-size:20px;line-height:1.35;font-weight:600">${escapeXml(intro)}</h1>
${parts.map(partHtml).join('\n')}
<p style="margin:24px 0"><a href="${escapeXml(action.url)}" style="display:inline-block;padding:11px 18px;background:#b93c0b;color:#ffffff;border-radius:10px;text-decoration:none;font-weight:600">${escapeXml(action.label)}</a></p>
<div style="padding-top:16px;border-top:1px solid #e6e0d6">${foot.join('')}${leave}</div>
</div>
</body>
</html>`
}

function partHtml({ heading, lines }: MailPart): string {
  const rows = lines.map(
    ({ label, text }) =>
      `<dt style="margin:0;${quiet}">${escapeXml(label)}</dt><dd style="margin:0 0 12px;font-size:15px;line-height:1.55;white-space:pre-wrap;overflow-wrap:anywhere">${escapeXml(text)}</dd>`,
  )
  return `<h2 style="margin:0 0 10px;font-size:14px;font-weight:600">${escapeXml(heading)}</h2><dl style="margin:0 0 18px">${rows.join('')}</dl>`
}
