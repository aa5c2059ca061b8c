import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'
import { pageStyles } from '#client/blocks/page-styles.ts'
import { localeCodes } from '#shared/locales.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { industries } from '#shared/page/industries.ts'
import { artMotifs } from '#shared/page/theme.ts'
import { sampled } from '#test/support/at-sizes.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { publishedHtml } from '#test/support/published-html.tsx'

/** What a page may weigh without its photos and fonts, in bytes of brotli. */
const budget = 30_000
/** Every rule a reader's page could have, for unit tests see style sheets empty. */
const rules = globSync('client/blocks/styles/*.css')
  .filter((file) => !file.endsWith('creator.css'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('')
const brief =
  'Harbour House in Bristol. We offer repairs, lessons, walks, weddings and long lunches. Basic £12, full £65, family £120. Open Tuesday to Saturday 9am to 6pm. 14 Quay Street. Call 0117 496 0123 or write to hello@harbour.example.'

it.each(sampled(industries, 4))(
  'a page of %s weighs at most 30 kB, whatever it draws',
  (industry) => {
    const heavy = artMotifs.flatMap((motif, seed) => {
      const locale = localeCodes[seed % localeCodes.length]!
      const document = composedDocument(brief, { locale, seed, known: { industry, facts: {} } })
      document.theme.art.motif = motif
      const bytes = weightOf(document)
      return bytes > budget ? [`${motif} ${seed}: ${bytes}`] : []
    })
    expect(heavy).toEqual([])
  },
)

function weightOf(document: PageDocument): number {
  const styles = pageStyles(document, document.base) + rules
  const html = publishedHtml(document, { styles })
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return brotliCompressSync(html, { params: quality }).length
}
