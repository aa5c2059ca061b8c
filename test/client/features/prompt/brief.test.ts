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

  it.each([
    'asdf jkl qwer zxcv',
    'aaaa',
    'Can you help me?',
    'Kannst du mir helfen?',
    'Est-ce que vous pouvez m’aider ?',
    '手伝ってくれますか？',
    '도와줄 수 있나요?',
  ])('asks what it is and where, and makes no page of %s', (brief) => {
    expect(briefProblem(brief)).toEqual({ kind: 'empty' })
  })

  it.each([
    'bakery',
    'We pour',
    'Brauchen Sie einen Maler?',
    'Need a plumber in Leeds?',
    'Lost cat. Seen her?',
  ])('takes few words that say something: %s', (brief) => expect(briefProblem(brief)).toBeNull())
})
