import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { FairQueue } from '#server/fair-queue.ts'
import { AppError } from '#shared/errors.ts'

/** OWASP's second choice for scrypt: 32 MB and some 60 ms, which a small machine bears. */
const cost = { N: 2 ** 15, r: 8, p: 3 } as const
const keyLength = 32
const maxmem = 128 * 1024 * 1024
/** Of the four threads that reading files and packing answers need as well. */
const atOnce = 2
const mostWaiting = 64

/** Passwords of share links, derived slowly: a few at a time, and networks take turns. */
export interface Passwords {
  /** The password as it is stored: `scrypt$N$r$p$salt$key`, so that the cost can rise later. */
  hash(password: string, network: string): Promise<string>
  /**
   * Compares at the cost the password was stored with, in constant time.
   * @throws AppError `unavailable` when too many wait, as `hash` does
   */
  matches(password: string, stored: string, network: string): Promise<boolean>
}

export function createPasswords(): Passwords {
  const derive = takingTurns(deriveKey)
  return {
    async hash(password, network) {
      const salt = randomBytes(16)
      const key = await derive(network, { password, salt, length: keyLength, options: cost })
      const { N, r, p } = cost
      return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
    },
    async matches(password, stored, network) {
      const [, N, r, p, salt = '', key = ''] = stored.split('$')
      const wanted = Buffer.from(key, 'base64url')
      const options = { N: Number(N), r: Number(r), p: Number(p) }
      const { length } = wanted
      const given = { password, salt: Buffer.from(salt, 'base64url'), length, options }
      return timingSafeEqual(await derive(network, given), wanted)
    },
  }
}

interface Derivation {
  password: string
  salt: Buffer
  length: number
  options: ScryptOptions
}

function deriveKey({ password, salt, length, options }: Derivation): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, { ...options, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** The same work, so many at once; the rest wait in a line that is fair to all networks. */
function takingTurns<I, O>(work: (input: I) => Promise<O>) {
  const queue = new FairQueue<{ begin: () => void; refuse: () => void }>(mostWaiting)
  let running = 0

  function next(): void {
    while (running < atOnce && queue.size > 0) {
      running++
      queue.next()?.begin()
    }
  }

  return async function inTurn(network: string, input: I): Promise<O> {
    await new Promise<void>((begin, reject) => {
      const refuse = () => reject(tooMany())
      queue.add(network, { begin, refuse })?.refuse()
      next()
    })
    try {
      return await work(input)
    } finally {
      running--
      next()
    }
  }
}

function tooMany(): AppError {
  const message = 'Too many passwords are being tried. Try again in a moment.'
  return new AppError('unavailable', message, { retryAfterSeconds: 5 })
}
