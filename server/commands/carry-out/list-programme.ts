import type { ProgrammeItem } from '#shared/page/facts.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { capitalised } from '../capitalised.ts'
import type { ToldEvent } from '../intent.ts'
import { firstOf } from './blocks.ts'
import type { Change, Desktop } from './change.ts'
import { addEvents } from './events.ts'
import { pageTexts } from './page-texts.ts'
import { sentencesOf, untell } from './sentences.ts'

/**
 * What the page knows is on, as a section of its own, without the sentences that say no more; null
 * where it knows nothing of it, or has such a section.
 */
export function listProgramme(desktop: Desktop): Change | null {
  const { document } = desktop
  const known = (document.facts.programme ?? []).filter(({ date, time }) => date || time)
  if (known.length === 0 || firstOf(document, 'events')) return null
  const added = addEvents(desktop, { wish: 'events', items: known.map(asEvent) })
  return known.reduce((change, { title }) => without(desktop, change, title), added)
}

function asEvent({ title, date = '', time = '' }: ProgrammeItem): ToldEvent {
  const when = [date, time].filter((part) => part && !title.includes(part)).join(', ')
  const name = capitalised(title)
  return { title: name, when, text: '', start: '', end: '' }
}

function without(desktop: Desktop, change: Change, title: string): Change {
  const document = applyEdits(desktop.document, change.ops).document
  const bare = (said: string) => said.trim().replace(/[.。]$/, '')
  const told = pageTexts(desktop.document)
    .flatMap((text) => sentencesOf(text, document))
    .filter((sentence) => bare(sentence) === title)
  if (told.length !== 1) return change
  const gone = untell({ ...desktop, document: desktop.document }, { wish: 'untell', words: title })
  return {
    ...change,
    ops: [...gone.ops, ...change.ops],
    sources: { ...gone.sources, ...change.sources },
  }
}
