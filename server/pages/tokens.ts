import { createHash, randomBytes } from 'node:crypto'
import type { Services } from '#server/services.ts'
import type { StoredKey } from '#server/storage/storage.ts'
import type { ApiToken } from '#shared/account.ts'
import type { InputOf } from '#shared/endpoints.ts'
import { invalid, notFound } from '#shared/errors.ts'
import { newId } from './new-id.ts'
import { refusePast } from './refuse-past.ts'

/** Says what it is wherever it turns up, in a log or a public repository. */
const prefix = 'nft_'
const mostTokens = 50

type Deps = Pick<Services, 'storage' | 'now'>

/** A key for programs, with all its maker may do. The secret is in this answer alone. */
export async function createToken(
  { storage, now }: Deps,
  owner: string,
  { name, expiresAt = null }: InputOf<'createToken'>,
): Promise<ApiToken & { token: string }> {
  const time = now()
  refusePast(expiresAt, time)
  const token = prefix + randomBytes(32).toString('base64url')
  const key: StoredKey = {
    id: newId(),
    kind: 'token',
    hash: hashOf(token),
    owner,
    name,
    sealed: null,
    createdAt: time,
    expiresAt,
    usedAt: null,
  }
  await storage.transaction(async ({ identities, keys }) => {
    await identities.lock(owner)
    if ((await keys.listOf(owner, 'token')).length >= mostTokens)
      throw invalid([{ field: 'name', message: `at most ${mostTokens} tokens; revoke one first` }])
    await keys.insert(key)
  })
  return { ...tokenAnswer(key), token }
}

export async function listTokens({ storage }: Deps, owner: string | null): Promise<ApiToken[]> {
  const keys = owner === null ? [] : await storage.keys.listOf(owner, 'token')
  return keys.map(tokenAnswer)
}

/** @throws AppError `not_found`, the same for another's token */
export async function revokeToken(
  { storage }: Deps,
  owner: string | null,
  id: string,
): Promise<{ id: string }> {
  if (owner === null || !(await storage.keys.remove(id, owner))) throw notFound()
  return { id }
}

/** Whose token it is; null where it is unknown, revoked or over. */
export async function ownerOfToken({ storage, now }: Deps, token: string): Promise<string | null> {
  if (!token.startsWith(prefix)) return null
  return (await storage.keys.use('token', hashOf(token), now()))?.owner ?? null
}

/** Tokens are as random as their hash: no slow hash is needed. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function tokenAnswer({ id, name, createdAt, expiresAt, usedAt }: StoredKey): ApiToken {
  return { id, name, createdAt, expiresAt, usedAt }
}
