import type { Amount } from '#server/reader/grammars/read-amounts.ts'
import { fold, isGlued } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { type TaggedText, tagAt, tagText } from '#server/reader/text/tagged-text.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { commandLanguage } from '../command-words.ts'
import { itemNames } from '../page-entries.ts'
import type { Mark } from './marked-wish.ts'

/** Longer ones are sentences, which nobody calls an item by. */
const longest = 60
/** A word that says which item is meant has at least so many letters. */
const shortestWord = 4
/** Of words that end differently. */
const shortestStem = 7
const longestEnding = 3
/** So many letters have words side by side that do: "of the" is of no thing. */
const shortestRun = 7

/** Where a wish names things on the page: by the whole name, or by words only such a one has. */
export function itemsIn(text: TaggedText, page: PageDocument): Mark[] {
  const names = itemNames(page).filter((name) => name.length <= longest)
  const whole = names.flatMap((name) => wholeNames(text, name))
  return [
    ...whole.map((mark) => withEnding(text, mark)),
    ...whole.flatMap((mark) => withArticle(text, mark)),
    ...partNames(text, names),
    ...runs(text, names),
  ]
}

/** "Die Sitzung", "a noite" are also a time with its article: so is what is on offer. */
const withArticle = (text: TaggedText, mark: Mark): Mark[] =>
  (text.endingAt.get(mark.end) ?? []).flatMap(({ start }) => {
    const article = tagAt(text, start, 'words.articles')
    return article && article.end + 1 === mark.start ? [{ ...mark, start }] : []
  })

/** "The monthly one": what is sold by a unit is called by it, where the unit is not behind a sum. */
export function unitNames(
  text: TaggedText,
  page: PageDocument,
  amounts: readonly Amount[],
): Mark[] {
  const isOfSum = (start: number) =>
    amounts.some(({ end }) => end <= start && /^\D{0,8}$/.test(text.raw.slice(end, start)))
  return text.tags
    .filter(({ tag, start }) => tag.startsWith('money.units.') && !isOfSum(start))
    .flatMap(({ tag, start, end }): Mark[] => {
      const unit = tag.slice('money.units.'.length)
      const sold = (page.facts.prices ?? []).filter((price) => price.unit === unit)
      const items = sold.map(({ item }) => item).filter((item) => item !== '')
      return items.length > 0 ? [{ start, end, tags: ['item.part'], items }] : []
    })
}

/** "Wit brood" is the "wit brood groot": words of a name that stand side by side, but not all. */
function runs(text: TaggedText, names: readonly string[]): Mark[] {
  const byRun = new Map<string, Set<string>>()
  for (const name of names) {
    const words = fold(name).split(/\s+/)
    for (let from = 0; from < words.length; from += 1) {
      for (let to = from + 2; to <= words.length; to += 1) {
        if (to - from === words.length) continue
        const run = words.slice(from, to).join(' ')
        if (run.length >= shortestRun) byRun.set(run, (byRun.get(run) ?? new Set()).add(name))
      }
    }
  }
  return [...byRun].flatMap(([run, meant]) =>
    wholeNames(text, run).map((mark) => ({ ...mark, tags: ['item.part'], items: [...meant] })),
  )
}

/** Where a text has a name, with an ending at most. */
export function wholeNames({ folded }: TaggedText, name: string): Mark[] {
  const wanted = fold(name)
    .replace(/[\s\p{Sc}]+$/u, '')
    .trim()
  const marks: Mark[] = []
  if (wanted.length < 2) return marks
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const end = endOfWord(folded, at + wanted.length)
    if (end !== null && isStart(folded, at))
      marks.push({ start: at, end, tags: ['item'], items: [name] })
  }
  return marks
}

/** "当日券" is the "当日": a word for what is paid for belongs to the name before it. */
function withEnding({ folded, language }: TaggedText, mark: Mark): Mark {
  const endings = commandLanguage(language.code).words.words.priced
  const ending = endings.find((each) => folded.startsWith(fold(each), mark.end))
  return ending ? { ...mark, end: mark.end + fold(ending).length } : mark
}

const isStart = (folded: string, at: number): boolean =>
  isGlued(folded[at]) || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? ' ')

/** Where the word ends that the name ends in: "croissant" is meant by "croissants". */
function endOfWord(folded: string, end: number): number | null {
  if (isGlued(folded[end - 1])) return end
  const more = /^[\p{L}\p{N}]*/u.exec(folded.slice(end, end + 12))?.[0] ?? ''
  // "Krentenbollen": the last letter is doubled before an ending.
  const isDoubled = more.startsWith(folded[end - 1] ?? ' ')
  return more.length <= (isDoubled ? 3 : 2) && !/\d/.test(more) ? end + more.length : null
}

interface NameWord {
  text: string
  name: string
}

/** "the tourte" is the "tourte de seigle", where no other thing has that word. */
function partNames(text: TaggedText, names: readonly string[]): Mark[] {
  const words = names.flatMap((name) => telling(name, text))
  const own = text.tokens.filter(({ kind }) => kind === 'word')
  return own.flatMap(({ start, end, text: word }): Mark[] => {
    if (word.length < (isGlued(word[0]) ? 2 : shortestWord)) return []
    const same = words.filter((other) => isSameWord(other.text, word))
    // "Lidmaatschap" is the "jaarlidmaatschap", where no other thing is so called.
    const meant = same.length > 0 ? same : words.filter((other) => isCompound(other.text, word))
    const items = [...new Set(meant.map(({ name }) => name))]
    return items.length > 0 ? [{ start, end, tags: ['item.part'], items }] : []
  })
}

const isCompound = (whole: string, end: string): boolean =>
  end.length >= shortestStem && !isGlued(end[0]) && whole.endsWith(end)

function telling(name: string, { language }: TaggedText): NameWord[] {
  const known = tagText(name, language)
  return known.tokens
    .filter(({ kind, start, end }) => kind === 'word' && !isFunctionWord(known, start, end))
    .map((token) => ({ text: token.text, name }))
}

/** The same but for an ending: "accorciare", "accorciamo". */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  if (isGlued(one[0])) return other.startsWith(one) && other.length - one.length <= 2
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length >= shortestWord && long.startsWith(short)) return long.length - short.length <= 2
  const stem = long.slice(0, -longestEnding)
  return stem.length >= shortestStem && short.startsWith(stem)
}
