import { describe, expect, it, vi } from 'vitest'
import { createReloadGuard } from '#client/platform/reload-guard.ts'

describe('the reload guard', () => {
  it('lets a path reload once in ten seconds', () => {
    const { guard, pass } = guardAt()
    expect(guard.ask('/a')).toBe('yes')
    pass(9_999)
    expect(guard.ask('/a')).toBe('no')
    pass(1)
    expect(guard.ask('/a')).toBe('yes')
  })

  it('remembers every path, so that two do not send each other round', () => {
    const { guard } = guardAt()
    expect(['/a', '/b', '/a', '/b'].map((path) => guard.ask(path))).toEqual([
      'yes',
      'yes',
      'no',
      'no',
    ])
  })

  it('stops after five reloads in five minutes, whatever they were for', () => {
    const { guard, pass } = guardAt()
    for (const path of ['/a', '/b', '/c', '/d', '/e']) expect(guard.ask(path)).toBe('yes')
    pass(60_000)
    expect(guard.ask('/f')).toBe('no')
    pass(240_000)
    expect(guard.ask('/f')).toBe('yes')
  })

  it('holds longer where it is asked to', () => {
    const { guard, pass } = guardAt()
    guard.ask('build b', 3_600_000)
    pass(3_599_999)
    expect(guard.ask('build b', 3_600_000)).toBe('no')
  })

  it.each([
    [
      'throws',
      () => {
        throw new DOMException('denied', 'SecurityError')
      },
    ],
    ['keeps nothing', () => ({ getItem: () => null, setItem: () => {} })],
  ])('knows nothing where the storage %s', (_what, memory) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(createReloadGuard(memory).ask('/a')).toBe('unknown')
    vi.restoreAllMocks()
  })
})

/** A guard with a clock and a memory of its own. */
function guardAt() {
  const kept = new Map<string, string>()
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  let now = 1_000_000
  return {
    guard: createReloadGuard(
      () => memory,
      () => now,
    ),
    pass(ms: number) {
      now += ms
    },
  }
}
