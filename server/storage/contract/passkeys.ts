/** A public key whose private half a device or a password manager keeps. */
export interface StoredPasskey {
  id: string
  /** What the authenticator calls it, as base64url. */
  credential: string
  owner: string
  name: string
  /** COSE, as base64url. */
  publicKey: string
  /** How often it has signed, as its authenticator counts; 0 where that does not. */
  counter: number
  /** Ways the browser may reach it, as it named them itself. */
  transports: string[]
  /** The identity it opens, sealed with the server's secret. */
  sealed: string
  createdAt: number
  usedAt: number | null
}

export interface PasskeysRepository {
  insert(passkey: StoredPasskey): Promise<void>
  byCredential(credential: string): Promise<StoredPasskey | null>
  /** Newest first. */
  listOf(owner: string): Promise<StoredPasskey[]>
  /**
   * Notes a use. @returns false where it has counted as far already, or is gone: a copy of it may
   * be about
   */
  used(id: string, counter: number, now: number): Promise<boolean>
  /** @returns whether the owner had it */
  rename(id: string, owner: string, name: string): Promise<boolean>
  /** @returns whether the owner had it */
  remove(id: string, owner: string): Promise<boolean>
}
