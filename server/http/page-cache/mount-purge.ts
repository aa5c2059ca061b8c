import type { Express } from 'express'
import * as z from 'zod'
import { invalid, notFound } from '#shared/errors.ts'
import { readJsonBody } from '../json-body.ts'
import { carriesToken } from '../operator-token.ts'
import type { PageCache } from './page-cache.ts'

const soft = z.boolean().optional()
const tags = z.array(z.string().min(1).max(500)).min(1).max(100)
const order = z.union([
  z.strictObject({ tags, soft }),
  z.strictObject({ all: z.literal(true), soft }),
])
const allowed =
  'either {"tags": ["…"]}, 1 to 100 of them, or {"all": true}; with "soft": true beside it, copies are served once more while new ones are made'

/**
 * `POST /_cache/purge`, for operators: every process forgets the copies that carry a tag. Whoever
 * does not bring the token meets the 404 of any unknown path.
 */
export function mountPurge(app: Express, cache: PageCache, token: string | undefined): void {
  app.post('/_cache/purge', async (req, res) => {
    if (token === undefined || !carriesToken(req, token)) throw notFound(req.path)
    const wish = order.safeParse(await readJsonBody(req))
    if (!wish.success) throw invalid([{ field: 'body', message: allowed }])
    const meant = 'tags' in wish.data ? wish.data.tags : 'all'
    const purged = await cache.purge({ tags: meant, ...(wish.data.soft && { soft: true }) })
    res.set('Cache-Control', 'no-store').json({ purged })
  })
}
