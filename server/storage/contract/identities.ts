/** Who there is: hashes of identities, nothing of who it is. */
export interface IdentitiesRepository {
  /** Remembers that an identity exists; `idHash` is SHA-256 of its id. */
  create(idHash: string, now: number): Promise<void>
  exists(idHash: string): Promise<boolean>
  /** Everything that belongs to the identity, and itself: for ever. @returns how many pages */
  erase(idHash: string): Promise<number>
}
