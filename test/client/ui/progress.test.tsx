import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Progress } from '#client/ui/progress.tsx'

afterEach(() => vi.restoreAllMocks())

describe('the progress bar', () => {
  it('says how far the work is', () => {
    const html = renderToStaticMarkup(<Progress value={30} max={60} label="Writing" />)
    expect(html).toContain('aria-valuenow="30"')
    expect(html).toContain('aria-valuemax="60"')
    expect(html).toContain('width:50%')
  })

  it.each([-1, 101, Number.NaN])('logs the invalid value %s and becomes indeterminate', (value) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const html = renderToStaticMarkup(<Progress value={value} label="Writing" />)
    expect(log).toHaveBeenCalledOnce()
    expect(html).not.toContain('aria-valuenow')
  })

  it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])(
    'logs the invalid max %s and takes 100',
    (max) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      const html = renderToStaticMarkup(<Progress value={40} max={max} label="Writing" />)
      expect(log).toHaveBeenCalledOnce()
      expect(html).toContain('aria-valuemax="100"')
      expect(html).toContain('aria-valuenow="40"')
    },
  )

  it('logs nothing while nobody can say how far it is', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    renderToStaticMarkup(<Progress value={null} label="Writing" />)
    expect(log).not.toHaveBeenCalled()
  })
})
