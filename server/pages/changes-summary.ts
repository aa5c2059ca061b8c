import type { BlockEvent, PartChange, ValueChange } from '#shared/page/compare/page-changes.ts'
import type { FactKey } from '#shared/page/facts.ts'
import type { OtherChange, RevisionChanges } from '#shared/payloads.ts'

/** So many are enough to know a version again. */
const toldParts = 3

/** 'prices' of `prices.price-2`; how a number is written belongs to the number. */
function factOf(path: string): FactKey {
  const key = path.split('.')[0] as FactKey
  return key === 'phoneText' ? 'phone' : key
}

/** What only follows the others, such as the menu's names, where there are any. */
function telling(blocks: PartChange[]): PartChange[] {
  const own = blocks.filter(({ type }) => type !== 'header' && type !== 'footer')
  return own.length > 0 ? own : blocks
}

type Asked = (part: PartChange, value: ValueChange) => boolean

const isText: Asked = (_, { kind, language }) =>
  !language && (kind === 'words' || kind === 'format')
const isPicture: Asked = (_, { kind }) => kind === 'picture' || kind === 'crop'
const isOf = (part: string) => (each: PartChange) => each.type === null && each.part === part

/** What a version changed, in counts and names a list has room for. */
export function changesSummary(parts: PartChange[]): RevisionChanges {
  const blocks = parts.filter(({ type }) => type !== null)
  const isTexts = (part: PartChange) => part.type !== null || part.part === 'meta'
  const texts = valuesOf(parts.filter(isTexts), isText)
  const events = (...wanted: BlockEvent[]) =>
    blocks.flatMap((part) => part.events.filter((event) => wanted.includes(event))).length
  const others: Record<OtherChange, boolean> = {
    moved: events('moved') > 0,
    visibility: events('hidden', 'shown') > 0,
    pictures: valuesOf(blocks, isPicture).length > 0,
    facts: parts.some(isOf('facts')),
    look: parts.some(isOf('look')),
    languages:
      parts.some(isOf('languages')) || valuesOf(parts, (_, { language }) => !!language).length > 0,
    details: valuesOf(parts.filter(isTexts), isDetail).length > 0,
  }
  return {
    texts: texts.length,
    added: events('added'),
    removed: events('removed'),
    others: (Object.keys(others) as OtherChange[]).filter((other) => others[other]),
    facts: [
      ...new Set(
        parts.filter(isOf('facts')).flatMap(({ values }) => values.map(({ path }) => factOf(path))),
      ),
    ],
    parts: telling(blocks)
      .slice(0, toldParts)
      .map((part) => ({
        type: part.type ?? 'other',
        events: part.events,
        texts: valuesOf([part], isText).length,
      })),
    authors: [...new Set(texts.flatMap(({ author }) => author ?? []))],
  }
}

const isDetail: Asked = (part, value) =>
  !isText(part, value) && !isPicture(part, value) && !value.language

function valuesOf(parts: PartChange[], wanted: Asked): ValueChange[] {
  return parts.flatMap((part) => part.values.filter((value) => wanted(part, value)))
}
