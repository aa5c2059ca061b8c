import { randomInt } from 'node:crypto'
import type { Services } from '#server/services.ts'
import { AppError, invalid } from '#shared/errors.ts'
import { newId } from './new-id.ts'

/**
 * What moves an identity to another device. The secret id itself stays with whoever reads cookies;
 * a caller without a cookie has nothing to hand over.
 */
export interface DeviceKeys {
  /** Under what a code is stored: useless without the server's secret. */
  hashOf(code: string): string
  /** The caller's identity, readable with the code alone; null where there is none. */
  seal(code: string): string | null
  /** Makes the caller who the seal's maker was. @returns the identity, or null for a wrong code */
  adopt(sealed: string, code: string): string | null
  /** The identity itself as text to keep on paper; null where there is none. */
  recoveryKey(): string | null
  /** @returns the identity, or null for what is no such key */
  identityOfRecoveryKey(key: string): string | null
  adoptRecoveryKey(key: string): string | null
  /** The key of an identity that nobody has yet; nothing is changed by it. */
  newRecoveryKey(): string
  /** Takes the cookie away: this browser is nobody again. */
  forget(): void
}

/** How long a code may be typed in on the other device. */
const codeMs = 10 * 60_000
/** Crockford's base 32: nothing in it is mistaken for anything else. 50 bits in ten letters. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 10

type Deps = Pick<Services, 'storage' | 'now'>

/** A code that makes another device the same creator, once, within ten minutes. */
export async function createDeviceCode(
  { storage, now }: Deps,
  owner: string,
  device: DeviceKeys,
): Promise<{ code: string; expiresAt: number }> {
  const plain = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join(
    '',
  )
  const sealed = device.seal(plain)
  if (sealed === null) throw cookieNeeded()
  const expiresAt = now() + codeMs
  await storage.keys.insert({
    id: newId(),
    kind: 'device',
    hash: device.hashOf(plain),
    owner,
    name: '',
    sealed,
    createdAt: now(),
    expiresAt,
    usedAt: null,
  })
  return { code: `${plain.slice(0, 5)}-${plain.slice(5)}`, expiresAt }
}

/**
 * Makes this browser the creator the code or recovery key stands for.
 * @throws AppError `invalid` for a wrong, used or expired code: the same for all
 */
export async function redeemDeviceCode(
  { storage, now }: Deps,
  given: string,
  device: DeviceKeys,
): Promise<{ redeemed: true }> {
  const identity =
    (await byRecoveryKey(storage, given, device)) ?? (await byCode({ storage, now }, given, device))
  if (identity === null)
    throw invalid([{ field: 'code', message: 'a code of the last ten minutes, or a recovery key' }])
  return { redeemed: true }
}

/** The identity as text to keep: it opens everything, for ever. */
export function createRecoveryKey(device: DeviceKeys): { key: string } {
  const key = device.recoveryKey()
  if (key === null) throw cookieNeeded()
  return { key }
}

/** A recovery key for `endOtherDevices`, to be kept before the old one ends. */
export function createNextKey(device: DeviceKeys): { key: string } {
  createRecoveryKey(device)
  return { key: device.newRecoveryKey() }
}

/**
 * Whoever else has the cookie, the recovery key or a code has nothing any more: all that is the
 * caller's becomes a new identity's, which this browser has, and who has `key`. Tokens of programs
 * stay. Where the answer is lost the key opens everything, so nobody locks themselves out.
 * @param key of `createNextKey`
 * @throws AppError `invalid` for what is no such key, or one that was used
 */
export async function endOtherDevices(
  { storage, now }: Deps,
  owner: string,
  key: string,
  device: DeviceKeys,
): Promise<{ ended: true }> {
  createRecoveryKey(device)
  const next = device.identityOfRecoveryKey(key)
  const moved =
    next !== null &&
    (await storage.transaction(({ identities }) => identities.replace(owner, next, now())))
  if (!moved) throw invalid([{ field: 'key', message: 'a key that was made for this, once' }])
  device.adoptRecoveryKey(key)
  return { ended: true }
}

async function byRecoveryKey(
  storage: Services['storage'],
  key: string,
  device: DeviceKeys,
): Promise<string | null> {
  const identity = device.identityOfRecoveryKey(key)
  if (identity === null || !(await storage.identities.exists(identity))) return null
  return device.adoptRecoveryKey(key)
}

async function byCode(
  { storage, now }: Deps,
  given: string,
  device: DeviceKeys,
): Promise<string | null> {
  const plain = readCode(given)
  const key = await storage.keys.take('device', device.hashOf(plain), now())
  return key?.sealed ? device.adopt(key.sealed, plain) : null
}

/** As it may be typed: small letters, spaces, O for 0, I and L for 1. */
function readCode(given: string): string {
  return given
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}

/** The answer to who brings a token, or nothing, where the cookie is asked for. */
export function cookieNeeded(): AppError {
  return new AppError('unauthorized', 'Only the browser the pages were made in can do this.')
}
