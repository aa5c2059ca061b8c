import { type Industry, industries } from '#shared/page/industries.ts'
import type { Draft } from '../draft.ts'
import type { FeaturesOf } from '../feature-rows.ts'
import { remembered } from '../remembered.ts'
import type { Tag } from '../text/phrase-index.ts'
import { firstFrom } from '../text/tagged-text.ts'

/** The industries there are; where none is likely the brief is general. */
export const trades = industries.filter((industry) => industry !== 'general')

/** Roles in which a trade speaks of itself; elsewhere its words may be a guest's or a neighbour's. */
const telling: ReadonlySet<string> = new Set(['kind', 'name', 'offer', 'price', 'instruction'])

const bucket = (count: number): string => (count > 4 ? 'many' : String(count))

/** "trades.bakery" of "trades.bakery.names"; tags are few, and a brief has thousands. */
const tradeIn = remembered((tag: string) => tag.split('.', 2).join('.'))

/** What speaks for a brief being of a trade. */
export function industryFeatures<F>(
  { text, pieces }: Draft,
  featuresOf: FeaturesOf<F>,
): (industry: Industry) => F[] {
  const words = tellingWords({ text, pieces })
  const firstName = text.tags.find(({ tag }) => /^trades\.[^.]+\.names$/.test(tag))
  const roleAt = (start: number) =>
    pieces[firstFrom(pieces, start + 1, ({ span }) => span[0]) - 1]?.role ?? 'none'
  const isEarly = ({ start }: Tag) => start < text.raw.length / 4
  const hitsOf = Map.groupBy(text.tags, ({ tag }) => tradeIn(tag))
  return (industry) => {
    const trade = `trades.${industry}`
    const hits = hitsOf.get(trade) ?? []
    const features = [featuresOf('industry-')(industry), featuresOf('hits-')(bucket(hits.length))]
    for (const [kind, found] of Map.groupBy(hits, ({ tag }) => tag.slice(trade.length + 1))) {
      features.push(featuresOf(`${kind}-`)(bucket(found.length)))
      for (const role of new Set(found.map(({ start }) => roleAt(start))))
        features.push(featuresOf(`${kind}-in-`)(role))
      if (firstName && found.includes(firstName)) features.push(featuresOf('named-first')())
      if (found.some(isEarly)) features.push(featuresOf(`${kind}-early`)())
    }
    const wordOf = featuresOf(`${industry}=`)
    return [...features, ...words.map((word) => wordOf(word))]
  }
}

/** Each once, and those of what kind of business it is as such as well. */
function tellingWords({ text, pieces }: Pick<Draft, 'text' | 'pieces'>): string[] {
  const found = new Set<string>()
  for (const { role, tokens } of pieces) {
    if (!telling.has(role)) continue
    for (const token of text.tokens.slice(tokens[0], tokens[1] + 1)) {
      if (token.kind !== 'word' || token.text.length < 2) continue
      found.add(token.text)
      if (role === 'kind') found.add(`${role}:${token.text}`)
    }
  }
  return [...found]
}
