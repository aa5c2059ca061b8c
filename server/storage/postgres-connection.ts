import pg from 'pg'

const int8 = 20

/** How this process connects, for the pool and for whoever listens. */
export function postgresConnection(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    keepAlive: true,
    // A database that swallows what it is sent is unreachable after that, and so is a pool in use.
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser },
  }
}

/** 64-bit integers as numbers: ours are times and counts, far below 2^53. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text')
}
