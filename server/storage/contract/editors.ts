/** Somebody who changes a page of another's since they took part by a link that lets them. */
export interface StoredEditor {
  id: string
  page: string
  /** Null of somebody whose account is gone: what they changed stays told as theirs. */
  identity: string | null
  /** The link they came by; null once that is dropped. */
  share: string | null
  /** Which of the page's editors it is, from 1 on: the same for all links one person came by. */
  number: number
  /** As they call themselves; null where they said nothing. */
  name: string | null
  joinedAt: number
  changedAt: number | null
  removedAt: number | null
}

/** Who takes part in pages of others. */
export interface EditorsRepository {
  insert(editor: StoredEditor): Promise<void>
  /** All there ever were, in the order they came. */
  listOf(page: string): Promise<StoredEditor[]>
  /** What lets somebody change a page now: not removed, their link neither revoked nor expired. */
  open(identity: string, now: number, page?: string): Promise<StoredEditor[]>
  /** The same of everybody who changes a page, in the order they came. */
  openOf(page: string, now: number): Promise<StoredEditor[]>
  rename(id: string, name: string | null): Promise<void>
  /** Remembers that they have changed the page. */
  touch(page: string, number: number, now: number): Promise<void>
  /** Ends what they may do, by whichever link they came. @returns whether there was anything */
  remove(page: string, number: number, now: number): Promise<boolean>
}
