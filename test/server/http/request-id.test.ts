import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { requestId } from '#server/http/request-id.ts'

const bare = { headers: {}, socket: {} } as IncomingMessage

it('names every request with 128 bits of its own, over many draws', () => {
  const ids = Array.from({ length: 1000 }, () => requestId(bare, () => false))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([])
})
