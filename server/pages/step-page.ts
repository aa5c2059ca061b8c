import type { Services } from '#server/services.ts'
import type { PageStep } from '#shared/page/wish.ts'
import { changePage, type PageAccess } from './change-page.ts'
import { checkedDocument } from './check-document.ts'
import { type SteppedPage, stepBack, stepForward } from './step-through.ts'
import { wishSummary } from './wishes.ts'

/** One step through the page's own history; no ops where there is none left. */
export async function stepPage(
  services: Services,
  access: PageAccess,
  way: 'undo' | 'redo',
): Promise<PageStep> {
  let stepped: SteppedPage | null = null
  const { rev } = await changePage(services, access, 'work', async (page, repositories) => {
    const step = way === 'undo' ? stepBack : stepForward
    const made = await step(repositories, page, { now: services.now() })
    stepped = made
    if (!made.turn) return { change: {} }
    const document = checkedDocument(made.document)
    return { change: { document }, turn: made.turn }
  })
  return told(rev, stepped)
}

function told(rev: number, stepped: SteppedPage | null): PageStep {
  return { rev, ops: stepped?.ops ?? [], wish: stepped?.wish ? wishSummary(stepped.wish) : null }
}
