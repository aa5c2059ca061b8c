import { hasDenseScript } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { claimWords, persons } from './claim-words.ts'

const capitalised = /^\p{Lu}[\p{L}\p{M}’'-]*$/u
const words = /[\p{L}\p{M}\p{Nd}’'-]+|[.!?:;–—…"“”«»„()\n]/gu
/** Behind one of these a capital says nothing. */
const opens = /^[.!?:;–—…"“”«»„()\n]$/

/**
 * What a text calls by a name: capitals where its language has none for plain words, and people
 * by their titles. A heading In Capitals Throughout names nothing.
 */
export function namesIn(text: string, language: PageLanguage): string[] {
  const people = [...text.matchAll(persons)].map(([, ...found]) => found.find(Boolean) ?? '')
  return [...people, ...capitalRuns(text, language)].filter(Boolean)
}

function capitalRuns(text: string, language: PageLanguage): string[] {
  const tokens = text.match(words) ?? []
  const spoken = tokens.filter((token) => !opens.test(token) && /\p{Ll}/u.test(token))
  const inCapitals = spoken.filter((token) => capitalised.test(token)).length
  if (spoken.length > 1 && inCapitals > spoken.length * 0.6) return []
  const least = claimWords(language).nounCapitals ? 2 : 1
  const runs: string[][] = []
  let current: string[] = []
  tokens.forEach((token, index) => {
    const before = tokens[index - 1]
    const isFirst = before === undefined || opens.test(before)
    const isName = capitalised.test(token) && token.length > 1 && !/^I['’]/.test(token)
    if (isName && (!isFirst || hasDenseScript(language))) current.push(token)
    else {
      runs.push(current)
      current = []
    }
  })
  return [...runs, current].filter((run) => run.length >= least).flat()
}
