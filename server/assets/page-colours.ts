import { LRUCache } from 'lru-cache'
import type { Storage } from '#server/storage/storage.ts'
import { themeTokens } from '#shared/page/theme-tokens.ts'

/** On anything. */
const always = new Set(['000000', 'ffffff'])
/** Of an owner, those that were changed last: each comes with its document. */
const mostPages = 10
const rememberedMs = 60_000

/**
 * Whether a picture may stand on a colour: black, white, and what the pages of its owner are
 * coloured with. Every other colour would be one more picture to make, and there are 16 million.
 */
export function pageColours({ pages }: Pick<Storage, 'pages'>) {
  const known = new LRUCache<string, Set<string>>({
    max: 500,
    ttl: rememberedMs,
    fetchMethod: async (owner) => {
      const { items } = await pages.list({ owner, limit: mostPages })
      const documents = items.flatMap(({ document }) => (document.v === 2 ? [document] : []))
      const tokens = documents.flatMap(({ theme }) => Object.values(themeTokens(theme)))
      return new Set(tokens.flatMap(Object.values).map((hex: string) => hex.slice(1)))
    },
  })
  return async function isPageColour(colour: string, owner: string | undefined): Promise<boolean> {
    if (always.has(colour)) return true
    return owner !== undefined && ((await known.fetch(owner))?.has(colour) ?? false)
  }
}
