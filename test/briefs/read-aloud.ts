import { readFileSync } from 'node:fs'
import { createServer } from 'vite'
import { spaceMarks } from '#server/generation/space-marks.ts'
import { asDictated } from '#server/reader/dictation/as-dictated.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: ' ',
}

/**
 * `npm run briefs:read -- briefs.jsonl`: the page of each `{"locale", "brief"}` as a visitor hears it
 * read: headings, texts, buttons with where they lead, fields of forms. For people to judge.
 */
const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: npm run briefs:read -- <file of {"locale", "brief"} lines>')
const vite = await createServer({
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true, include: [] },
})
const { publishedHtml } = (await vite.ssrLoadModule('/test/support/published-html.tsx')) as {
  publishedHtml: (document: PageDocument) => string
}
const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
for (const [index, line] of lines.entries()) {
  const { locale, brief } = JSON.parse(line) as { locale: PageLanguage; brief: string }
  const document = composedDocument(spaceMarks(asDictated(brief, locale)), { locale, seed: 0 })
  process.stdout.write(`\n${'='.repeat(80)}\n${index + 1} ${locale}, brief:\n${brief}\n`)
  process.stdout.write(`${'-'.repeat(80)}\n${spoken(publishedHtml(document))}\n`)
}
await vite.close()

/** The text of our own markup, a line for each thing a visitor hears. */
function spoken(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return (
    body
      .replace(/<(style|script|svg|template)\b[\s\S]*?<\/\1>/g, '')
      // The trap for programs is read to nobody, thanks stand there once a form was sent.
      .replace(/<p\b[^>]*\bclass="(?:vh|sent)"[\s\S]*?<\/p>/g, '')
      .replace(/<wbr\/?>/g, '')
      .replace(/<h([1-6])\b[^>]*>/g, (_, level) => `\n${'#'.repeat(Number(level))} `)
      .replace(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, ' [$2]($1) ')
      .replace(/<button\b[^>]*>([\s\S]*?)<\/button>/g, ' [[$1]] ')
      .replace(/<(?:input|textarea)\b([^>]*)>/g, (_, given: string) => fieldOf(given))
      .replace(/<(?:li|dt|tr|summary|option|legend)\b[^>]*>/g, '\n- ')
      .replace(
        /<(?:p|div|section|header|footer|nav|main|dd|ul|ol|form|label|figure)\b[^>]*>/g,
        '\n',
      )
      .replace(/<\/(?:h[1-6]|p|div|li|dd|dt|section|label)>/g, '\n')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(amp|lt|gt|quot|#x27|nbsp);/g, (_, name: string) => entities[name] ?? '')
      .split('\n')
      .map((said) => said.replace(/\s+/g, ' ').trim())
      .filter((said) => said !== '' && said !== '-')
      .join('\n')
  )
}

function fieldOf(given: string): string {
  const type = /type="([^"]*)"/.exec(given)?.[1] ?? 'text'
  return type === 'hidden' ? '' : `\n{field: ${type}}`
}
