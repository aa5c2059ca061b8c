import { parseArgs } from 'node:util'
import { layOutPage, pageLanguage } from '#server/composer/compose-page.ts'
import { lintPage } from '#server/composer/lint/lint-page.ts'
import type { FoundFault } from '#server/composer/lint/linted-page.ts'
import { lintSheets } from '#server/composer/lint/mends.ts'
import { statementsOf } from '#server/composer/material/statement.ts'
import { read } from '#server/reader/read.ts'
import { readerBlocks } from '#shared/page/drafts.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { type LabelledBrief, labelledBriefs } from './labelled-brief.ts'

/**
 * `npm run briefs:lint`: what the linter finds on the pages of the labelled briefs; with `--unmended`
 * on pages as they are before the composer puts plain sentences in the place of faults. Faults of
 * briefs for test are counted, never shown.
 *
 *   npm run briefs:lint -- --split dev --locale de --code text_cut --unmended
 */
const { values: options } = parseArgs({
  options: {
    split: { type: 'string', default: 'train,dev' },
    locale: { type: 'string', default: '' },
    code: { type: 'string', default: '' },
    unmended: { type: 'boolean', default: false },
  },
})

/** Letters shown on either side of what a fault is about. */
const beside = 50

const splits = options.split.split(',')
const briefs = labelledBriefs()
  .filter(({ split }) => splits.includes(split))
  .filter(({ locale }) => !options.locale || locale === options.locale)
const pages = briefs.map((brief) => ({ brief, faults: faultsOf(brief) }))
for (const { brief, faults } of pages) {
  if (brief.split === 'test') continue
  for (const fault of faults) {
    if (options.code && options.code !== fault.code) continue
    print([brief.id, fault.code, `${fault.block}.${fault.path}`, fault.excerpt, fault.other ?? ''])
    print(['  in', around(brief.brief, fault)])
  }
}
for (const [code, found] of Map.groupBy(
  pages.flatMap(({ brief, faults }) => faults.map(({ code }) => ({ code, brief }))),
  ({ code }) => code,
)) {
  const languages = [...Map.groupBy(found, ({ brief }) => brief.locale)]
  print([code, String(found.length), languages.map(([at, all]) => `${at} ${all.length}`).join(' ')])
}
const faulty = pages.filter(({ faults }) => faults.length > 0).length
print([`${pages.length} pages, ${faulty} with a fault`])

function faultsOf({ brief, locale }: LabelledBrief): FoundFault[] {
  const language = pageLanguage(locale, 'en')
  const reading = read(brief, { language: null, fallback: language })
  if (options.unmended) {
    const request = { brief, locale: language, locales: [], fallback: language, seed: 0, now: 0 }
    const known = { facts: {} }
    const { sheets, material } = layOutPage(
      reading,
      language,
      { ...request, known },
      statementsOf(reading),
    )
    return lintSheets(reading, sheets, material.facts)
  }
  const { facts, blocks, src, ...page } = composedDocument(brief, { locale: language, seed: 0 })
  const shown = readerBlocks({ facts, blocks, src, ...page }).flatMap((id) => {
    const block = blocks[id]
    return block ? [{ id, block }] : []
  })
  return lintPage({
    blocks: shown,
    facts,
    language: reading.text.language,
    reading,
    isOurs: (block, path) => src[`${block}.${path.split('.')[0]}`] === 'bank',
  })
}

function around(brief: string, { spans: [span] }: FoundFault): string {
  const [start, end] = span ?? [0, 0]
  return span ? brief.slice(Math.max(0, start - beside), end + beside).replaceAll('\n', ' / ') : ''
}

function print(cells: readonly string[]): void {
  process.stdout.write(`${cells.join('\t')}\n`)
}
