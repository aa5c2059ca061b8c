import { clock } from '#shared/page/opening-hours.ts'
import type { Atom } from './hours/atom.ts'
import { readAtoms } from './hours/read-atoms.ts'
import type { Lexicon } from './lexicon/lexicon.ts'

/** The times behind a date: `10:00` and, where it says so, until when; `end` is where they end. */
export function timesBehind(
  folded: string,
  from: number,
  to: number,
  lexicon: Lexicon,
): { from: string; until: string; end: number } | null {
  const atoms = readAtoms(folded.slice(from, to), lexicon, [])
  const said = folded.slice(from, to)
  const at = atoms.findIndex((atom, i) => {
    if (atom.kind !== 'time') return false
    return (
      atom.marked ||
      isFrom(atoms[i - 1]) ||
      untilAt(atoms, i)?.marked ||
      leads.test(said.slice(0, atom.start))
    )
  })
  const first = atoms[at]
  if (first?.kind !== 'time') return null
  const until = untilAt(atoms, at)
  const before = atoms[at - 1]
  const half = before?.kind === 'half' ? before.half : (first.half ?? until?.half ?? null)
  return {
    from: clock(shifted(first.minutes, half)),
    until: until ? clock(shifted(until.minutes, until.half)) : '',
    end: from + (until ?? first).end,
  }
}

/** "from 10 to 6 pm": the time behind "to". */
function untilAt(atoms: readonly Atom[], at: number): Extract<Atom, { kind: 'time' }> | null {
  const [word, time] = atoms.slice(at + 1, at + 3)
  return word?.kind === 'word' && word.words.has('to') && time?.kind === 'time' ? time : null
}

const isFrom = (atom: Atom | undefined): boolean => atom?.kind === 'word' && atom.words.has('from')

const leads = /(?:^|\s)(?:at|from|um|ab|à|a las|alle|dalle|om|vanaf|as|des|a partir das)\s$/

function shifted(minutes: number, half: 'am' | 'pm' | null): number {
  return (half === 'pm' && minutes < 720 ? minutes + 720 : minutes) % (24 * 60)
}
