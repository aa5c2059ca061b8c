import type { StoredPage } from '#server/storage/storage.ts'
import { AppError } from '#shared/errors.ts'
import { operator } from './authorise.ts'
import { type ChangeServices, changePage } from './change-page.ts'

/**
 * Takes a page from everybody but its owner, who is told why and cannot publish it again; the
 * operator's to do. @throws AppError `not_found`
 */
export async function takeDownPage(
  services: ChangeServices,
  slug: string,
  reason: string,
): Promise<StoredPage> {
  const takenDown = { takenDownAt: services.now(), takenDownReason: reason.trim() || null }
  const change = { publishedRev: null, publishedAt: null, ...takenDown }
  return changePage(
    services,
    { slug, identity: operator },
    'takeDown',
    () => ({ change }),
    'takeDown',
  )
}

/** Its owner may publish it again. @throws AppError `not_found` */
export async function liftTakeDown(services: ChangeServices, slug: string): Promise<StoredPage> {
  const change = { takenDownAt: null, takenDownReason: null }
  return changePage(services, { slug, identity: operator }, 'takeDown', () => ({ change }))
}

/** @throws AppError `taken_down`, with the operator's reason */
export function requireNotTakenDown({ takenDownAt, takenDownReason }: StoredPage): void {
  if (takenDownAt === null) return
  const reason = takenDownReason === null ? '' : `: ${takenDownReason}`
  throw new AppError('taken_down', `The operator has taken this page offline${reason}`)
}
