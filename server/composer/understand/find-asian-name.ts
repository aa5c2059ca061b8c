import { isTradeName, tradeIndex } from './classify-industry.ts'
import { findQuotes } from './find-quotes.ts'
import { countryOfCity } from './gazetteer.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { isPhrase, matchAll, phraseIndex } from './match-phrases.ts'
import { type BriefText, endsSentence, type Found } from './read-text.ts'

interface Candidate {
  start: number
  end: number
  score: number
}

const japaneseBreak = /[、。,.!?！？\n「」『』（）()：:・〜~]/
const japaneseParticle = /[はがをにでのともへ]/
const koreanBreak = /[,.!?\n"'“”‘’()·:~]/
/** Particles and endings that Korean hangs on a name. */
const koreanEnding =
  /(?:이라는|라는|이라고|라고|입니다|이에요|예요|에서는|에서|이며|으로|에는|은|는|이|가|을|를|의|와|과|도|로|에|인데요|이고|이란|란)$/

const isKorean = (text: string): boolean => /[\uac00-\ud7af]/.test(text)

function plausible(text: BriefText, lexicon: Lexicon, { start, end }: Candidate): boolean {
  const source = text.folded.slice(start, end)
  const raw = text.raw.slice(start, end)
  if (raw.trim() !== raw || raw.length < 2 || raw.length > 30) return false
  if (countryOfCity(raw) || isPhrase(lexicon.name.generic, source)) return false
  if (/^\d+$/.test(raw) || /[。、\n@]/.test(raw)) return false
  return !matchAll(tradeIndex(lexicon), source).some(
    (match) => match.start === 0 && match.end === source.length,
  )
}

function quoted(text: BriefText, lexicon: Lexicon): Candidate[] {
  return findQuotes(text.raw)
    .filter(({ start, end }) => !/[。！？]/.test(text.raw.slice(start, end)) && end - start <= 26)
    .map(({ start, end }, i) => {
      const tail = text.folded.slice(end + 1, end + 10)
      const head = text.folded.slice(Math.max(0, start - 9), start)
      const named = matchAll(phraseIndex(lexicon.name.after), tail)[0]?.start === 0
      const topic = /^\s?(?:は|です|の|では|を|が|で|에서|은|는|입니다|이|의|예요|이에요)/.test(
        tail,
      )
      const work = /(?:アルバム|シングル|作品|曲|앨범|싱글|著書|책)\W*$/.test(head)
      return { start, end, score: work ? 1 : (named ? 10 : topic ? 8 : 6) - i * 0.3 }
    })
}

/** Walks from a cue to the next break; particles end a name that is not in quotes. */
function afterCue(text: BriefText, lexicon: Lexicon): Candidate[] {
  const found: Candidate[] = []
  for (const cue of matchAll(phraseIndex(lexicon.name.before), text.folded)) {
    let { end: start } = cue
    while (/[\s:：「『"'“‘]/.test(text.folded[start] ?? 'x')) start += 1
    const candidate = { start, end: wordEnd(text, start), score: 9 }
    found.push(candidate)
  }
  return found
}

function wordEnd({ folded, raw }: BriefText, start: number): number {
  let end = start
  const korean = isKorean(raw)
  const stop = korean ? koreanBreak : japaneseBreak
  while (end < folded.length && end - start < 24 && !stop.test(folded[end] ?? '')) {
    if (!korean && /^(?:です|といい|と申|という|を|は|で、|と言)/.test(folded.slice(end, end + 3)))
      break
    end += 1
  }
  let source = raw.slice(start, end)
  if (korean) source = trimKorean(source)
  return start + source.trimEnd().length
}

function trimKorean(source: string): string {
  const bare = source.replace(koreanEnding, '')
  return bare.length >= 2 ? bare : source
}

/** X という, X라는: the word that ends at a cue. */
function beforeCue(text: BriefText, lexicon: Lexicon): Candidate[] {
  const found: Candidate[] = []
  for (const cue of matchAll(phraseIndex(lexicon.name.after), text.folded)) {
    const end = cue.start
    const start = isKorean(text.raw) ? koreanStart(text, end) : japaneseStart(text, end)
    const plain = /^(?:です|입니다|이에요|예요)/.test(text.folded.slice(cue.start, cue.end))
    if (end > start) found.push({ start, end, score: plain ? 4 : 8.5 })
  }
  return found
}

function japaneseStart({ folded }: BriefText, end: number): number {
  let start = end
  while (start > 0 && end - start < 22) {
    const unit = folded[start - 1] ?? ''
    if (japaneseBreak.test(unit) || /[\s]/.test(unit)) break
    if (
      japaneseParticle.test(unit) &&
      /[^\u3041-\u3096]/.test(folded[start] ?? '') &&
      end - start > 1
    )
      break
    start -= 1
  }
  return start
}

function koreanStart({ folded, raw }: BriefText, end: number): number {
  let start = end
  let words = 0
  while (start > 0 && end - start < 24) {
    const unit = folded[start - 1] ?? ''
    if (koreanBreak.test(unit)) break
    if (unit === ' ') {
      const previous = /\S+$/.exec(raw.slice(0, start - 1))?.[0] ?? ''
      words += 1
      if (
        words > 2 ||
        koreanEnding.test(previous) ||
        /(?:있는|하는|인|한|된|운|리는|드는|운영하는)$/.test(previous)
      )
        break
    }
    start -= 1
  }
  return start
}

/** "花月堂は", "LUNE（ルネ）は", a title line: the name that opens a brief. */
function opening(text: BriefText, lexicon: Lexicon): Candidate[] {
  const { folded, raw } = text
  const korean = isKorean(raw)
  let end = 0
  while (
    end < folded.length &&
    end < 24 &&
    !(korean ? koreanBreak : japaneseBreak).test(folded[end] ?? '')
  ) {
    if (!korean && /[はがで]/.test(folded[end] ?? '') && end > 1) break
    if (korean && folded[end] === ' ' && /(?:은|는|이|가|에서|입니다|의)$/.test(raw.slice(0, end)))
      break
    end += 1
  }
  const stop = folded[end] ?? ''
  let source = raw.slice(0, end).trimEnd()
  if (korean) source = trimKorean(source)
  const title = stop === '\n' || stop === ':' || stop === '：'
  const topic = /[はがで（(、,|]/.test(stop) || (korean && source.length < end)
  if (!title && !topic) return []
  if (!korean && /[のをにへと]/.test(source) && !title && source.length > 6) {
    return opensWithPlace(text, source.length)
  }
  if (korean && source.split(' ').length > 3) return []
  if (/(?:です|ます|した|입니다|합니다|에서|하는|있는)/.test(source)) return []
  void lexicon
  return [{ start: 0, end: source.length, score: 6.5 }]
}

/** 京都の花月堂は: the name starts behind の. */
function opensWithPlace({ folded }: BriefText, end: number): Candidate[] {
  const at = folded.lastIndexOf('の', end - 2)
  return at > 0 && end - at > 2 ? [{ start: at + 1, end, score: 4.5 }] : []
}

/** 和菓子店 花月堂, 카페 온도, 田中歯科医院: a name beside or around a trade's own name. */
function beside(text: BriefText, lexicon: Lexicon): Candidate[] {
  const { folded, raw } = text
  const found: Candidate[] = []
  const korean = isKorean(raw)
  for (const match of matchAll(tradeIndex(lexicon), folded)) {
    if (!isTradeName(match)) continue
    const behind = /^\s?[「『'"‘“]?/.exec(folded.slice(match.end))?.[0].length ?? 0
    const from = match.end + behind
    if (
      behind > 0 ||
      /[a-z0-9]/.test(folded[from] ?? '') ||
      (!korean && /[一-龯ァ-ヶ]/.test(folded[from] ?? ''))
    ) {
      const end = korean ? koreanWordEnd(text, from) : japaneseWordEnd(text, from)
      if (end - from > 1) found.push({ start: from, end, score: 4.4 })
    }
    let start = match.start
    while (
      start > 0 &&
      match.start - start < 12 &&
      /[一-龯々ァ-ヶーa-z0-9가-힣]/.test(folded[start - 1] ?? '')
    )
      start -= 1
    if (match.start - start >= 2 && !endsSentence(folded, match.end - 1)) {
      const city = [4, 3, 2].find(
        (n) => countryOfCity(raw.slice(start, start + n)) && start + n <= match.start,
      )
      const after = folded[match.end] ?? ''
      if (!(city && start + city >= match.start) && !/[一-龯ァ-ヶー]/.test(after)) {
        found.push({ start, end: match.end, score: 3.8 })
      }
    }
  }
  return found
}

function japaneseWordEnd({ folded }: BriefText, start: number): number {
  let end = start
  while (end < folded.length && end - start < 20 && !japaneseBreak.test(folded[end] ?? '')) {
    if (
      /[はがをにでのとも]/.test(folded[end] ?? '') ||
      /^です|^とい/.test(folded.slice(end, end + 2))
    )
      break
    end += 1
  }
  while (end > start && folded[end - 1] === ' ') end -= 1
  return end
}

function koreanWordEnd({ folded, raw }: BriefText, start: number): number {
  let end = start
  while (
    end < folded.length &&
    end - start < 16 &&
    !/\s/.test(folded[end] ?? '') &&
    !koreanBreak.test(folded[end] ?? '')
  )
    end += 1
  return start + trimKorean(raw.slice(start, end)).length
}

/** A name in a script without capitals: quotes, cues, the opening, and trades' own names. */
export function findAsianName(text: BriefText, lexicon: Lexicon): Found<string> | undefined {
  const candidates = [quoted, afterCue, beforeCue, opening, beside]
    .flatMap((find) => find(text, lexicon))
    .filter((candidate) => plausible(text, lexicon, candidate))
  const rank = (c: Candidate) => c.score + Math.exp(-c.start / 60)
  const best = candidates.sort((a, b) => rank(b) - rank(a) || a.start - b.start)[0]
  if (!best) return undefined
  const confidence = Math.min(0.97, Math.round((0.3 + best.score * 0.07) * 100) / 100)
  return { value: text.raw.slice(best.start, best.end), span: [best.start, best.end], confidence }
}
