import { describe, expect, it } from 'vitest'
import { checkClaim } from '#server/generation/reading/check-claim.ts'
import { claimSchema } from '#server/generation/reading/claim-schema.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { Understood } from '#shared/page/ops.ts'
import { labelledBriefs } from '../briefs/labelled-brief.ts'
import { inventedClaims, isSaid, random } from './invented-claims.ts'
import { countryOf, nearlyTold } from './nearly-told.ts'
import { neighbourPrices } from './neighbour-prices.ts'
import { perfectClaims } from './perfect-claims.ts'
import { correctedBy, countFields, readLabelled } from './reading-measures.ts'

/** Things a model makes up, or misreads by a little. */
const inventedTries = 10_000
/** Of every field, of what a brief says; where people write as they speak, some of it is lost. */
const least = (field: string): number =>
  ({ hours: 0.987, sums: 0.985, prices: 0.978 })[field] ?? 0.99
/** Of what is found. */
const leastRight = 0.99

// Briefs full of talk to the builder are measured by what they print, not here.
const labels = labelledBriefs()
  .filter(({ id }) => !/-(?:talk|remark|meadow|orchard|pond)-/.test(id))
  .filter(({ split }) => split === 'test')
const isNewest = ({ id }: { id: string }): boolean => id.includes('-harbor-')
// Every other one: a run of the tests has not the time for all.
const everyOther = (_brief: unknown, at: number): boolean => at % 2 === 0
const older = labels
  .filter((label) => !isNewest(label))
  .filter(everyOther)
  .map(readLabelled)
const briefs = [...older, ...labels.filter(isNewest).filter(everyOther).map(readLabelled)]

describe('reading a brief with a model', { timeout: 600_000 }, () => {
  it('that answers perfectly takes over what the words prove, and loses nothing', () => {
    const corrected = briefs.map((brief) => ({
      label: brief.label,
      understood: correctedBy(brief, perfectClaims(brief.label, brief.understood, brief.known)),
    }))
    const [counts, before] = [countFields(corrected), countFields(briefs)]
    for (const [field, { right, found, due }] of Object.entries(counts)) {
      expect.soft(right / found, `${field}: right of found`).toBeGreaterThanOrEqual(leastRight)
      expect.soft(right, `${field}: right`).toBeGreaterThanOrEqual(before[field]?.right ?? 0)
      expect.soft(right / due, `${field}: right of due`).toBeGreaterThanOrEqual(least(field))
    }
  })

  it.each<[string, unknown[]]>([
    ['nothing', []],
    ['keys there are not', [{ key: 'mood', value: 'warm', words: 'a' }]],
    ['words the brief does not have', [{ key: 'name', value: 'Zzyzx', words: 'Zzyzx' }]],
    ['values of the wrong kind', [{ key: 'hours', value: { open: true }, words: ' ' }]],
    ['a fact without words', [{ key: 'phone', value: '+441179999999' }]],
  ])('that answers %s leaves the reading as it was', (_what, claims) => {
    const readable = claims.flatMap((claim) => claimSchema.safeParse(claim).data ?? [])
    for (const brief of briefs) expect(correctedBy(brief, readable)).toEqual(brief.understood)
  })

  it('that invents gets no invented fact through', () => {
    const passed: string[] = []
    let tries = 0
    for (let seed = 0; tries < inventedTries; seed++) {
      const brief = briefs[seed % briefs.length]
      if (!brief) continue
      const { madeUp, misread } = inventedClaims(brief, seed)
      tries += madeUp.length + misread.length
      const got = newFacts(brief.understood, correctedBy(brief, [...madeUp, ...misread]))
      for (const [key, value] of got) {
        const isMisread = misread.some((claim) => claim.key === key && isSame(claim.value, value))
        if (isMisread || !isSaid(key, value, brief))
          passed.push(`${brief.label.id} ${key} ${JSON.stringify(value)}`)
      }
    }
    expect(passed).toEqual([])
  })

  it('that reads price lists crosswise moves no sum to another thing, and hardly a unit', () => {
    const passed = { sum: [] as string[], unit: [] as string[] }
    for (const [seed, brief] of briefs.entries()) {
      if (brief.label.partial) continue
      for (const { claim, moved, isWrong } of neighbourPrices(brief.label, random(seed))) {
        const got = newFacts(brief.understood, correctedBy(brief, [claim]))
        if (got.some(([, value]) => isWrong(value as never)))
          passed[moved].push(`${brief.label.id} ${JSON.stringify(claim.value)}`)
      }
    }
    const newest = passed.sum.filter((id) => id.includes('-harbor-'))
    expect(passed.sum.filter((id) => !newest.includes(id))).toEqual([])
    expect(newest.length).toBeLessThanOrEqual(1)
    // "Night" of a thing that is let by the night where another price says so: so little is left.
    expect(passed.unit.length, passed.unit.join('\n')).toBeLessThanOrEqual(6)
  })

  it.each(nearlyTold)('$said is not $what', ({ brief, language, claim }) => {
    const known = { language, countries: [countryOf[language] ?? 'GB'], currencies: [] }
    expect(checkClaim(claim, brief, known)).toBeNull()
  })

  it('that takes another town for one the reader is sure of leaves it there, and asks', () => {
    const sure = briefs.find(({ understood }) => (understood.facts.place?.confidence ?? 0) >= 0.95)
    if (!sure) throw new Error('no brief with a sure place')
    const { place } = sure.understood.facts
    const words = /\p{L}{4,}/gu
    const other = sure.label.brief.match(words)?.find((word) => !place?.value.includes(word)) ?? ''
    const corrected = correctedBy(sure, [{ key: 'place', value: other, words: other }])
    expect(corrected.facts.place).toEqual({ ...place, confidence: 0.5 })
  })

  it('where the two disagree, asks: the fact is unsure', () => {
    const brief = briefs.find(({ understood }) => understood.facts.name)
    const words = brief?.label.brief.split(' ').find((word) => /^\p{L}{4,}$/u.test(word)) ?? ''
    if (!brief) throw new Error('no brief with a name')
    const corrected = correctedBy(brief, [{ key: 'name', value: words, words }])
    expect(corrected.facts.name).toMatchObject({ value: words, confidence: 0.5 })
  })
})

function newFacts(before: Understood, after: Understood): [string, unknown][] {
  const known = JSON.stringify(before.facts)
  return Object.entries(after.facts).flatMap(([key, found]) =>
    [found].flat().flatMap((entry): [string, unknown][] => {
      const { value } = entry as { value: unknown }
      return known.includes(JSON.stringify(value)) ? [] : [[key, value]]
    }),
  )
}
