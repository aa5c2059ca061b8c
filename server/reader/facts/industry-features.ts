import { type Industry, industries } from '#shared/page/industries.ts'
import type { Draft } from '../draft.ts'

/** The industries there are; where none is likely the brief is general. */
export const trades = industries.filter((industry) => industry !== 'general')

/** Roles in which a trade speaks of itself; elsewhere its words may be a guest's or a neighbour's. */
const telling: ReadonlySet<string> = new Set(['kind', 'name', 'offer', 'price', 'instruction'])

const bucket = (count: number): string => (count > 4 ? 'many' : String(count))

/** What speaks for a brief being of that trade. */
export function industryFeatures(draft: Draft, industry: Industry): string[] {
  const { text, pieces } = draft
  const prefix = `trades.${industry}.`
  const hits = text.tags.filter(({ tag }) => tag.startsWith(prefix))
  const roleAt = (start: number) =>
    pieces.find(({ span }) => span[0] <= start && start < span[1])?.role ?? 'none'
  const firstName = text.tags.find(({ tag }) => /^trades\.[^.]+\.names$/.test(tag))
  const counts = Map.groupBy(hits, ({ tag }) => tag.slice(prefix.length))
  const features = [`industry-${industry}`, `hits-${bucket(hits.length)}`]
  for (const [kind, found] of counts) {
    features.push(`${kind}-${bucket(found.length)}`)
    for (const role of new Set(found.map(({ start }) => roleAt(start))))
      features.push(`${kind}-in-${role}`)
    if (found.some((hit) => hit === firstName)) features.push('named-first')
    if (found.some(({ start }) => start < text.raw.length / 4)) features.push(`${kind}-early`)
  }
  return [...features, ...wordsOf(draft, industry)]
}

function wordsOf({ text, pieces }: Draft, industry: Industry): string[] {
  const found = new Set<string>()
  for (const { role, tokens } of pieces) {
    if (!telling.has(role)) continue
    for (const token of text.tokens.slice(tokens[0], tokens[1] + 1)) {
      if (token.kind !== 'word' || token.text.length < 2) continue
      found.add(`${industry}=${token.text}`)
      if (role === 'kind') found.add(`${industry}=${role}:${token.text}`)
    }
  }
  return [...found]
}
