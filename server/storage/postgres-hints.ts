import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type EventHints, localHints } from './event-hints.ts'
import { postgresConnection } from './postgres-connection.ts'

const channel = 'ninefold_events'
/** Commits that notify queue behind one another, so hints of this long go in one statement. */
const gatherMs = 100
const longestPauseMs = 5000

/**
 * Hints within this process at once, and to the others by NOTIFY on a connection of their own,
 * which is made again when it drops. @throws when the first connection fails
 */
export async function postgresHints(
  url: string,
  onTrouble: (error: unknown) => void,
): Promise<EventHints> {
  const hints = new PostgresHints(url, onTrouble)
  await hints.connect()
  return hints
}

class PostgresHints implements EventHints {
  readonly #url: string
  readonly #onTrouble: (error: unknown) => void
  readonly #local = localHints()
  readonly #untold = new Set<string>()
  readonly #listened = new Map<string, number>()
  readonly #closing = new AbortController()
  #client: pg.Client | null = null
  #telling: NodeJS.Timeout | undefined

  constructor(url: string, onTrouble: (error: unknown) => void) {
    this.#url = url
    this.#onTrouble = onTrouble
  }

  listen = (id: string, listener: () => void): (() => void) => {
    const stop = this.#local.listen(id, listener)
    this.#count(id, 1)
    let listening = true
    return () => {
      if (listening) this.#count(id, -1)
      listening = false
      stop()
    }
  }

  tell = (id: string): void => {
    this.#local.tell(id)
    this.#untold.add(id)
    if (!this.#closing.signal.aborted)
      this.#telling ??= setTimeout(() => this.#tellOthers(), gatherMs)
  }

  close = async (): Promise<void> => {
    this.#closing.abort()
    clearTimeout(this.#telling)
    await this.#local.close()
    await this.#client?.end()
  }

  async connect(): Promise<void> {
    const client = new pg.Client(postgresConnection(this.#url))
    client.on('error', this.#onTrouble)
    client.on('notification', ({ processId, payload }) => {
      if (payload && processId !== ownProcess(client)) this.#local.tell(payload)
    })
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      await client.end()
      throw error
    }
    if (this.#closing.signal.aborted) return client.end()
    client.on('end', () => void this.#reconnect())
    this.#client = client
  }

  async #reconnect(): Promise<void> {
    this.#client = null
    for (
      let pause = 100;
      !this.#closing.signal.aborted;
      pause = Math.min(pause * 2, longestPauseMs)
    ) {
      try {
        await this.connect()
        return this.#hintEveryone()
      } catch (error) {
        this.#onTrouble(error)
        await sleep(pause, undefined, { ref: false })
      }
    }
  }

  /** Nobody knows what was missed meanwhile. */
  #hintEveryone(): void {
    for (const id of this.#listened.keys()) this.#local.tell(id)
  }

  async #tellOthers(): Promise<void> {
    this.#telling = undefined
    const ids = [...this.#untold]
    this.#untold.clear()
    try {
      await this.#client?.query('select pg_notify($1, id) from unnest($2::text[]) as id', [
        channel,
        ids,
      ])
    } catch (error) {
      this.#onTrouble(error)
    }
  }

  #count(id: string, by: number): void {
    const count = (this.#listened.get(id) ?? 0) + by
    if (count > 0) this.#listened.set(id, count)
    else this.#listened.delete(id)
  }
}

/** Not in the types of pg, but what its notifications are compared with. */
function ownProcess(client: pg.Client): number | undefined {
  return 'processID' in client ? Number(client.processID) : undefined
}
