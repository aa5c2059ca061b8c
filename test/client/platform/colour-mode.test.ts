import { afterEach, describe, expect, it, vi } from 'vitest'
import { colourModeScript, forceable } from '#client/platform/colour-mode.tsx'

interface Situation {
  stored?: string | null
  systemIsDark?: boolean
  forced?: string
}

/** Runs the inline script in a page that is not there; answers with what it did to `<html>`. */
function firstPaint({ stored = null, systemIsDark = false, forced }: Situation) {
  const classes: string[] = []
  const root = {
    dataset: { colourMode: forced },
    classList: { add: (name: string) => classes.push(name) },
    style: { colorScheme: '' },
  }
  const storage = {
    getItem: (key: string) => {
      if (stored === 'forbidden') throw new Error('no storage here')
      return key === 'ninefold-colour-mode' ? stored : null
    },
  }
  new Function('document', 'localStorage', 'matchMedia', colourModeScript)(
    { documentElement: root },
    storage,
    () => ({ matches: systemIsDark }),
  )
  return { classes, scheme: root.style.colorScheme }
}

describe('the colour mode of the first paint', () => {
  it('follows the system while nothing is chosen', () => {
    expect(firstPaint({ systemIsDark: true })).toEqual({ classes: ['dark'], scheme: 'dark' })
    expect(firstPaint({ stored: 'system' })).toEqual({ classes: ['light'], scheme: 'light' })
  })

  it('is what was chosen, whatever the system says', () => {
    expect(firstPaint({ stored: 'light', systemIsDark: true }).scheme).toBe('light')
    expect(firstPaint({ stored: 'dark' }).scheme).toBe('dark')
  })

  it('is what the page forces, whatever was chosen', () => {
    expect(firstPaint({ stored: 'light', forced: 'dark' }).scheme).toBe('dark')
  })

  it('survives a browser without storage, and rubbish in it', () => {
    expect(firstPaint({ stored: 'forbidden', systemIsDark: true }).scheme).toBe('dark')
    expect(firstPaint({ stored: '"><script>' }).scheme).toBe('light')
  })
})

describe('a page that forces a colour mode', () => {
  afterEach(() => vi.restoreAllMocks())

  it('may force light and dark', () => {
    expect(forceable('light')).toBe('light')
    expect(forceable('dark')).toBe('dark')
    expect(forceable(undefined)).toBeNull()
  })

  it('is refused with a warning when it forces system', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(forceable('system')).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
  })
})
