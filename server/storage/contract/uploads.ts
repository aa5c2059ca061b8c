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
  byHash(owner: string, hash: string): Promise<StoredUpload | null>
  /** How much an owner's pictures take up together. */
  bytesOf(owner: string): Promise<number>
  /** Oldest first. */
  listOf(owner: string): Promise<StoredUpload[]>
  /** Whether anybody has these bytes. */
  isKept(hash: string): Promise<boolean>
}
