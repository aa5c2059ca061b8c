/** SQLITE_BUSY; of its kinds one is that another process takes in what a killed one has left. */
const busy = 5

/** Whether SQLite refused because another process is at work in the database. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy
}
