import { describe, expect, it } from 'vitest'
import { briefProblem, isSubmitKey } from '#client/features/prompt/brief.ts'

const press = { key: 'Enter', metaKey: false, ctrlKey: false, isComposing: false, keyCode: 13 }

describe('the brief of the prompt box', () => {
  it('is refused while it holds nothing but space', () => {
    expect(briefProblem(' \n\t ')).toEqual({ kind: 'empty' })
  })

  it('may have 4,000 characters, not counting the space around it', () => {
    expect(briefProblem(`  ${'a'.repeat(4000)}\n`)).toBeNull()
  })

  it('says by how many characters it is too long', () => {
    expect(briefProblem('a'.repeat(4012))).toEqual({ kind: 'long', by: 12 })
  })
})

describe('the keys of the prompt box', () => {
  it('send it with Ctrl+Enter and with ⌘Enter', () => {
    expect(isSubmitKey({ ...press, ctrlKey: true })).toBe(true)
    expect(isSubmitKey({ ...press, metaKey: true })).toBe(true)
  })

  it('leave a plain Enter to the text', () => {
    expect(isSubmitKey(press)).toBe(false)
  })

  it('never send it while an input method is choosing characters', () => {
    expect(isSubmitKey({ ...press, ctrlKey: true, isComposing: true })).toBe(false)
    expect(isSubmitKey({ ...press, metaKey: true, keyCode: 229 })).toBe(false)
  })
})
