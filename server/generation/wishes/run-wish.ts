import type { StoredGeneration, StoredWish } from '#server/storage/storage.ts'
import { AppError } from '#shared/errors.ts'
import { defaultLocale } from '#shared/locales.ts'
import { asUsers } from '#shared/page/as-users.ts'
import type { CommandOutcome } from '#shared/page/command-outcome.ts'
import { hasCancelRequest } from '../cancel-request.ts'
import { patience } from '../model/patience.ts'
import { type Receipt, receipt } from '../model/receipt.ts'
import type { Reason } from '../model/took-over-note.ts'
import type { JobContext } from '../run-job.ts'
import { askForWish, type WishAnswer } from './ask-for-wish.ts'
import { noindexOf } from './carry-out-read.ts'
import { isGuess, isOfTone, orderOf, type WishOrder } from './read-wish.ts'
import { shownPictures } from './shown-pictures.ts'
import { wishNote } from './wish-note.ts'
import { truthOfCommand, truthOfWish, type WishTask } from './wish-task.ts'
import { WishWriter } from './wish-writer.ts'
import { withNativeTexts } from './with-native-texts.ts'

/** Wishes before this one that a model is told of. */
const earlierTold = 4

/** Carries a wish out that was stored for the model, to its end. */
export async function runWish(context: JobContext, job: StoredGeneration): Promise<void> {
  const writer = await WishWriter.open(context, job)
  const { storage, desk, stopped, now } = context
  const order = orderOf(job)
  if (!order) throw new Error(`generation ${job.id} holds no wish this release knows`)
  const cost = receipt(job.usage, job.createdAt, now)
  // Half of a wish is not carried out again: it would be done twice.
  if (writer.isChanged) return endWish(writer, order, cost, 'interrupted')
  if (!desk) return endWish(writer, order, cost, 'absent')
  const waiting = patience(desk.limits, () => hasCancelRequest(storage, job.id), stopped)
  try {
    const task = await taskOf(context, job, order)
    const { pictureOf } = context
    const pictures = pictureOf ? await shownPictures(writer.told, task, pictureOf) : []
    const answer = await askForWish({
      desk,
      task,
      writer,
      pictures,
      measure: { ...(await measureOf(context, job, task, writer)), pictures },
      patience: waiting,
      receipt: cost,
      log: context.log.child({ generation: job.id }),
    })
    if (stopped.aborted && answer.isCancelled) return
    await endAnswered(writer, order, cost, await orByReader(context, job, order, writer, answer))
  } finally {
    waiting.end()
  }
}

/**
 * What the reader makes of a wish the model did not carry out at all: less than a model would, and
 * better than nothing.
 */
async function orByReader(
  { carryOutWish, composer, storage }: JobContext,
  { owner, createdAt, page }: StoredGeneration,
  { command, locale, engine, scope }: WishOrder,
  writer: WishWriter,
  answer: WishAnswer,
): Promise<WishAnswer> {
  if (!answer.reason || writer.isChanged || answer.isCancelled || engine === 'model') return answer
  const document = writer.told
  const likely = [...(locale ? [locale] : []), document.base]
  try {
    const wish = { command, likely, document, now: createdAt, ...(scope && { scope }) }
    const read = await withNativeTexts(
      { generations: { composer } },
      document,
      await carryOutWish(wish, owner),
      () => storage.generations.latestOf(page),
    )
    const { ops, outcomes } = read
    // "Make the headline sound …" is no headline.
    const isMeant = !isGuess(read, command) && !(scope && isOfTone(read, command))
    const isWhole = ops.length > 0 && isMeant && noindexOf(read) === undefined
    const isMade = isWhole && (await writer.add(ops.map(asUsers)))
    return isMade ? { ...answer, outcomes: [...answer.outcomes, ...outcomes] } : answer
  } catch (error) {
    if (error instanceof AppError && error.status === 422) return answer
    throw error
  }
}

/** What was changed stands; that it is not all is told. */
export async function failWish(context: JobContext, job: StoredGeneration): Promise<void> {
  const writer = await WishWriter.open(context, job)
  const locale = orderOf(job)?.locale ?? defaultLocale
  const note = wishNote(locale, null, writer.isChanged)
  await writer.end({ status: 'failed', outcomes: [], note, usage: null })
}

async function taskOf(
  { storage }: JobContext,
  { page, id, createdAt }: StoredGeneration,
  { command, locale = defaultLocale, scope }: WishOrder,
): Promise<WishTask> {
  const { items } = await storage.wishes.list(page, { limit: earlierTold + 1 })
  const earlier = items
    .filter((wish) => wish.id !== id)
    .map((wish) => ({ command: wish.command, outcome: inShort(wish) }))
  const today = new Date(createdAt).toISOString().slice(0, 10)
  return { command, locale, scope: scope ?? null, earlier, today }
}

function inShort({ outcomes, undoneAt, ask }: StoredWish): string {
  if (undoneAt !== null) return 'taken back'
  if (ask) return 'asked back'
  return outcomes.map(({ code, part }) => [code, part].filter(Boolean).join(' ')).join(', ')
}

async function measureOf(
  { storage }: JobContext,
  { page: id, owner }: StoredGeneration,
  task: WishTask,
  { told }: WishWriter,
) {
  const page = await storage.pages.byId(id)
  // A brief may tell what its page does not: whoever only edits that is not to hear it.
  const latest = page?.owner === owner ? await storage.generations.latestOf(id) : null
  const { scope, locale, today } = task
  const truth = truthOfWish(told, latest?.brief ?? '', task)
  return { truth, wishTruth: truthOfCommand(told, task), scope, locale, today }
}

async function endAnswered(
  writer: WishWriter,
  { locale = defaultLocale }: WishOrder,
  { usage }: Receipt,
  { outcomes, said, reason, isCancelled }: WishAnswer,
): Promise<void> {
  const isNothing = outcomes.length === 0 && !writer.isChanged && reason === null
  const told: CommandOutcome[] = isNothing && !said ? [{ code: 'nothing' }] : outcomes
  const note = reason ? wishNote(locale, reason, writer.isChanged) : said
  const status = isCancelled ? 'cancelled' : 'complete'
  await writer.end({ status, outcomes: told, note, usage: usage() })
}

function endWish(
  writer: WishWriter,
  { locale = defaultLocale }: WishOrder,
  { usage }: Receipt,
  reason: Reason | 'interrupted',
): Promise<void> {
  const note = wishNote(locale, reason, writer.isChanged)
  return writer.end({ status: 'complete', outcomes: [], note, usage: usage() })
}
