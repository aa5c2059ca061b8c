import type { Draft } from '../draft.ts'
import { isUnspaced } from '../text/fold.ts'
import { tagAt, tagsIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** Letters of the shortest address with its town in a script without spaces. */
const leastDense = 5
/** A number behind a street of Hangul. */
const numberOfHangul = /^ \d{1,4}(?:-\d{1,4})?(?!\d)/

/**
 * Written from the largest to the smallest, with a known town in front: 松本市中央2丁目, letters of
 * names and numbers around a number and its word, or 전주시 완산구 향교길 48, a few words and a number.
 */
export function denseAddress({ text, towns, pieces }: Draft): Span | undefined {
  const { raw } = text
  for (const { tag, start, end } of text.tags) {
    if (tag !== 'places.streets') continue
    const number = numberOfHangul.exec(raw.slice(end))?.[0]
    if (
      number &&
      endsNumber(text, end + number.length) &&
      /\p{Script=Hangul}/u.test(raw[end - 1] ?? '')
    ) {
      const town = towns.findLast((each) => each.end < end && isInRow(raw.slice(each.start, end)))
      if (town) return [town.start, end + number.length]
    }
    if (!isUnspaced(raw[start]) || !/\d/.test(raw[start - 1] ?? '')) continue
    const name = /[\p{Script=Han}\p{Script=Katakana}ー\d]+$/u.exec(raw.slice(0, start))?.[0] ?? ''
    const behind = /^(?:[\d-]+\p{Script=Han}{0,2})*/u.exec(raw.slice(end))?.[0] ?? ''
    const span: Span = [start - name.length, end + behind.length]
    const hasTown = towns.some((town) => town.start >= span[0] && town.end < start)
    if (hasTown && span[1] - span[0] >= leastDense) return span
  }
  return blockAddress({ text, towns }) ?? regionalAddress({ text, towns, pieces })
}

/** 谷中3-12-5: the number of a block, a lot and a house; none begins with a nought, as telephones do. */
const blockNumber =
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{2,20}?[1-9]\d{0,3}(?:[-−‐][1-9]\d{0,3}){1,3}(?![-\d])/gu
/** What lies in a region, up to a particle: 出水市麓町. */
const within = /^[\p{Script=Han}\p{Script=Katakana}ー]{2,14}/u

/** 鎌倉市由比ガ浜2-4-10: a known town, and behind it a block by its numbers. */
function blockAddress({ text, towns }: Pick<Draft, 'text' | 'towns'>): Span | undefined {
  for (const { 0: said, index } of text.raw.matchAll(blockNumber)) {
    const end = index + said.length
    const town = towns.find(({ start }) => start >= index && start < end)
    if (town) return [regionBefore(text, town.start) ?? town.start, end]
    const isBegun = !/\p{Script=Han}/u.test(text.raw[index - 1] ?? '')
    if (isBegun && liesInWard(text, [index, end])) return [index, end]
  }
  return undefined
}

/** Letters of what a ward is called, with the sign for one. */
const longestWard = 6

/** 文京区千駄木: what a block lies in, whether the town is known or not. */
const liesInWard = (text: Draft['text'], [start, end]: Span): boolean =>
  tagsIn(text, start + 1, Math.min(end, start + longestWard), 'places.wards').some((sign) =>
    /^\p{Script=Han}/u.test(text.raw.slice(sign.end)),
  )

/** 鹿児島県出水市麓町: a region and what lies in it, told as where one is. */
function regionalAddress({
  text,
  towns,
  pieces,
}: Pick<Draft, 'text' | 'towns' | 'pieces'>): Span | undefined {
  for (const { start, end } of text.tags.filter(isRegion)) {
    const piece = pieces.find(({ span }) => span[0] <= start && start < span[1])
    const own = within.exec(text.raw.slice(end))?.[0] ?? ''
    const isTown = towns.some((town) => town.start >= start && town.end > end && town.start <= end)
    if (piece?.role === 'place' && own && isTown) return [start, end + own.length]
  }
  return undefined
}

const isRegion = ({ tag, start, end }: { tag: string; start: number; end: number }): boolean =>
  tag.startsWith('places.countries.') && end - start > 2

const regionBefore = (text: Draft['text'], at: number): number | undefined =>
  text.tags.find((tag) => isRegion(tag) && tag.end === at)?.start

/** "48." or 48입니다, and not the floor 1층. */
export const endsNumber = (text: Draft['text'], at: number): boolean =>
  !/^\p{Script=Hangul}/u.test(text.raw.slice(at)) ||
  ['words.copulas', 'words.prepositions'].some((tag) => tagAt(text, at, tag))

const isInRow = (said: string): boolean =>
  /^\p{Script=Hangul}+(?: \p{Script=Hangul}+){1,3}$/u.test(said)
