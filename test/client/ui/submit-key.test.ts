import { describe, expect, it } from 'vitest'
import { isSubmitKey } from '#client/ui/submit-key.ts'

const enter = { key: 'Enter', metaKey: false, ctrlKey: false, isComposing: false, keyCode: 13 }

describe('the key that sends a brief', () => {
  it('is Enter with ⌘ or Ctrl', () => {
    expect(isSubmitKey({ ...enter, metaKey: true })).toBe(true)
    expect(isSubmitKey({ ...enter, ctrlKey: true })).toBe(true)
  })

  it('is not Enter alone, which begins a new line', () => {
    expect(isSubmitKey(enter)).toBe(false)
  })

  it('is not the Enter that takes over a word of an input method', () => {
    expect(isSubmitKey({ ...enter, ctrlKey: true, isComposing: true })).toBe(false)
    expect(isSubmitKey({ ...enter, metaKey: true, keyCode: 229 })).toBe(false)
  })
})
