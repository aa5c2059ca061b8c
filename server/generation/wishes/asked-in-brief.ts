import { commandLanguage } from '#server/commands/command-words.ts'
import { asked as requestRoles } from '#server/composer/material/requests.ts'
import { statementsOf } from '#server/composer/material/statement.ts'
import { ownPage, type PageAccess } from '#server/pages/change-page.ts'
import { editableDocument } from '#server/pages/check-document.ts'
import { pageReading } from '#server/pages/page-reading.ts'
import { read } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import type { Services } from '#server/services.ts'
import type { StoredPage } from '#server/storage/storage.ts'
import { AppError } from '#shared/errors.ts'
import type { CommandAsk } from '#shared/page/command-outcome.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { Theme } from '#shared/page/theme.ts'
import type { AskedInBrief } from '#shared/page/wish.ts'
import { isSo } from './is-so.ts'
import { readWish } from './read-wish.ts'
import { asksForPart, isOfPart, partsOf, topicsIn } from './request-parts.ts'

/** A brief with more of them is a list of wishes, and reading a wish takes its time. */
const most = 6

/**
 * What the brief asks of whoever makes its page, read as wishes of the page as it is: one that would
 * change nothing is fulfilled. What is no wish for a change, "I need a website", is not told.
 */
export async function askedInBrief(
  services: Pick<Services, 'generations' | 'now' | 'storage'>,
  access: PageAccess,
): Promise<AskedInBrief[]> {
  const page = await ownPage(services, access, 'work')
  const document = editableDocument(page)
  const reading = await pageReading(services, access)
  const brief = reading?.brief.trim() ?? ''
  const requests = (reading?.spans ?? [])
    .filter(({ at, out }) => at === undefined && !out)
    .map(({ role, span }) => ({ role, words: brief.slice(...span).trim() }))
    .filter(({ role, words }) => role === 'instruction' || asksForPart(words, document))
    .map(({ words }) => words)
  const found: AskedInBrief[] = []
  for (const words of requests.filter(Boolean).slice(0, most))
    found.push(...(await becameOf(services, { page, document }, words)))
  return found
}

type Desk = Parameters<typeof readWish>[0]
interface Asked {
  page: StoredPage
  document: PageDocument
}

/** What became of a request: of one that is not read whole, of each of its parts that is read. */
async function becameOf(services: Desk, asked: Asked, words: string): Promise<AskedInBrief[]> {
  const whole = isSo(asked.document, words)
    ? { words, state: 'done' as const }
    : await readAs(services, asked, words)
  if (whole && (whole.state === 'done' || whole.state === 'open')) return [whole]
  const read: AskedInBrief[] = []
  for (const part of partsOf(words, asked.document)) {
    const became = await becameOf(services, asked, part)
    const isNamed = became.length === 0 && topicsIn(part, asked.document).some(isOfPart)
    read.push(...(isNamed ? [unable(part, asked.document)] : became))
  }
  const isRead = read.some(({ state }) => state === 'done' || state === 'open')
  if (isRead) return read
  if (whole) return [whole]
  return asksForPart(words, asked.document) ? [unable(words, asked.document)] : []
}

async function readAs(
  services: Desk,
  { page, document }: Asked,
  words: string,
): Promise<AskedInBrief | null> {
  try {
    const { read } = await readWish(services, page, { command: words, engine: 'composer' })
    if (!read) return null
    const { ops, outcomes, ask } = read
    const isPrinted = repeats(ops, words) || textsOf(ops).some((text) => isRequest(text, document))
    if (isPrinted || ask?.choices.some(({ command }) => repeats(command, words)))
      return unable(words, document)
    if (ops.some((op) => isSeen(op, document))) return { words, state: 'open' }
    if (ask) return { words, ...answerTo(words, ask, document) }
    const isWish = ops.length > 0 || outcomes.some(({ code }) => code !== 'nothing')
    return isWish ? { words, state: 'done' } : null
  } catch (error) {
    // Neither is one that is not understood as a wish, nor one that is too long for one.
    if (error instanceof AppError) return null
    throw error
  }
}

/** What is asked of whoever makes the page is no text of it. */
function repeats(told: readonly EditOp[] | string, words: string): boolean {
  const said = bare(typeof told === 'string' ? told : JSON.stringify(told))
  return said !== bare(words) && said.includes(bare(words))
}

/** Texts of so many letters are told to somebody. */
const leastText = 12

/** What edits would print. */
function textsOf(told: unknown): string[] {
  if (typeof told === 'string') return told.length >= leastText ? [told] : []
  return typeof told === 'object' && told !== null ? Object.values(told).flatMap(textsOf) : []
}

/** "Note to whoever builds this: keep it dark" without its first word is no note for readers. */
function isRequest(said: string, { base }: PageDocument): boolean {
  const statements = statementsOf(read(said, { language: base, fallback: base }))
  return statements.some(({ role }) => requestRoles.has(role))
}

const bare = (said: string): string =>
  fold(said)
    .replaceAll(/[\s\p{P}]+/gu, ' ')
    .trim()

const unable = (words: string, { base }: PageDocument): AskedInBrief => ({
  words,
  state: 'unable',
  told: commandLanguage(base).words.questions.unread,
})

/** What could be done with any page has nothing to do with what was asked, and is not offered. */
function answerTo(words: string, { question, choices }: CommandAsk, document: PageDocument) {
  const { instead, unread } = commandLanguage(document.base).words.questions
  if (choices.length === 0) return { state: 'unable' as const, told: question }
  const meant = topicsIn(words, document)
  const isNear = choices.some(({ command }) =>
    topicsIn(command, document).some((topic) => meant.includes(topic)),
  )
  if (question === instead && !isNear) return { state: 'unable' as const, told: unread }
  return { state: 'asked' as const, told: question }
}

/** As far as two colours may be apart that go by one name. */
const sameColour = { hue: 32, chroma: 0.06 }

/** Whether an edit is to be seen: a colour the page was written in has another tone as a wish. */
function isSeen(op: EditOp, { theme }: PageDocument): boolean {
  if (op.op !== 'theme') return true
  return Object.entries(op.theme).some(([key, value]) => {
    const now = theme[key as keyof Theme]
    if ((key !== 'hue' && key !== 'chroma') || typeof now !== 'number') return !isSame(now, value)
    const apart = Math.abs(Number(value) - now)
    return Math.min(apart, key === 'hue' ? 360 - apart : apart) > sameColour[key]
  })
}
