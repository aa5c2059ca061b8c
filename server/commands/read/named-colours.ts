import { colours, placedColours } from '#server/composer/look/look-wishes.ts'
import type { LookWish, NamedColour } from '../intent.ts'
import type { Clause } from './clause.ts'
import type { Mark } from './marked-wish.ts'
import { saidOf, shadeOf, wordOf } from './shade-of.ts'

/** "Purple instead of blue", "I don't like the green, rather red": the other one is what it was. */
function wantedColours(clause: Clause): Mark[] {
  const named = clause.of('look.colours.')
  const liked = named.filter((colour) => !isDisliked(clause, colour))
  const all = liked.length > 0 ? liked : named
  const { isPostpositional } = clause.wish.language.words
  return all.filter((colour) =>
    clause.of('words.instead').every((mark) => {
      const old = isPostpositional
        ? all.findLast(({ end }) => end <= mark.start)
        : all.find(({ start }) => start >= mark.end)
      return old !== colour
    }),
  )
}

/** Words for why stand right beside it, and no sign between. */
function isDisliked({ marks, wish: { text } }: Clause, colour: Mark): boolean {
  const before = marks.findLast(
    ({ start, end }) => end <= colour.start && start < colour.start && isWhy(start),
  )
  const behind = marks.find(({ start }) => start >= colour.end && isWhy(start))
  return [
    before && text.raw.slice(before.end, colour.start),
    behind && text.raw.slice(colour.end, behind.start),
  ].some((between) => between !== undefined && /^[\s\p{L}'’]{0,8}$/u.test(between))

  function isWhy(at: number): boolean {
    return marks.some((mark) => mark.start === at && mark.tags.includes('words.aside'))
  }
}

const places = ['nouns.background', 'nouns.button']

/** Colours by name, of which a page has two and a ground. */
export function coloursIn(clause: Clause): LookWish[] {
  // "Verde oliva" is one colour by two words; "dark blue on a light blue background" is two.
  const marks = wantedColours(clause).filter((mark, at, all) => {
    const alike = all.find((other) => nameOf(other) === nameOf(mark))
    const isPlaced =
      places.some((tag) => clause.has(tag)) && mark.start - (all[at - 1]?.end ?? 0) > 1
    return alike === mark || isPlaced
  })
  const found = marks.flatMap((mark): { mark: Mark; colour: NamedColour }[] => {
    const colour = colours[nameOf(mark)]
    if (!colour) return []
    const step = stepBeside(clause, marks.length)
    if (step)
      return [
        { mark, colour: { ...colour, said: wordOf(clause, mark), depth: step, isStep: true } },
      ]
    const shade = shadeOf(clause, mark, marks.length)
    const { depth } = shade
    const said = saidOf(clause, mark, shade)
    return [
      {
        mark,
        colour: { ...colour, said, chroma: colour.chroma * shade.of, ...(depth && { depth }) },
      },
    ]
  })
  if (found.length === 0) return []
  const ground = nearestTo(clause, 'nouns.background', found)
  const beside = nearestTo(
    clause,
    'nouns.button',
    found.filter(({ colour }) => colour !== ground),
  )
  const all = found.map(({ colour }) => colour)
  return [{ colours: placedColours(all, { ground, beside }), said: all.map(({ said }) => said) }]
}

/** "With a cream background": the colour of what a word names. */
function nearestTo(
  clause: Clause,
  tag: string,
  found: readonly { mark: Mark; colour: NamedColour }[],
): NamedColour | undefined {
  const [thing] = clause.of(tag)
  if (!thing) return undefined
  const { raw } = clause.wish.text
  const width = (from: number, to: number) => raw.slice(from, to).trim().length
  // Joined by as much on both sides, it is the one behind.
  const gap = ({ mark }: { mark: Mark }) =>
    mark.start >= thing.end ? width(thing.end, mark.start) : width(mark.end, thing.start) * 1.5
  return found.toSorted((one, other) => gap(one) - gap(other))[0]?.colour
}

/** "The green darker": of one colour alone is it sure which one is meant. */
function stepBeside(clause: Clause, count: number): NamedColour['depth'] {
  // "Blue and a bit lighter", "blue, lighter": a colour that is to come.
  const isListed = clause.has('words.and') || /[,、，]/.test(clause.raw)
  if (count > 1 || isListed || clause.has('words.instead')) return undefined
  if (clause.has('words.deeper')) return clause.has('words.less') ? 'pale' : 'deep'
  if (clause.has('words.paler')) return clause.has('words.less') ? 'deep' : 'pale'
  return undefined
}

const nameOf = ({ tags }: Mark): string =>
  tags
    .find((tag) => tag.startsWith('look.colours.'))
    ?.split('.')
    .at(-1) ?? ''
