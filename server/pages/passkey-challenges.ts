import { createHash, randomBytes } from 'node:crypto'
import type { Services } from '#server/services.ts'
import { newId } from './new-id.ts'

/** How long an authenticator may take to sign. */
const challengeMs = 5 * 60_000

type Deps = Pick<Services, 'storage' | 'now'>
type Purpose = 'registration' | 'sign-in'

/** Whose challenge it is; a sign-in is nobody's yet. */
const nobody = ''

/** 256 random bits to sign, good once and for some minutes. @returns base64url */
export async function newChallenge(
  { storage, now }: Deps,
  purpose: Purpose,
  owner = nobody,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await storage.keys.insert({
    id: newId(),
    kind: 'challenge',
    hash: hashOf(purpose, challenge),
    owner,
    name: purpose,
    sealed: null,
    createdAt: now(),
    expiresAt: now() + challengeMs,
    usedAt: null,
  })
  return challenge
}

/** Whether that challenge was given out for this, to whom it was, and not taken yet. It is now. */
export async function takeChallenge(
  { storage, now }: Deps,
  purpose: Purpose,
  challenge: string,
  owner = nobody,
): Promise<boolean> {
  const taken = await storage.keys.take('challenge', hashOf(purpose, challenge), now())
  return taken?.owner === owner
}

function hashOf(purpose: Purpose, challenge: string): string {
  return createHash('sha256').update(`${purpose}:${challenge}`).digest('hex')
}
