/** Where a walk through old rows goes on; empty is its start. */
export type WalkPlace = readonly (string | number)[]

export interface RetentionBatch {
  /** How many rows went. */
  dropped: number
  /** Null at the end. */
  next: WalkPlace | null
}

/**
 * Deletes what has grown old, a batch at a time, so that nobody waits for it: each call looks at
 * about `limit` rows, from `place` on, and deletes no more than that.
 */
export interface RetentionRepository {
  /** The op logs of generations that ended before; they replay no more. */
  dropEvents(endedBefore: number, limit: number, place?: WalkPlace): Promise<RetentionBatch>
  /** Generations that ended before, whose log is dropped and whose page has a newer one. */
  dropGenerations(endedBefore: number, limit: number, place?: WalkPlace): Promise<RetentionBatch>
  /** Revisions of kind `step` from before that nobody is shown. */
  dropSteps(before: number, limit: number, place?: WalkPlace): Promise<RetentionBatch>
  /** Share links that expired or were revoked before: from 410 they go to 404. */
  dropShares(endedBefore: number, limit: number): Promise<RetentionBatch>
  /** Pages that were put into the trash before, with all that is about them. */
  dropTrash(trashedBefore: number, limit: number): Promise<RetentionBatch>
  /** Counts of visits from before a day. */
  dropViews(beforeDay: number, limit: number): Promise<RetentionBatch>
  /** Hosts that have waited since before, and those given up before. */
  dropDomains(waitingSince: number, releasedBefore: number, limit: number): Promise<RetentionBatch>
  /** All but the newest `keptOfPage` submissions of every page. */
  dropSubmissions(keptOfPage: number, limit: number, place?: WalkPlace): Promise<RetentionBatch>
  /** E-mails of before that are not to be sent any more, and addresses nobody confirmed since. */
  dropMails(before: number, unconfirmedSince: number, limit: number): Promise<RetentionBatch>
  /** Deliveries that ended before, and all but the newest `keptOfWebhook` that ended. */
  dropDeliveries(
    endedBefore: number,
    keptOfWebhook: number,
    limit: number,
    place?: WalkPlace,
  ): Promise<RetentionBatch>
}
