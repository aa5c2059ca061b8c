import { fold } from '#server/reader/text/fold.ts'
import { findTags } from '#server/reader/text/phrase-index.ts'
import { fillIn } from '#shared/i18n/fill-in.ts'
import { textFields } from '#shared/page/block-props.ts'
import type { CommandAsk } from '#shared/page/command-outcome.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { FactKey } from '#shared/page/facts.ts'
import { relatedSentences, soleSentence } from '../carry-out/closest-sentence.ts'
import { withoutListed } from '../carry-out/without-listed.ts'
import type { Intent } from '../intent.ts'
import { itemNames } from '../page-entries.ts'
import { pageSentences } from '../told-words/page-sentences.ts'
import { asking } from './asking.ts'
import { dropSentence } from './drop-sentence.ts'
import type { MarkedWish } from './marked-wish.ts'

/** What says nothing of what is to go. */
const plain: ReadonlySet<string> = new Set(
  [
    ...['takes', 'bits', 'notes', 'somewhere', 'filler', 'polite', 'it', 'also', 'aside'],
    ...['articles', 'possessives', 'prepositions', 'conjunctions', 'pronouns', 'auxiliaries'],
    ...['copulas', 'fillers', 'greetings', 'thanks'],
  ].map((group) => `words.${group}`),
)
const parts: ReadonlySet<string> = new Set(['nouns.sentence', 'nouns.texts', 'nouns.page'])
const mostChoices = 3
/** Letters of a sentence that tells of one thing. */
const longest = 70

/**
 * Whether something is asked to go, with a word that begins the wish or ends it: nothing of such a
 * wish is a text of the page.
 */
export function asksAway(wish: MarkedWish): boolean {
  const { tags, telling } = saidIn(wish)
  return tags.some(
    ({ tag, start, end }) =>
      tag === 'words.takes' &&
      (telling.every((token) => token.start >= end) ||
        telling.every((token) => token.end <= start)),
  )
}

/**
 * "Get rid of the dogs bit", "das mit den Hunden kann weg": what is to go is told by one sentence or
 * one thing on offer of the page, and its words by no other.
 */
export function readAway(wish: MarkedWish): Intent | null {
  const fact = factNamed(wish)
  if (fact) return { wish: 'forget', key: fact }
  const topic = topicOf(wish)
  if (!topic) return null
  const entry = entryNamed(wish, topic)
  if (entry) return { wish: 'untell', words: entry, isEntry: true }
  const names = itemNames(wish.page)
  const sole = soleSentence(wish.page, toldOn(wish.page), topic)
  if (sole && withoutListed(sole, topic, wish.page.base) !== null)
    return { wish: 'untell', words: topic }
  if (!sole || tellsMore(sole)) return null
  return names.includes(sole)
    ? { wish: 'removeItems', items: [sole] }
    : { wish: 'untell', words: sole }
}

const facts = { phone: 'phone', email: 'email', url: 'url', address: 'place' } as const

/** "Take the phone number off": what is to go is a fact, and nothing else is said. */
function factNamed(wish: MarkedWish): FactKey | undefined {
  if (!asksAway(wish)) return undefined
  const named = wish.marks.filter(({ tags }) => tags.some((tag) => tag.slice(6) in facts))
  const { telling } = saidIn(wish)
  const isAll = telling.every((token) =>
    named.some(({ start, end }) => start <= token.start && end >= token.end),
  )
  const keys = named.flatMap(({ tags }) =>
    tags.flatMap((tag) => facts[tag.slice(6) as keyof typeof facts] ?? []),
  )
  return isAll && new Set(keys).size === 1 ? keys[0] : undefined
}

/** "Nimm das Tauziehen aus dem Programm": the one entry called so, whoever else speaks of it. */
function entryNamed({ marks, page }: MarkedWish, topic: string): string | undefined {
  if (!marks.some(({ tags }) => tags.includes('nouns.events'))) return undefined
  const titles = page.order.flatMap((id) =>
    page.blocks[id]?.type === 'events'
      ? ((page.blocks[id]?.props.items ?? []) as { title: string }[]).map(({ title }) => title)
      : [],
  )
  const [title, more] = titles.filter((one) => fold(one) === fold(topic))
  return more ? undefined : title
}

/** What a page tells, what is on offer there and what is on. */
function toldOn(page: PageDocument): string[] {
  const titles = page.order.flatMap((id) => {
    const block = page.blocks[id]
    const fields = block ? textFields(block.type, block.props) : []
    return fields.flatMap(({ path, value }) =>
      /\.title$/.test(path) && typeof value === 'string' && value ? [value] : [],
    )
  })
  return [...pageSentences(page), ...itemNames(page), ...titles]
}

/** "From my house at 14 Priory Street": what is told there beside it would go as well. */
const tellsMore = (sentence: string): boolean =>
  sentence.length > longest || /\p{N}/u.test(sentence)

/** Which of the sentences that tell of it is to go. */
export function askAway(wish: MarkedWish): CommandAsk | null {
  const topic = topicOf(wish)
  if (!topic) return null
  const { page, language } = wish
  const { questions } = language.words
  const names = itemNames(page)
  const related = relatedSentences(page, toldOn(page), topic)
  const words = topic.split(' ')
  const commands = related.slice(0, mostChoices).map((said) => {
    const listed = words.find((word) => withoutListed(said, word, page.base))
    if (listed) return dropSentence(language, listed)
    return names.includes(said)
      ? fillIn(questions.drop, { item: said })
      : dropSentence(language, said)
  })
  return commands.length > 0 ? asking(questions.correct, commands) : null
}

/** The words that say what is to go; '' where nothing is. */
const topicOf = (wish: MarkedWish): string =>
  asksAway(wish)
    ? saidIn(wish)
        .telling.map(({ start, end }) => wish.text.raw.slice(start, end))
        .join(' ')
    : ''

/** What is said of a wish's words, and those that say something by themselves. */
function saidIn({ text, language }: MarkedWish) {
  const tags = [...findTags(language.index, text.folded), ...text.tags].filter(
    ({ tag }) => plain.has(tag) || parts.has(tag),
  )
  const telling = text.tokens.filter(
    ({ kind, start, end }) =>
      kind !== 'mark' && !tags.some((tag) => tag.start <= start && tag.end >= end),
  )
  return { tags, telling }
}
