import { describe, expect, it } from 'vitest'
import { briefProblem } from '#client/features/prompt/brief.ts'

describe('the brief of the prompt box', () => {
  it('is refused while it holds nothing but space', () => {
    expect(briefProblem(' \n\t ')).toEqual({ kind: 'empty' })
  })

  it('is refused while it has no word in it', () => {
    expect(briefProblem('!!! 123')).toEqual({ kind: 'empty' })
    expect(briefProblem('寿司')).toBeNull()
  })

  it('may have 4,000 characters, not counting the space around it', () => {
    expect(briefProblem(`  ${'a'.repeat(4000)}\n`)).toBeNull()
  })

  it('says by how many characters it is too long', () => {
    expect(briefProblem('a'.repeat(4012))).toEqual({ kind: 'long', by: 12 })
  })
})
