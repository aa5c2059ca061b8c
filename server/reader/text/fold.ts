const letter = /\p{L}/u
const unspaced = /[\u3040-\u30fa\u30fc-\u30ff\u3400-\u9fff々]/
const hangul = /[\uac00-\ud7af]/
/** Letters with a stroke, which no normal form takes off: of Polish and Danish names, say. */
const stroked: Readonly<Record<string, string>> = { '\u0142': 'l', '\u00f8': 'o', '\u0111': 'd' }

function foldUnit(unit: string): string {
  const code = unit.charCodeAt(0)
  if (code < 0x80) return unit.toLowerCase()
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase()
  if (code === 0x3000 || code === 0xa0 || code === 0x202f || code === 0x2009) return ' '
  if (code === 0x2019 || code === 0x2018 || code === 0x02bc) return "'"
  if (code === 0x2010 || code === 0x2011) return '-'
  if (code < 0x250 || (code >= 0x1e00 && code < 0x1f00)) {
    const lower = unit.toLowerCase()
    const base = stroked[lower] ?? lower.normalize('NFD').charAt(0)
    return base.length === 1 ? base : unit
  }
  return unit
}

const folds = new Map<string, string>()

/**
 * Lower case, no accents, ASCII digits and marks for their wide forms. Unit by unit: the answer is
 * as long as the text, so that every offset holds in both.
 */
export function fold(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase()
  return text.replace(/[A-Z]+|[\u0080-\uffff]+/g, foldRun)
}

function foldRun(run: string): string {
  let out = ''
  for (let i = 0; i < run.length; i += 1) {
    const unit = run[i] ?? ''
    let folded = folds.get(unit)
    if (folded === undefined) {
      folded = foldUnit(unit)
      folds.set(unit, folded)
    }
    out += folded
  }
  return out
}

export const isLetter = (unit: string | undefined): boolean => !!unit && letter.test(unit)
export const isDigit = (unit: string | undefined): boolean => !!unit && unit >= '0' && unit <= '9'
export const isSpace = (unit: string | undefined): boolean => !!unit && /\s/.test(unit)
/** Kana and Han: scripts that put no spaces between words. */
export const isUnspaced = (unit: string | undefined): boolean => !!unit && unspaced.test(unit)
/** Scripts whose words carry no boundary at their end: particles are glued to them. */
export const isGlued = (unit: string | undefined): boolean =>
  !!unit && (unspaced.test(unit) || hangul.test(unit))
/** A letter of a script with a boundary at both ends of a word. */
export const isWordLetter = (unit: string | undefined): boolean => isLetter(unit) && !isGlued(unit)
