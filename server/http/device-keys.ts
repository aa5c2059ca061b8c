import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import type { DeviceKeys } from '#server/pages/devices.ts'
import type { Identities } from './identity.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
/** Says what the key is to whoever finds the paper. */
const recoveryPrefix = 'ninefold-'

/** The keys of whoever sent this request, by its cookie. */
export function createDeviceKeys(
  identities: Identities,
  secret: string,
  req: Request,
  res: Response,
  onAdopted: (identity: string) => void,
): DeviceKeys {
  const own = identities.idOf(req.cookies?.[identities.cookieName])
  const keyFor = (use: string, code: string) =>
    createHmac('sha256', secret).update(`${use}:${code}`).digest()
  const become = (id: string) => {
    const { cookie, hash } = identities.of(id)
    res.cookie(identities.cookieName, cookie, identities.cookieOptions)
    onAdopted(hash)
    return hash
  }
  const idOfKey = (key: string) => {
    const id = key.startsWith(recoveryPrefix) ? key.slice(recoveryPrefix.length) : ''
    return identities.isId(id) ? id : null
  }
  return {
    hashOf: (code) => keyFor('device-code', code).toString('hex'),
    seal: (code) => own && seal(own, keyFor('device-seal', code)),
    adopt(sealed, code) {
      const id = unseal(sealed, keyFor('device-seal', code))
      return id === null ? null : become(id)
    },
    recoveryKey: () => own && recoveryPrefix + own,
    identityOfRecoveryKey(key) {
      const id = idOfKey(key)
      return id === null ? null : identities.of(id).hash
    },
    adoptRecoveryKey(key) {
      const id = idOfKey(key)
      return id === null ? null : become(id)
    },
    newRecoveryKey: () => recoveryPrefix + identities.mintId(),
    forget() {
      const { maxAge: _maxAge, ...options } = identities.cookieOptions
      res.clearCookie(identities.cookieName, options)
    },
  }
}

function seal(text: string, key: Buffer): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

function unseal(sealed: string, key: Buffer): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    const text = decipher.update(bytes.subarray(ivBytes + tagBytes))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    // Authentication failed: another code, or another server's secret.
    return null
  }
}
