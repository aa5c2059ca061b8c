/** A key beside the cookie. Only its hash is stored; what it opens is its owner's. */
export interface StoredKey {
  id: string
  kind: 'token' | 'device' | 'challenge'
  hash: string
  owner: string
  name: string
  /** The identity a device code hands over, sealed with the code. */
  sealed: string | null
  createdAt: number
  expiresAt: number | null
  usedAt: number | null
}

/** Keys beside the cookie. */
export interface KeysRepository {
  insert(key: StoredKey): Promise<void>
  /** A key of this kind that has not run out, and is marked as used now. */
  use(kind: StoredKey['kind'], hash: string, now: number): Promise<StoredKey | null>
  /** As `use`, but the key is gone: of those who come at once, one gets it. */
  take(kind: StoredKey['kind'], hash: string, now: number): Promise<StoredKey | null>
  /** Newest first. */
  listOf(owner: string, kind: StoredKey['kind']): Promise<StoredKey[]>
  /** @returns whether the owner had it */
  remove(id: string, owner: string): Promise<boolean>
}
