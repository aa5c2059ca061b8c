/** A picture a creator brought; its bytes are a file named by `hash`. */
export interface StoredUpload {
  /** Unguessable: whoever has it may see the picture. */
  id: string
  owner: string
  /** SHA-256 of the stored bytes, in hexadecimal digits. */
  hash: string
  format: string
  /** In pixels. */
  width: number
  height: number
  bytes: number
  createdAt: number
}

/** Pictures creators brought. */
export interface UploadsRepository {
  /** @throws when the owner has these bytes already: look with `byHash` first. */
  insert(upload: StoredUpload): Promise<void>
  byId(id: string): Promise<StoredUpload | null>
  /** Those of the ids that are no upload, or none any more. */
  missing(ids: readonly string[]): Promise<string[]>
  byHash(owner: string, hash: string): Promise<StoredUpload | null>
  /** How much an owner's pictures take up together. */
  bytesOf(owner: string): Promise<number>
  /** Oldest first. */
  listOf(owner: string): Promise<StoredUpload[]>
  /**
   * What a page's versions name as pictures, some of them from the one behind `after` on; from -1 on
   * also what its wishes and briefs do. `next` is where it goes on, null at the end.
   */
  namedBy(page: string, after: number): Promise<{ ids: string[]; next: number | null }>
  /** It has been brought again. */
  touch(id: string, now: number): Promise<void>
  remove(id: string): Promise<void>
  /** Whoever has these bytes. */
  ofHash(hash: string): Promise<StoredUpload[]>
}
