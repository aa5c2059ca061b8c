import { isTradeName, tradeIndex } from './classify-industry.ts'
import { findQuotes } from './find-quotes.ts'
import { countryOfCity } from './gazetteer.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAll, phraseIndex } from './match-phrases.ts'
import { bestName, endsWithTrade, type NameCandidate } from './name-candidate.ts'
import type { BriefText, Found } from './read-text.ts'

const stop = /[、。,.!?\n「」『』()（）:・〜~]/
const particle = /[はがをにでのともへ]/
const verbal = /です|ます|した|います|ている|して/

function quoted(text: BriefText, lexicon: Lexicon): NameCandidate[] {
  return findQuotes(text.raw)
    .filter(({ start, end }) => !/[。！？]/.test(text.raw.slice(start, end)) && end - start <= 26)
    .map(({ start, end }, i) => {
      const tail = text.folded.slice(end + 1, end + 10)
      const head = text.folded.slice(Math.max(0, start - 9), start)
      const named = matchAll(phraseIndex(lexicon.name.after), tail)[0]?.start === 0
      const topic = /^\s?(?:は|です|の|では|を|が|で)/.test(tail)
      const work = /(?:アルバム|シングル|作品|曲|著書|合言葉は|テーマは)\W*$/.test(head)
      return { start, end, score: work ? 1 : (named ? 10 : topic ? 8 : 6) - i * 0.3 }
    })
}

function behindCue({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  return matchAll(phraseIndex(lexicon.name.before), folded).map((cue) => {
    let { end: start } = cue
    while (/[\s:「『"'“]/.test(folded[start] ?? 'x')) start += 1
    let end = start
    while (end < folded.length && end - start < 24 && !stop.test(folded[end] ?? '')) {
      if (/^(?:です|といい|と申|という|を|は|で、|と言)/.test(folded.slice(end, end + 3))) break
      end += 1
    }
    return { start, end, score: 9 }
  })
}

/** 麦の音という, 花月堂です: the word that ends at a cue. */
function beforeCue({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const found: NameCandidate[] = []
  for (const cue of matchAll(phraseIndex(lexicon.name.after), folded)) {
    const start = wordStart(folded, cue.start)
    const source = folded.slice(start, cue.start)
    const weak = /^です/.test(folded.slice(cue.start))
    const described = endsWithTrade(source, lexicon) && /[ぁ-ん]/.test(source)
    const opens = /[\s、。]/.test(folded[start - 1] ?? '。')
    const behindTrade =
      folded[start - 1] === 'の' &&
      endsWithTrade(folded.slice(Math.max(0, start - 16), start - 1), lexicon)
    if (weak && (described || !(opens || behindTrade))) continue
    found.push({ start, end: cue.start, score: weak ? 4 : 8.5 })
  }
  return found
}

function wordStart(folded: string, end: number): number {
  let start = end
  while (start > 0 && end - start < 22) {
    const unit = folded[start - 1] ?? ''
    if (stop.test(unit) || /\s/.test(unit)) break
    if (particle.test(unit) && end - start > 1 && !/[ぁ-ん]/.test(folded[start] ?? '')) break
    start -= 1
  }
  return start
}

/** 花月堂は, LUNE（ルネ）は, あおば法律事務所。: the name that opens a brief. */
function opening({ folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const start = /^第\S{1,3}回\s?/.exec(folded)?.[0].length ?? 0
  let end = start
  while (end < folded.length && end - start < 24 && !stop.test(folded[end] ?? '')) {
    if (/[はがでを]/.test(folded[end] ?? '') && end - start > 1) break
    end += 1
  }
  const sign = folded[end] ?? ''
  const source = folded.slice(start, end).trimEnd()
  if (source === '' || verbal.test(source)) return []
  const trade = matchAll(tradeIndex(lexicon), source).some(isTradeName)
  const titled = /[\n:。]/.test(sign) && (trade || sign !== '。')
  const topic = /[はがで(（、,|]/.test(sign) || (sign === 'を' && trade)
  if (!titled && !topic) return []
  if (/[のにへと]/.test(source) && !titled && source.length > 6)
    return behindPlace(folded, start, end)
  return [{ start, end: start + source.length, score: 6.5 }]
}

/** 京都の花月堂は: the name starts behind の. */
function behindPlace(folded: string, from: number, end: number): NameCandidate[] {
  const at = folded.lastIndexOf('の', end - 2)
  return at > from && end - at > 2 ? [{ start: at + 1, end, score: 4.5 }] : []
}

/** 和菓子店 花月堂, 田中歯科医院: a name beside or around a trade's own name. */
function beside(text: BriefText, lexicon: Lexicon): NameCandidate[] {
  const { folded, raw } = text
  const found: NameCandidate[] = []
  for (const match of matchAll(tradeIndex(lexicon), folded)) {
    if (!isTradeName(match)) continue
    const gap = /^\s?[「『'"]?/.exec(folded.slice(match.end, match.end + 3))?.[0].length ?? 0
    const from = match.end + gap
    if (gap > 0 || /[a-z0-9一-龯ァ-ヶ]/.test(folded[from] ?? '')) {
      const end = wordEnd(folded, from)
      if (end - from > 1) found.push({ start: from, end, score: 4.4 })
    }
    let start = match.start
    while (match.start - start < 12 && /[一-龯々ァ-ヶーa-z0-9]/.test(folded[start - 1] ?? ''))
      start -= 1
    const city = [4, 3, 2].find((n) => countryOfCity(raw.slice(start, start + n)))
    const bare = match.start - start < 2 || (city !== undefined && start + city >= match.start)
    if (!bare && !/[一-龯ァ-ヶー]/.test(folded[match.end] ?? '')) {
      found.push({ start, end: match.end, score: 3.8 })
    }
  }
  return found
}

function wordEnd(folded: string, start: number): number {
  let end = start
  while (end < folded.length && end - start < 20 && !stop.test(folded[end] ?? '')) {
    if (/[はがをにでのとも]/.test(folded[end] ?? '')) break
    end += 1
  }
  while (end > start && folded[end - 1] === ' ') end -= 1
  return end
}

/** A name in Japanese: quotes, cues, the opening, and trades' own names. */
export function findJapaneseName(text: BriefText, lexicon: Lexicon): Found<string> | undefined {
  const ways = [quoted, behindCue, beforeCue, opening, beside]
  return bestName(
    text,
    lexicon,
    ways.flatMap((find) => find(text, lexicon)),
  )
}
