import type { CommandAsk } from '#shared/page/command-outcome.ts'
import { type OwnPart, ownParts } from '#shared/page/compare/page-changes.ts'
import type { Person } from '#shared/page/page-event.ts'
import type { Wish, WishScope } from '#shared/page/wish.ts'

export type WishProblem = 'not_understood' | 'needs_model' | 'owner_only' | 'gone' | 'failed'

export type WishAnswer =
  /** Held back while the device has no network. */
  | { state: 'waiting'; isHeld?: boolean }
  | { state: 'done'; wish: Wish }
  | { state: 'asked'; ask: CommandAsk }
  | { state: 'refused'; problem: WishProblem }

/** What a person asked for, and what came of it. */
export interface WishEntry {
  id: string
  command: string
  scope: WishScope | null
  answer: WishAnswer
  /** Whose it is, where it is somebody else's. */
  by?: Person
}

/** A wish a question offers that its person has still to finish. */
export interface WishDraft {
  command: string
  scope: WishScope | null
}

/** The thread of wishes of one page, and what can be done with it. */
export interface WishThread {
  /** The oldest first. */
  entries: readonly WishEntry[]
  isBusy: boolean
  /** Whether anything was asked since the page was opened. */
  hasAsked: boolean
  send(command: string, scope: WishScope | null): void
  /** What is to be finished in the box before it is sent, until the box has it. */
  draft: WishDraft | null
  begin(draft: WishDraft | null): void
  /** Takes a wish back, or makes it again. */
  turn(id: string, way: 'undo' | 'redo'): void
  /** The newest answer of this visit, until its person has gone on to something else. */
  news: WishEntry | null
  /** Something else is done since that answer, or since that answer if it is a refusal. */
  moveOn(from: 'answer' | 'refusal'): void
  /** Stops what is being done; null where somebody else does it. */
  stop: (() => void) | null
}

/**
 * A wish as the server keeps it.
 * @param guest which of the page's editors sees it; null is its owner
 */
export function wishEntry(wish: Wish, guest: number | null): WishEntry {
  const { id, command, scope, editor } = wish
  const isOther = (editor?.number ?? null) !== guest
  return { id, command, scope, answer: answerOf(wish), ...(isOther && { by: editor }) }
}

/** The newest of one's own: what others ask for is no answer to it. */
export const lastOwn = (entries: readonly WishEntry[]): WishEntry | undefined =>
  entries.findLast(({ by }) => by === undefined)

function answerOf(wish: Wish): WishAnswer {
  const { status, ask } = wish
  if (status === 'writing') return { state: 'waiting' }
  // What was done is done, whatever is asked beside it.
  if (ask && wish.rev === null) return { state: 'asked', ask }
  const isRefused = status === 'failed' && wish.rev === null
  return isRefused ? { state: 'refused', problem: 'failed' } : { state: 'done', wish }
}

/** A wish of the page this one was imported from: what it changed there it cannot take back here. */
export const isImported = ({ answer }: WishEntry): boolean =>
  answer.state === 'done' && answer.wish.rev === null && answer.wish.changes.length > 0

/** The blocks a wish has changed, in the order it tells of them; a menu that only follows them is none. */
export function changedBlocks({ changes }: Pick<Wish, 'changes'>): string[] {
  const blocks = changes.filter(({ part }) => !ownParts.includes(part as OwnPart))
  const others = blocks.filter(({ type }) => type !== 'header')
  return (others.length > 0 ? others : blocks).map(({ part }) => part)
}

/** What is asked back: of a wish that was not clear, or beside one that stands. */
export function askOf(answer: WishAnswer): CommandAsk | null {
  if (answer.state === 'asked') return answer.ask
  return answer.state === 'done' && answer.wish.undoneAt === null ? answer.wish.ask : null
}
