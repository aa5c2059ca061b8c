import type { Services } from '#server/services.ts'
import type { PageStep, StepsLeft } from '#shared/page/wish.ts'
import { changePage, ownPage, type PageAccess } from './change-page.ts'
import { checkedDocument } from './check-document.ts'
import { type SteppedPage, stepBack, stepForward, stepsLeft } from './step-through.ts'
import { toldWishes } from './wishes.ts'

/** One step through the page's own history; no ops where there is none left. */
export async function stepPage(
  services: Services,
  access: PageAccess,
  way: 'undo' | 'redo',
): Promise<PageStep> {
  let stepped: SteppedPage | null = null
  const { rev } = await changePage(
    services,
    access,
    'change',
    async (page, repositories, editor) => {
      const step = way === 'undo' ? stepBack : stepForward
      const made = await step(repositories, page, { now: services.now(), editor })
      stepped = made
      if (!made.turn) return { change: {} }
      const document = checkedDocument(made.document)
      return { change: { document }, turn: made.turn }
    },
  )
  const { left } = await pageSteps(services, access)
  return told(services, rev, stepped, left)
}

/** Which steps the page's own history has, for whoever has made none of them here. */
export async function pageSteps(
  services: Services,
  access: PageAccess,
): Promise<{ rev: number; left: StepsLeft }> {
  const page = await ownPage(services, access, 'change')
  return { rev: page.rev, left: await stepsLeft(services.storage, page) }
}

async function told(
  { storage }: Services,
  rev: number,
  stepped: SteppedPage | null,
  left: StepsLeft,
): Promise<PageStep> {
  const [wish = null] = stepped?.wish ? await toldWishes(storage, [stepped.wish]) : []
  return { rev, ops: stepped?.ops ?? [], left, wish }
}
