/** Deletes what has grown old: at most `limit` at a time. Each says how many rows went. */
export interface RetentionRepository {
  /** The op logs of at most `limit` generations that ended before; they replay no more. */
  dropEvents(endedBefore: number, limit: number): Promise<number>
  /** Generations that ended before, whose log is dropped and whose page has a newer one. */
  dropGenerations(endedBefore: number, limit: number): Promise<number>
  /** Revisions of kind `step` from before that nobody is shown. */
  dropSteps(before: number, limit: number): Promise<number>
  /** Share links that expired or were revoked before: from 410 they go to 404. */
  dropShares(endedBefore: number, limit: number): Promise<number>
  /** Pages that were put into the trash before, with all that is about them. */
  dropTrash(trashedBefore: number, limit: number): Promise<number>
  /** Counts of visits from before a day. */
  dropViews(beforeDay: number, limit: number): Promise<number>
  /** Hosts that have waited since before, and those given up before. */
  dropDomains(waitingSince: number, releasedBefore: number, limit: number): Promise<number>
  /** All but the newest `keptOfPage` submissions of every page. */
  dropSubmissions(keptOfPage: number, limit: number): Promise<number>
  /** Deliveries that ended before, and all but the newest `keptOfWebhook` that ended. */
  dropDeliveries(endedBefore: number, keptOfWebhook: number, limit: number): Promise<number>
}
