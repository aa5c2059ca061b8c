import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { openStorage } from '#server/storage/open-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { someTime, storedGeneration, storedPage } from '../../support/fixtures.ts'

/** What only a server can do: be shared by machines, break connections, go read-only. */
export function remoteDatabaseContract(url: () => string): void {
  const opened: Storage[] = []
  const open = async () => {
    const storage = await openStorage(url(), { onTrouble: () => {} })
    opened.push(storage)
    return storage
  }
  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.close()
  })

  test('a listener hears of events that another process appends', async () => {
    const [storage, other] = [await open(), await open()]
    const id = await writing(storage)
    const heard = new Promise<void>((resolve) => void storage.onEvents(id, resolve))
    await other.generations.append(id, 1, [], someTime)
    await heard
  })

  test('after lost connections listeners look again, hear on, and queries work', async () => {
    const [storage, other] = [await open(), await open()]
    const id = await writing(storage)
    const heard = vi.fn()
    storage.onEvents(id, heard)
    await administer(url(), dropConnections)
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 20_000 })
    heard.mockClear()
    await vi.waitFor(
      async () => {
        await other.generations.append(id, 1, [], someTime)
        expect(heard).toHaveBeenCalled()
      },
      { timeout: 20_000, interval: 200 },
    )
    expect((await storage.generations.byId(id))?.fence).toBe(1)
  })

  test('a server that takes no writes is named, and again one that does', async () => {
    const storage = await open()
    const answer = () =>
      storage.probe().then(
        () => 'written',
        (error) => error.code,
      )
    const readOnly = `alter database ${nameOf(url())} set default_transaction_read_only`
    await administer(url(), `${readOnly} = on`, dropConnections)
    await vi.waitFor(async () => expect(await answer()).toBe('storage_full'), { timeout: 20_000 })
    await administer(url(), `${readOnly} = off`, dropConnections)
    await vi.waitFor(async () => expect(await answer()).toBe('written'), { timeout: 20_000 })
  })

  test('a server that is not there is named, and again one that is', async () => {
    const door = await openDoor(url())
    const storage = await openStorage(door.url, { onTrouble: () => {} })
    opened.push(storage)
    const away = { code: 'unavailable', status: 503, retryAfterSeconds: 5 }
    const broken = storage.transaction(async (inner) => {
      await inner.pages.byId('any')
      door.shut()
      return inner.pages.byId('any')
    })
    await expect(broken).rejects.toMatchObject(away)
    await expect(storage.pages.byId('any')).rejects.toMatchObject(away)
    await door.open()
    expect(await storage.pages.byId('any')).toBeNull()
    await storage.close()
    opened.pop()
    door.shut()
  })
}

/** A way to the database that can be shut, with all who are in it. */
async function openDoor(
  url: string,
): Promise<{ url: string; open(): Promise<void>; shut(): void }> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const other = connect(Number(port), hostname)
    for (const [from, to] of [[socket, other] as const, [other, socket] as const]) {
      sockets.add(from)
      from.on('error', () => {}).on('close', () => to.destroy())
      from.pipe(to)
    }
  })
  const listen = async (at: number) => {
    await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
    return (server.address() as AddressInfo).port
  }
  const at = await listen(0)
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${at}` }).href,
    open: async () => void (await listen(at)),
    shut() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

const dropConnections =
  'select pg_terminate_backend(pid) from pg_stat_activity' +
  ' where datname = current_database() and pid <> pg_backend_pid()'

async function administer(url: string, ...statements: string[]): Promise<void> {
  const options = '-c default_transaction_read_only=off'
  const client = new pg.Client({ connectionString: url, options })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1)
}

async function writing(storage: Storage): Promise<string> {
  const page = storedPage()
  const generation = storedGeneration({ page: page.id, fence: 1, status: 'writing' })
  await storage.pages.insert(page)
  await storage.generations.insert(generation)
  return generation.id
}
