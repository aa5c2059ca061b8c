/** Who there is: hashes of identities, nothing of who it is. */
export interface IdentitiesRepository {
  /** Remembers that an identity exists; `idHash` is SHA-256 of its id. */
  create(idHash: string, now: number): Promise<void>
  exists(idHash: string): Promise<boolean>
  /** Kept from others who lock it, until the transaction ends. */
  lock(idHash: string): Promise<void>
  /**
   * All that belongs to one identity becomes another's, who is nobody yet; the first is nobody
   * from now on, and its device codes are gone. @returns false where the other is somebody
   */
  replace(idHash: string, by: string, now: number): Promise<boolean>
  /** Everything that belongs to the identity, and itself: for ever. @returns how many pages */
  erase(idHash: string): Promise<number>
}
