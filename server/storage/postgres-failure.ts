import type { Failure } from './storage-engine.ts'

/** What a failed statement on PostgreSQL means: by SQLSTATE, or by why the connection failed. */
export function postgresFailureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  if (code === uniqueViolation) return 'duplicate'
  if (unwritableCodes.has(code)) return 'unwritable'
  return isLost(code, error.message) ? 'unreachable' : null
}

const uniqueViolation = '23505'
/** disk_full, io_error, read_only_sql_transaction. */
const unwritableCodes = new Set(['53100', '58030', '25006'])
const lostCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  // Where containers find each other by name, one that is down has none.
  ...['ENOTFOUND', 'EAI_AGAIN'],
  // admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections.
  ...['57P01', '57P02', '57P03', '53300'],
])

/** Connection exceptions are a class of SQLSTATE; the driver's own have a message alone. */
function isLost(code: string, message: string): boolean {
  return lostCodes.has(code) || /^08\w{3}$/.test(code) || lostMessages.test(message)
}

const lostMessages =
  /^(Connection terminated|timeout (expired|exceeded when trying to connect)|Client (has encountered a connection error|was closed))/
