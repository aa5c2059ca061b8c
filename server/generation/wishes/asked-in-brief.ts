import { ownPage, type PageAccess } from '#server/pages/change-page.ts'
import { editableDocument } from '#server/pages/check-document.ts'
import { pageReading } from '#server/pages/page-reading.ts'
import type { Services } from '#server/services.ts'
import type { StoredPage } from '#server/storage/storage.ts'
import { AppError } from '#shared/errors.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { Theme } from '#shared/page/theme.ts'
import type { AskedInBrief } from '#shared/page/wish.ts'
import { readWish } from './read-wish.ts'

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
  const requests = (reading?.spans ?? [])
    .filter(({ role, at }) => role === 'instruction' && at === undefined)
    .map(
      ({ span }) =>
        reading?.brief
          .trim()
          .slice(...span)
          .trim() ?? '',
    )
  const found: AskedInBrief[] = []
  for (const words of requests.filter(Boolean).slice(0, most)) {
    const asked = await becameOf(services, { page, document }, words)
    if (asked) found.push(asked)
  }
  return found
}

async function becameOf(
  services: Parameters<typeof readWish>[0],
  { page, document }: { page: StoredPage; document: PageDocument },
  words: string,
): Promise<AskedInBrief | null> {
  try {
    const { read } = await readWish(services, page, { command: words, engine: 'composer' })
    if (!read) return null
    const { ops, outcomes, ask } = read
    if (ops.some((op) => isSeen(op, document))) return { words, state: 'open' }
    const state = ask && ask.choices.length > 0 ? 'asked' : 'unable'
    if (ask) return { words, state, told: ask.question }
    return ops.length + outcomes.length > 0 ? { words, state: 'done' } : null
  } catch (error) {
    // Neither is one that is not understood as a wish, nor one that is too long for one.
    if (error instanceof AppError) return null
    throw error
  }
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
