import { parseNumber } from '#server/reader/grammars/read-amounts.ts'

/** A number in a text. */
export interface SpeltNumber {
  start: number
  end: number
  value: number
}

const digits = new Map(
  ['〇零영공', '一일', '二이', '三삼', '四사', '五오', '六육륙', '七칠', '八팔', '九구'].flatMap(
    (names, value) => Array.from(names, (name): [string, number] => [name, value]),
  ),
)
const units = new Map<string, number>([
  ...Array.from('十십', (name): [string, number] => [name, 10]),
  ...Array.from('百백', (name): [string, number] => [name, 100]),
  ...Array.from('千천', (name): [string, number] => [name, 1000]),
  ...Array.from('万萬만', (name): [string, number] => [name, 10_000]),
  ...Array.from('億억', (name): [string, number] => [name, 100_000_000]),
])
const one = '[〇零一二三四五六七八九영공일이삼사오육륙칠팔구]'
const unit = '[十百千万萬億십백천만억]'
/** Digits and numerals with at least one unit between or behind them, or Chinese numerals alone. */
const run = new RegExp(
  `(?:(?:\\d+(?:[.,]\\d+)*|${one})?${unit} ?)+(?:\\d+(?![\\d.,:]|(?!원|円)\\p{L})|${one}(?!${one}))?|[〇一二三四五六七八九]{1,4}`,
  'gu',
)

/** 만2천, 십만, 四十一, 1万2千: numbers as Korean and Japanese spell them, digits and all. */
export function speltNumbers(folded: string): SpeltNumber[] {
  return [...folded.matchAll(run)].flatMap(partsOf).flatMap(({ found, at }) => {
    // 흑백 만오천: a numeral that ends a word is none.
    const isOfWord = /^\D /u.test(found) && /\p{L}$/u.test(folded.slice(0, at))
    const [said, index] = isOfWord ? [found.slice(2), at + 2] : [found, at]
    if (said === '') return []
    const place = { start: index, end: index + said.trimEnd().length }
    // 3만5 leaves the thousand out.
    const short = /[만万] ?[1-9]$/.test(said)
      ? [numberOf(`${said}${said.includes('만') ? '천' : '千'}`)]
      : []
    // 삼천오후: its last numeral may begin the next word.
    const behind = /[십백천만十百千万]( \d+| ?\S)$/u.exec(said)?.[1]
    const cut = behind ? [said.slice(0, -behind.length)] : []
    return [
      ...[numberOf(said), ...short].map((value) => ({ ...place, value })),
      ...cut.map((part) => ({
        start: index,
        end: index + part.length,
        value: numberOf(part),
      })),
    ]
  })
}

/** 3만 4만 5만: where the same unit comes again behind a space another number begins. */
function partsOf({ 0: found, index }: RegExpExecArray): { found: string; at: number }[] {
  const parts: { found: string; at: number }[] = []
  let at = index
  for (const word of found.split(/(?<= )/)) {
    const last = parts.at(-1)
    const isAnew = last !== undefined && largest(word) >= largest(last.found)
    if (last && !isAnew) last.found += word
    else parts.push({ found: word, at })
    at += word.length
  }
  return parts
}

const largest = (said: string): number =>
  Math.max(1, ...Array.from(said, (part) => units.get(part) ?? 1))

function numberOf(said: string): number {
  let [total, section, number] = [0, 0, 0]
  for (const part of said.match(/\d+(?:[.,]\d+)*|\S/gu) ?? []) {
    const factor = units.get(part)
    if (factor === undefined) number = number * 10 + (digits.get(part) ?? parseNumber(part))
    else if (factor < 10_000) {
      section += (number || 1) * factor
      number = 0
    } else {
      total += (section + number || 1) * factor
      section = 0
      number = 0
    }
  }
  return total + section + number
}
