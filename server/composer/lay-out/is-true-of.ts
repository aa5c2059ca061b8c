import type { Reading } from '#server/reader/read.ts'
import { hasTag, tokensIn } from '#server/reader/text/tagged-text.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { endsInNumber } from '../material/further-prices.ts'
import { countClaims } from '../material/requests.ts'
import { chanceOf } from '../material/role-chance.ts'
import { isSum } from '../material/speaks-of-costs.ts'
import type { Statement } from '../material/statement.ts'
import { namesAccount } from '../material/ways-to-reach.ts'
import { isAbout } from './introduction.ts'

/** What a sentence below a heading that promises something has to be there for, or to have. */
interface Evidence {
  roles: readonly SpanRole[]
  /** From 0 to 1: how likely its words have to be there for those. */
  least: number
  says: (reading: Reading, statement: Statement) => boolean
}

const ways = ['phone', 'email', 'url', 'handle'] as const

const evidence: Record<'about' | 'prices' | 'contact', Evidence> = {
  about: {
    roles: ['story', 'person', 'name', 'kind'],
    least: 0.25,
    says: (reading, statement) =>
      isAbout(reading, statement) ||
      hasInside(reading.facts.people, statement) ||
      (statement.role === 'story' && opensWithPerson(reading, statement)),
  },
  prices: {
    roles: ['price'],
    // "A race for children at 12:15 that is free" speaks of the race.
    least: 0.5,
    says: (reading, one) =>
      isSum(reading, one.span) || namesSum(reading, one.span) || isBareSum(reading, one),
  },
  contact: {
    roles: ['contact'],
    least: 0.25,
    says: (reading, statement) =>
      ways.some((kind) => countClaims(reading, statement.span, kind) > 0) ||
      namesAccount(reading, statement.span) ||
      (isBrief(statement) &&
        // "Weekdays after seven": when one rings is told with the number.
        (countClaims(reading, statement.span, 'time') > 0 ||
          hasInside(reading.facts.people, statement) ||
          hasTag(reading.text, ...statement.span, 'contact.') ||
          hasSense(reading, statement.span, ofReaching))),
  },
}

/** Letters: what is longer, and holds no number to call, tells all sorts of things. */
const longestRemark = 120

const isBrief = ({ span }: Statement): boolean => span[1] - span[0] <= longestRemark

const ofReaching = ['call', 'text', 'write', 'online', 'ask', 'book', 'enrol', 'order']

/** "…, at home 22, online 15": a number nobody gives a sign, and no time of day. */
const isBareSum = (reading: Reading, { role, hasNumber, span }: Statement): boolean =>
  role === 'price' &&
  hasNumber &&
  (endsInNumber(reading, span) || countClaims(reading, span, 'time') === 0)

/** "A thousand for two sets", "on request": a sum no number tells. */
const namesSum = ({ text }: Reading, span: Statement['span']): boolean =>
  ['onRequest', 'numerals'].some((tag) => hasTag(text, ...span, `money.${tag}`))

/** Whether a heading is true of a sentence below it. */
export function isTrueOf(
  reading: Reading,
  one: Statement,
  heading: keyof typeof evidence,
): boolean {
  const { roles, least, says } = evidence[heading]
  return says(reading, one) || chanceOf(reading, one.span, roles) >= least
}

function opensWithPerson({ text }: Reading, { span }: Statement): boolean {
  const [first] = tokensIn(text, ...span)
  const senses = first ? sensesOf(text.language, first.text) : []
  return senses.includes('pron-he') && !senses.includes('pron-you')
}

const hasInside = (found: readonly { span: Statement['span'] }[], { span }: Statement): boolean =>
  found.some(({ span: own }) => own[0] >= span[0] && own[1] <= span[1])

/** Whether a word of a span means one of some things. */
export function hasSense(
  { text }: Pick<Reading, 'text'>,
  span: Statement['span'],
  senses: readonly string[],
): boolean {
  return tokensIn(text, ...span).some(({ text: word }) =>
    sensesOf(text.language, word).some((sense) => senses.includes(sense)),
  )
}
