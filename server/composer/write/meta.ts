import { fold } from '#server/reader/text/fold.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { correctedText } from '#shared/page/corrected-words.ts'
import { isOfNoTown } from '../lay-out/is-of-no-town.ts'
import { nameOf, sureKind } from '../lay-out/kind-in-place.ts'
import { phrase, stopOf } from '../material/turn.ts'
import type { Words } from '../material/words.ts'
import type { PageMaterial } from './page-material.ts'

const longest = { title: 140, description: 300 }

/** Name, kind and place for a search engine's line; the lead below it. */
export function pageMeta(page: PageMaterial): {
  title: string
  description: string
} {
  const { reading, layout, facts, known, corrections, isAlone } = page
  const kind = sureKind(reading)
  const name = known.name ?? wholeName(nameOf(reading).text, layout.title)
  const what =
    facts.kind && kind && facts.kind !== kind.value
      ? facts.kind
      : kind
        ? phrase(reading.text, kind.span)
        : ''
  const town = isOfNoTown(reading) ? '' : townOf(facts.place)
  const [person, ...others] = facts.people ?? []
  // Without a name the page goes by its one person, first name and last, or by what it is, before a
  // whole sentence.
  const isOne =
    isAlone && others.length === 0 && person?.name.includes(' ') && reading.industry !== 'event'
  const calling =
    name || (isOne && person?.name) || shortTitle(layout.title.text) || what || layout.title.text
  const isSaid = (part: string) => fold(calling).includes(fold(part))
  const parts = [calling, isSaid(what) ? '' : what, isSaid(town) ? '' : town]
  const title = parts.filter(Boolean).join(' · ')
  // A lead that begins with the title says it already.
  const isTold = fold(layout.lead.text).startsWith(fold(layout.title.text))
  const opening = isTold || layout.title.text === '' ? '' : asSentence(layout.title.text)
  const description = (opening + layout.lead.text).trimEnd()
  return {
    title: title.slice(0, longest.title),
    description: correctedText(description, corrections).slice(0, longest.description),
  }
}

/** "Marble", where the headline has "Marble Run" out of the brief: the longer is the whole name. */
function wholeName(name: string, title: Words): string {
  const isLonger = title.spans.length === 1 && fold(title.text).includes(fold(name))
  return (name && isLonger && shortTitle(title.text)) || name
}

/** Letters of a headline a page can go by. */
const longestCalling = { spaced: 36, dense: 18 }

/** "Marmita da Vitória": a headline without a verb or a mark is what a page is called. */
function shortTitle(title: string): string {
  const most = isDense(title) ? longestCalling.dense : longestCalling.spaced
  return title.length <= most && !/[,.;:!?、。！？]/.test(title) ? title : ''
}

/** With what stands between it and the next sentence. */
function asSentence(said: string): string {
  const stop = /[.!?…。！？]$/.test(said) ? '' : stopOf(said)
  return /[。！？]$/.test(said + stop) ? said + stop : `${said}${stop} `
}

/** The last part of an address, without its postcode; none where that is a street. */
function townOf(place: string | undefined): string {
  const last =
    place
      ?.split(', ')
      .at(-1)
      ?.replace(/^\d[\d-]* ?/, '') ?? ''
  return /\d/.test(last) ? '' : last
}
