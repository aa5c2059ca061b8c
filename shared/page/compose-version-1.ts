import { segmenter } from '#shared/i18n/formats.ts'
import { hasDenseScript, locales, sentenceGap } from '#shared/locales.ts'
import type { PageLanguage } from './document.ts'
import type { Version1Document } from './version-1.ts'

/** What the form of the older generator asks for. */
export interface Version1Brief {
  title: string
  about: string
  /** Headings, in their order on the page. */
  sections: readonly string[]
  /** `#rrggbb`; a colour of ours where absent. */
  colour?: string | undefined
}

export const defaultColour = '#c2410c'
const longestSubtitle = 300

/**
 * The plain document of the older generator. The subtitle is the first sentence of what was told;
 * the rest goes to the sections whose words it shares, and nothing is added to it.
 */
export function composeVersion1(
  { title, about, sections, colour }: Version1Brief,
  locale: PageLanguage,
): Version1Document {
  const sentences = sentencesOf(about, locale)
  const [first = ''] = sentences
  const subtitle = first.length <= longestSubtitle ? first : ''
  const rest = subtitle ? sentences.slice(1) : sentences
  const headings = sections.map((heading) => [...stems(heading, locale)])
  const homes = rest.map((sentence) => homeOf(stems(sentence, locale), headings))
  return {
    v: 1,
    title,
    subtitle,
    sections: sections.map((heading, index) => ({
      heading,
      body: rest
        .filter((_, at) => homes[at] === index)
        .join(sentenceGap(locale))
        .slice(0, 4000),
    })),
    colour: (colour ?? defaultColour).toLowerCase(),
  }
}

function sentencesOf(text: string, locale: PageLanguage): string[] {
  return [...segmenter(locales[locale].tag, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** The section whose heading a sentence shares most with; the first where it shares nothing. */
function homeOf(told: ReadonlySet<string>, headings: readonly string[][]): number {
  const shared = headings.map((heading) => heading.filter((stem) => told.has(stem)).length)
  return shared.indexOf(Math.max(...shared))
}

/** Words without their endings, so that a plural or a case still meets its heading. */
function stems(text: string, locale: PageLanguage): Set<string> {
  const folded = text.normalize('NFKC').toLowerCase()
  const words = [...segmenter(locales[locale].tag, { granularity: 'word' }).segment(folded)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
  return new Set(
    hasDenseScript(locale)
      ? words.filter((word) => word.length > 1)
      : words.filter(isTelling).map((word) => word.slice(0, 5)),
  )
}

function isTelling(word: string): boolean {
  return word.length > 3
}
