import { _api } from '@iconify/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadIcon } from '#client/ui/load-icon.ts'
import { iconAnswer } from '#server/assets/icons.ts'

/** Addresses asked for; answered by what answers them in the product. */
let asked: string[]
let spoiled: ((address: string) => Response) | undefined
beforeEach(() => {
  asked = []
  spoiled = undefined
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (spoiled) return spoiled(address)
    const query = new URL(address, 'http://ninefold.test').searchParams.get('icons')
    return Response.json(await iconAnswer('lucide', query))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('asks our own endpoint once for icons wanted together', async () => {
  const [rocket, anchor] = await Promise.all([loadIcon('rocket'), loadIcon('anchor')])
  expect(rocket).toContain('<path')
  expect(anchor).not.toBe(rocket)
  expect(asked).toEqual(['/_icons/lucide.json?icons=anchor,rocket'])
  expect(await loadIcon('rocket')).toBe(rocket)
  expect(asked).toHaveLength(1)
})

it('keeps every address within 500 characters', async () => {
  await Promise.all(Array.from({ length: 150 }, (_, at) => loadIcon(`no-${at}`)))
  expect(asked.length).toBeGreaterThan(1)
  expect(Math.max(...asked.map((address) => address.length))).toBeLessThanOrEqual(500)
  expect(asked.every((address) => address.startsWith('/_icons/lucide.json?'))).toBe(true)
})

it('waits 5000 ms for an answer, and 750 before it asks another source', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await loadIcon('moon-star')
  expect(timeout).toHaveBeenCalledWith(5000)
  expect(_api.getAPIConfig('')).toMatchObject({ timeout: 5000, rotate: 750 })
})

it('is nothing, and says so, for an icon there is not', async () => {
  expect(await loadIcon('no-such-icon')).toBe('')
  expect(console.error).toHaveBeenCalledWith('Failed to load custom icons', 'no-such-icon')
})

it('says when what came is no icon data', async () => {
  spoiled = () => Response.json({ hello: 1 })
  expect(await loadIcon('zap-off')).toBe('')
  expect(console.error).toHaveBeenCalledWith('Invalid data', expect.stringContaining('zap-off'))
})
