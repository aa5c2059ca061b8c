import { askedInBrief } from '#server/generation/wishes/asked-in-brief.ts'
import { beginWish } from '#server/generation/wishes/begin-wish.ts'
import { commandPage } from '#server/generation/wishes/command-page.ts'
import type { Handlers } from '#server/handlers/handler.ts'
import { undoWish } from '#server/pages/undo-wish.ts'
import { listWishes } from '#server/pages/wishes.ts'
import type { Services } from '#server/services.ts'
import { accessOf } from './pages-handlers.ts'

type Names = 'commandPage' | 'askedInBrief' | 'listWishes' | 'undoWish' | 'redoWish'

/** What creators ask for in plain language, and what came of it. */
export function wishesHandlers(services: Services): Pick<Handlers, Names> {
  const { generations } = services
  return {
    async commandPage(call) {
      const access = accessOf(call)
      if (!call.wantsStream) return commandPage(services, access, call.body)
      const key = call.header('idempotency-key')
      const { id } = await beginWish(services, access, call.body, key)
      return { events: generations.follow(id, 0, call.caller.signal) }
    },
    askedInBrief: async (call) => ({ items: await askedInBrief(services, accessOf(call)) }),
    listWishes: (call) => listWishes(services, accessOf(call), call.query),
    undoWish: (call) => undoWish(services, accessOf(call), call.params.id ?? '', 'undo'),
    redoWish: (call) => undoWish(services, accessOf(call), call.params.id ?? '', 'redo'),
  }
}
