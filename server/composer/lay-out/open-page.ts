import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { Labels } from '../labels.ts'
import type { Statement } from '../material/statement.ts'
import { sentence as asSentence, phrase } from '../material/turn.ts'
import { noWords, ownWords, type Words } from '../material/words.ts'
import { headlines } from './headline.ts'
import { kindInPlace } from './kind-in-place.ts'
import type { Layout } from './layout.ts'
import { titlesOf } from './titles.ts'

const longestLead = 170
const longestTitle = 70

/** What stands above everything else, and the statements it is made of. */
export interface Opening {
  words: Pick<Layout, 'eyebrow' | 'title' | 'lead' | 'points'>
  used: Statement[]
  /** The headline is its beginning: it is told whole where the page introduces itself. */
  from: Statement | undefined
}

/** Headline, eyebrow and lead; another version takes the next of the titles there are. */
export function openPage(
  reading: Reading,
  statements: readonly Statement[],
  labels: Labels,
  version: number,
): Opening {
  const titles = titlesOf(reading, statements, labels)
  const title = titles[version % Math.max(1, titles.length)] ?? {
    words: lastResort(statements, reading),
  }
  const kind = kindInPlace(reading, labels)
  const { slogans, promises } = headlines(reading, statements)
  const lead = leadOf(reading, [...slogans, ...promises], statements, [title.of, title.from])
  return {
    words: {
      title: title.words,
      eyebrow: fold(title.words.text).includes(fold(kind.text)) ? noWords : kind,
      lead: lead ? ownWords(asSentence(reading.text, lead.span), lead.span) : noWords,
      points: [],
    },
    used: [title.of, lead].filter((statement) => statement !== undefined),
    from: title.from,
  }
}

/** A page has a headline whatever its brief says. */
function lastResort([first]: readonly Statement[], { text }: Reading): Words {
  const said = first ? phrase(text, first.span) : text.raw.trim()
  const short =
    said.length > longestTitle ? said.slice(0, said.lastIndexOf(' ', longestTitle)) : said
  return ownWords(short || said.slice(0, longestTitle), ...(first ? [first.span] : []))
}

/** What is not done or not there opens no page. The next strong statement, else whom it is for, else the first sentence about what is offered. */
function leadOf(
  { text }: Reading,
  strong: readonly Statement[],
  statements: readonly Statement[],
  used: readonly (Statement | undefined)[],
): Statement | undefined {
  const fits = ({ span }: Statement) =>
    span[1] - span[0] <= longestLead && !hasTag(text, ...span, 'words.negations')
  const free = statements.filter((statement) => !used.includes(statement) && fits(statement))
  return (
    strong.find((statement) => free.includes(statement)) ??
    free.find(({ role, untold }) => role === 'audience' && untold > 0) ??
    free.find(({ role, isSentence, untold }) => role === 'offer' && isSentence && untold > 2) ??
    free.find(({ role, isSentence, untold }) => role === 'highlight' && isSentence && untold > 2)
  )
}
