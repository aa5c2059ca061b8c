import { compose } from '#server/composer/compose.ts'
import { read } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { labelledBriefs } from '/work/main/test/briefs/labelled-brief.ts'
import * as PM from '/work/main/test/briefs/page-measures.ts'

const dev = labelledBriefs().filter((b) => b.split === 'dev')
const lost: Record<string, number> = {},
  due: Record<string, number> = {},
  ex: Record<string, string[]> = {}
for (const b of dev) {
  const r = read(b.brief, { language: null, fallback: 'en' })
  const c = compose({
    brief: b.brief,
    locale: null,
    locales: [],
    fallback: 'en',
    seed: 0,
    now: Date.UTC(2026, 10, 20),
    known: { facts: {} },
  })
  const shown = (PM as any).shownWords(c)
  for (const p of r.pieces) {
    for (let t = p.tokens[0]; t <= p.tokens[1]; t++) {
      const k = r.text.tokens[t]!
      if ((k.kind !== 'word' && k.kind !== 'number') || isFunctionWord(r.text, k.start, k.end))
        continue
      if (r.facts.hours && k.start >= r.facts.hours.span[0] && k.start < r.facts.hours.span[1])
        continue
      for (const w of k.text.match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? []) {
        due[p.role] = (due[p.role] ?? 0) + 1
        if (!shown.has(w)) {
          lost[p.role] = (lost[p.role] ?? 0) + 1
          ;(ex[p.role] ??= []).push(
            b.id +
              ':' +
              b.brief
                .slice(...p.span)
                .slice(0, 60)
                .replace(/\n/g, '¶') +
              ' → ' +
              w,
          )
        }
      }
    }
  }
}
const sum = Object.values(due).reduce((a, b) => a + b, 0)
for (const k of Object.keys(due).sort((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0)))
  console.log(k, lost[k], 'of', due[k], (((lost[k] ?? 0) / sum) * 100).toFixed(1) + '% of all')
const want = process.argv[2]
if (want) for (const e of (ex[want] ?? []).slice(0, 40)) console.log(e)
