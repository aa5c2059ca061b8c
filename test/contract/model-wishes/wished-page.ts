import { beginWish } from '#server/generation/wishes/begin-wish.ts'
import type { WishOrder } from '#server/generation/wishes/read-wish.ts'
import { listWishes } from '#server/pages/wishes.ts'
import type { Op } from '#shared/page/ops.ts'
import type { PageState } from '#shared/page/page-state.ts'
import type { Wish } from '#shared/page/wish.ts'
import {
  allEvents,
  documentOf,
  folded,
  type TestServices,
  writtenPage,
} from '#test/server/open-services.ts'
import type { Play } from '#test/support/model-server.ts'

/** The answer of a model that does as it is asked: its ops as JSON, in pieces. */
export function answering(...ops: readonly object[]): Play {
  return { pieces: inPieces(JSON.stringify({ elements: ops })) }
}

export function inPieces(text: string, length = 24): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${length}}`, 'gu')) ?? []
}

export interface WishedPage {
  slug: string
  wish(command: string, more?: Partial<WishOrder>): Promise<Wished>
  thread(): Promise<Wish[]>
  document: () => ReturnType<typeof documentOf>
}

export interface Wished {
  ops: Op[]
  state: PageState
  /** As the thread tells of it. */
  told: Wish
}

/** A page written by the composer, to wish something of. */
export async function wishedPage(
  services: TestServices,
  brief: string,
  locale: WishOrder['locale'] = 'en',
): Promise<WishedPage> {
  const { slug, access } = await writtenPage(services, { brief, ...(locale && { locale }) })
  const thread = async () => (await listWishes(services, access, { limit: 100 })).items
  return {
    slug,
    thread,
    document: () => documentOf(services, slug),
    async wish(command, more = {}) {
      services.clock.now += 1000
      const order = { command, locale, ...more }
      const { id } = await beginWish(services, access, order, undefined)
      const events = await allEvents(services, id)
      const told = (await thread()).find((wish) => wish.id === id)
      if (!told) throw new Error('the thread does not have the wish')
      return { ops: events.map(({ op }) => op), state: folded(events), told }
    },
  }
}
