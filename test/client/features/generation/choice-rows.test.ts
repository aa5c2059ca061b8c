import { describe, expect, it } from 'vitest'
import type { BriefSpan } from '#client/features/generation/brief-spans.ts'
import { choiceRows, chosenOf, looksOdd } from '#client/features/generation/choice-rows.ts'
import type { BriefRow } from '#shared/page/brief-rows.ts'

const brief = 'Anna: Bread. Cakes. Ring me.'
const rows: BriefRow[] = [
  { span: [0, 5], kind: 'mark' },
  { span: [6, 12] },
  { span: [13, 19] },
  { span: [20, 28], kind: 'without' },
]
const span = (text: string, kind: BriefSpan['kind'], id?: string): BriefSpan => ({
  text,
  kind,
  fact: null,
  places: id ? [{ id }] : [],
  changed: [],
})
const spans = [
  span('Anna: ', 'plain'),
  span('Bread. ', 'said', 'hero'),
  span('Cakes. ', 'left'),
  span('Ring me.', 'out'),
]
const read = choiceRows(brief, rows, spans)

describe('the rows of a brief', () => {
  it('are ticked where the page says them, and know where', () => {
    expect(read.map(({ text, isOn }) => [text, isOn])).toEqual([
      ['Anna:', false],
      ['Bread.', true],
      ['Cakes.', false],
      ['Ring me.', false],
    ])
    expect(read[1]?.places).toEqual([{ id: 'hero' }])
  })

  it('know what was wanted and still stands nowhere', () => {
    const wanted: BriefRow[] = [
      { span: [6, 12], kind: 'with' },
      { span: [13, 19], kind: 'with' },
    ]
    const told = choiceRows(brief, wanted, spans)
    expect(told.map(({ isOn, isMissing }) => [isOn, isMissing])).toEqual([
      [true, false],
      [true, true],
    ])
  })

  it('leave out what was unticked, and tell what was ticked beyond the page', () => {
    expect(chosenOf(read, new Map())).toEqual({ without: [[20, 28]], with: [] })
    const ticks = new Map([
      [6, false],
      [13, true],
      [20, true],
    ])
    expect(chosenOf(read, ticks)).toEqual({
      without: [[6, 12]],
      with: [
        [13, 19],
        [20, 28],
      ],
    })
  })
})

describe('what is worth a look', () => {
  const open = rows.slice(0, 3)

  it('is a chat, and a brief of which much waits', () => {
    expect(looksOdd('chat', open, [span(brief, 'said')])).toBe('chat')
    expect(looksOdd(null, open, [span('Bread', 'said'), span('Cakes', 'left')])).toBe('waits')
  })

  it('is no ordinary brief, and none that somebody has chosen from', () => {
    expect(looksOdd(null, open, [span('Bread and rolls', 'said'), span('Cake', 'left')])).toBeNull()
    expect(looksOdd('chat', rows, spans)).toBeNull()
  })
})
