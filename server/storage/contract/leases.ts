/** What one process at a time may do. */
export interface LeasesRepository {
  /** Takes or prolongs the lease of that name; false while another owner holds it. */
  take(name: string, owner: string, now: number, leaseMs: number): Promise<boolean>
  /** Gives the lease up before its time, where the owner holds it. */
  release(name: string, owner: string): Promise<void>
}
