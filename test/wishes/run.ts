import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { tryWish, type Verdict } from './try-wish.ts'
import { splitOf, splits, wishesOf, wishLocales } from './wish.ts'

/**
 * What becomes of everyday wishes, by language and split: `node test/wishes/run.ts [locale]`. Of the
 * wishes for development it tells which fail and where; of those for testing the totals alone.
 */
const verdicts: Verdict[] = ['done', 'asked', 'refused', 'wrong']
const asked = process.argv.slice(2)
const totals = new Map<string, number>()

for (const locale of wishLocales) {
  const isThere = existsSync(join(import.meta.dirname, `${locale}.jsonl`))
  if (!isThere || (asked.length > 0 && !asked.includes(locale))) continue
  for (const wish of wishesOf(locale)) {
    const split = splitOf(wish)
    const { verdict, failed, ask } = tryWish(wish, locale)
    for (const key of [`${locale} ${split}`, `all ${split}`]) {
      totals.set(`${key} ${verdict}`, (totals.get(`${key} ${verdict}`) ?? 0) + 1)
    }
    if (split === 'dev' && verdict !== 'done') {
      say(`${wish.id} ${verdict}: ${wish.wishes.join(' / ')}`)
      if (failed.length > 0) say(`  failed: ${JSON.stringify(failed)}`)
      if (ask)
        say(`  asked: ${ask.question} → ${ask.choices.map(({ label }) => label).join(' | ')}`)
    }
  }
}

for (const split of splits) {
  say(`\n${split.padEnd(8)}${verdicts.map((verdict) => verdict.padStart(9)).join('')}`)
  for (const locale of [...wishLocales, 'all']) {
    const counts = verdicts.map((verdict) => totals.get(`${locale} ${split} ${verdict}`) ?? 0)
    if (counts.some((count) => count > 0)) {
      say(`${locale.padEnd(8)}${counts.map((count) => String(count).padStart(9)).join('')}`)
    }
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
