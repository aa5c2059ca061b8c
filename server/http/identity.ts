import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { dayMs } from '#shared/day-ms.ts'

const idBytes = 32
/** So many bytes in base64url. */
const idShape = /^[\w-]{43}$/

/** 400 days: the longest a browser keeps a cookie (RFC 6265bis). */
const maxAgeMs = 400 * dayMs

/**
 * Anonymous identities: 256 random bits in a signed, HttpOnly cookie. Only the hash of the id is
 * stored or passed on, so that a stolen database opens no page.
 */
export interface Identities {
  cookieName: string
  cookieOptions: { httpOnly: true; secure: boolean; sameSite: 'lax'; path: '/'; maxAge: number }
  mint(): { cookie: string; hash: string }
  mintId(): string
  /** The identity's hash, or null for a missing or tampered cookie. */
  read(cookie: unknown): string | null
  /** The secret id itself: for handing an identity over, never for storing. */
  idOf(cookie: unknown): string | null
  isId(text: string): boolean
  of(id: string): { cookie: string; hash: string }
}

/** `secure` is whether the site is reached by https: cookies are bound to that then. */
export function createIdentities(secret: string, secure: boolean): Identities {
  const sign = (id: string) => createHmac('sha256', secret).update(id).digest('base64url')
  const of = (id: string) => ({ cookie: `${id}.${sign(id)}`, hash: hashOf(id) })
  const idOf = (cookie: unknown) => {
    // cookie-parser makes an object of a value that begins with `j:`.
    const [id, signature] = typeof cookie === 'string' ? cookie.split('.') : []
    if (!id || !signature) return null
    return sameText(signature, sign(id)) ? id : null
  }
  return {
    cookieName: secure ? '__Host-nf_id' : 'nf_id',
    cookieOptions: { httpOnly: true, secure, sameSite: 'lax', path: '/', maxAge: maxAgeMs },
    mint: () => of(mintId()),
    mintId,
    read(cookie) {
      const id = idOf(cookie)
      return id === null ? null : hashOf(id)
    },
    idOf,
    isId: (text) => idShape.test(text),
    of,
  }
}

function mintId(): string {
  return randomBytes(idBytes).toString('base64url')
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
