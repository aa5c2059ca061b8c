import type { Reading } from '#server/reader/read.ts'
import type { Labels, Topic } from '../labels.ts'
import { countClaims } from '../material/requests.ts'
import type { Statement } from '../material/statement.ts'
import type { Layout } from './layout.ts'
import { topicOf } from './topics.ts'

/** Items of the shortest list. */
const leastItems = 2
/** Letters. */
const longestRule = 120

/** Rules by what they are about, each once; of a rule nobody has a heading for, none. */
export function rulesOf(
  reading: Reading,
  policies: readonly Statement[],
  labels: Labels,
): Layout['faq'] {
  const byTopic = new Map<Topic, Statement[]>()
  for (const statement of policies) {
    const topic = isRule(reading, statement) ? topicOf(reading, statement, labels) : null
    if (topic) byTopic.set(topic, [...(byTopic.get(topic) ?? []), statement])
  }
  const found = [...byTopic].map(([topic, statements]) => ({ topic, statements }))
  return found.length >= leastItems ? found : []
}

/** Short, and about nothing else: one that tells sums and times is about more than its topic. */
function isRule(reading: Reading, { span }: Statement): boolean {
  const others = countClaims(reading, span, 'money') + countClaims(reading, span, 'time')
  return span[1] - span[0] <= longestRule && others === 0 && !areNotes(reading, span)
}

/** 予約いらない カレーの日多い: a script that parts no words parts notes. */
const areNotes = ({ text }: Reading, span: Statement['span']): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\s[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(
    text.raw.slice(...span),
  )
