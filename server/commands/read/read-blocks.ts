import type { Intent, PagePart } from '../intent.ts'
import { around, blocks, kindsOf, parts } from './block-kinds.ts'
import { type Clause, isSoft, means, takesAway } from './clause.ts'
import { hasNoForm } from './has-no-form.ts'
import type { Mark } from './marked-wish.ts'
import { placing } from './placing.ts'
import { readButton } from './read-button.ts'
import { unclearPart } from './unclear-part.ts'

/** Parts of the page: more, fewer, elsewhere; its button; shorter texts; a step back. */
export function readBlocks(clause: Clause): Intent | null {
  return (
    step(clause) ??
    readButton(clause) ??
    swapping(clause) ??
    placing(clause) ??
    presence(clause) ??
    wording(clause)
  )
}

function step(clause: Clause): Intent | null {
  if (clause.does('redo') && clause.isRead([...around, 'do.redo'])) return { wish: 'redo' }
  const isUndo = clause.does('undo') && clause.isRead([...around, 'do.undo', 'words.not'])
  return isUndo ? { wish: 'undo' } : null
}

/** "Swap the prices and the photos". */
function swapping(clause: Clause): Intent | null {
  if (!clause.has('do.swap') || clause.places().length > 0) return null
  if (!clause.isRead([...around, ...blocks, ...parts, 'do.', 'words.and'])) return null
  const [one, other, ...more] = kindsOf(clause.of('nouns.'))
  return one && other && more.length === 0 ? { wish: 'swap', kinds: [one, other] } : null
}

function presence(clause: Clause): Intent | null {
  if (clause.places().length > 0 || clause.has('value.')) return null
  if (clause.isTwofold() || unclearPart(clause)) return null
  const denied = clause.of('words.not')
  const kinds = partsNamed(clause)
  if (kinds.length === 0 || (clause.has('do.rename') && !areJoined(clause))) return null
  if (!clause.isRead([...around, ...blocks, ...parts, 'nouns.offer', 'do.', 'words.not']))
    return null
  // "Don't show", "show no more".
  const isShownNoMore = clause.has('do.show') && clause.has('do.remove')
  if (isShownNoMore && clause.doesOnly('show', 'remove', 'change', 'move'))
    return { wish: 'hide', kinds }
  // "No gallery".
  const isBare = clause.of('do.').every((mark) => means(mark, 'words.not'))
  if (denied.length > 0 && isBare) return { wish: 'remove', kinds, isDenied: true }
  if (denied.length > 0) return clause.does('show') ? { wish: 'hide', kinds } : null
  for (const wish of ['remove', 'hide', 'show', 'add'] as const) {
    const isTaken =
      (wish === 'remove' || wish === 'hide') &&
      clause.has(`do.${wish}`) &&
      clause.does(wish, 'move')
    if ((isTaken || clause.does(wish)) && !(wish === 'add' && clause.has('nouns.address')))
      return { wish, kinds }
  }
  return null
}

/** "Call the prices services", where the verb may be "mention" as well, is no list of parts. */
function areJoined(clause: Clause): boolean {
  const [first, second] = clause.of('nouns.').filter((mark) => kindsOf([mark]).length > 0)
  return (
    !first ||
    !second ||
    clause.of('words.and').some(({ start, end }) => start >= first.end && end <= second.start)
  )
}

/** The parts that are to come or to go: a map and a form are less than the sections that have them. */
function partsNamed(clause: Clause): PagePart[] {
  const isFormLess = takesAway(clause)
    ? canDoWithout(clause)
    : clause.does('add') && hasNoForm(clause)
  const named = clause.of('nouns.').flatMap((mark): PagePart[] => {
    if (isSection(clause, mark)) return kindsOf([mark])
    if (means(mark, 'nouns.map')) return ['map']
    return isFormLess && means(mark, 'nouns.form') ? ['form'] : kindsOf([mark])
  })
  const isWithin = (part: PagePart) =>
    (part === 'map' && named.includes('place')) || (part === 'form' && named.includes('contact'))
  return [...new Set(named)].filter((part) => !isWithin(part))
}

/** Who can be called or written to otherwise still can without a form. */
const canDoWithout = ({ wish }: Clause): boolean =>
  wish.page.facts.phone !== undefined || wish.page.facts.email !== undefined

/** "The section with the map", "the map section": all of it is meant. */
function isSection(clause: Clause, part: Mark): boolean {
  return clause.of('nouns.section').some((section) => {
    const [from, to] = section.end <= part.start ? [section, part] : [part, section]
    const between = clause.marks.filter(({ start, end }) => start >= from.end && end <= to.start)
    return between.every((mark) => isSoft(mark) && !means(mark, 'words.and'))
  })
}

const textual = ['nouns.texts', 'nouns.sentence', 'nouns.headline', 'nouns.headings', 'nouns.title']

function wording(clause: Clause): Intent | null {
  const kinds = kindsOf(clause.of('nouns.').filter((mark) => kindsOf([mark]).length > 0))
  if (kinds.length > 1 || clause.places().length > 0 || clause.has('value.')) return null
  const isTone =
    clause.has('nouns.texts') &&
    clause.has('qualities.') &&
    !clause.has('qualities.large') &&
    !clause.has('qualities.small')
  if (
    !clause.isRead([
      ...around,
      ...blocks,
      ...textual,
      'do.',
      ...(isTone ? ['qualities.', 'words.less'] : []),
    ])
  )
    return null
  const kind = kinds[0] ?? null
  if (isTone) return { wish: 'rewrite', kind }
  for (const wish of ['shorter', 'longer', 'rewrite'] as const) {
    const isMeant =
      clause.does(wish) &&
      (wish !== 'rewrite' || kind || clause.has('nouns.texts') || clause.has('nouns.headline'))
    if (isMeant) return { wish, kind }
  }
  return null
}
