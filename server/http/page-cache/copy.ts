import type { Purge } from '#server/storage/storage.ts'
import type { CacheRule, RuleName } from '../cache-rules.ts'
import { type EncodedBodies, encodeBody, encodeOnce, plainBody } from './encoded-body.ts'
import type { PublicAnswer } from './public-answer.ts'
import type { PublicTarget } from './public-target.ts'

/** An answer kept in memory, ready to be sent. Times are milliseconds since 1970. */
export interface Copy {
  rule: RuleName
  status: number
  headers: PublicAnswer['headers']
  tags: readonly string[]
  /** All there are; only the plain one where nothing is kept, until `copyFor`. */
  bodies: EncodedBodies
  madeAt: number
  /** Fresh until then; a soft purge brings it forward. */
  staleAt: number
  /** After that it is not true any more, and never served. */
  endsAt: number
}

/** What a copy's objects and headers take beside its bytes. */
const overheadBytes = 4096

/** `rule` is what `name` stands for in the policy in force. */
export async function copyOf(
  target: PublicTarget,
  name: RuleName,
  rule: CacheRule,
  answer: PublicAnswer,
  madeAt: number,
): Promise<Copy> {
  const { status, headers, tags = [], body, endsAt = Number.POSITIVE_INFINITY } = answer
  const isKept = rule.cache === 'public'
  return {
    rule: name,
    status,
    headers,
    tags: isKept ? [...new Set([...rule.tags, ...target.tags, ...tags])] : [],
    bodies: isKept ? await encodeBody(body, typeOf(headers)) : plainBody(body),
    madeAt,
    staleAt: madeAt + (isKept ? rule.origin * 1000 : 0),
    endsAt,
  }
}

/** A copy nobody keeps, compressed as the one client it is for takes it. */
export async function copyFor(copy: Copy, accepted: string | undefined): Promise<Copy> {
  return { ...copy, bodies: await encodeOnce(copy.bodies, typeOf(copy.headers), accepted) }
}

function typeOf(headers: PublicAnswer['headers']): string {
  return String(headers['Content-Type'] ?? '')
}

export function bytesOf({ bodies }: Copy): number {
  const sizes = Object.values(bodies).map(({ bytes }) => bytes.length)
  return sizes.reduce((sum, size) => sum + size, overheadBytes)
}

/** Whether a purge takes the copy back. */
export function isMeant({ tags }: Purge, copy: Copy): boolean {
  return tags === 'all' || copy.tags.some((tag) => tags.includes(tag))
}
