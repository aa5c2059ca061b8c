import { isSearch } from '#server/reader/facts/lost-notice.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { speakers } from '#server/reader/text/tag-names.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { paragraphs, spanLimits } from '#shared/page/rich-text.ts'
import { topicOf } from '../lay-out/topics.ts'
import { chanceOf } from '../material/role-chance.ts'
import { speaksOfSomebody } from '../material/speaks-of-somebody.ts'
import { asPhrase, asProse, type Statement } from '../material/statement.ts'
import { sentence } from '../material/turn.ts'
import { joined, ownWords, type Words } from '../material/words.ts'
import { inOneLine } from './in-one-line.ts'
import { headingText } from './own-heading.ts'
import type { PageMaterial } from './page-material.ts'
import { sectionLabel } from './section-label.ts'
import { Sheet } from './sheet.ts'

/** What speaks for it and what is good to know: a few words each, or the sentence whole. */
export function features(material: PageMaterial): Sheet | null {
  const { layout, reading } = material
  if (layout.features.length === 0) return null
  const sheet = new Sheet('features').set('title', sectionLabel(material, labelOf(material)))
  // A title is read as a heading: beside sentences, and over rules, there are none.
  const isShort =
    layout.features.length > 1 &&
    layout.features.every(
      (statement) => promising.has(statement.role) && isLabel(material, statement),
    )
  const entries = isShort ? layout.features : inOneLine(reading, layout.features)
  for (const statement of entries.slice(0, 24)) {
    const path = sheet.item('items', {})
    sheet.text(
      `${path}.${isShort ? 'title' : 'text'}`,
      isShort ? asPhrase(reading, statement) : whole(material, statement),
      isShort ? 120 : 400,
    )
  }
  return sheet
}

/** From 0 to 1: how likely words have to be there for what a heading promises. */
const leastRule = 0.4

/** Where most of it is rules, the heading says so; else no more than that it is good to know. */
function labelOf({ layout, reading, labels }: PageMaterial): 'features' | 'faq' {
  const { features, faq } = layout
  const isPromised = isSearch(reading) || features.every(({ role }) => promising.has(role))
  if (isPromised || faq.length > 0) return 'features'
  const rules = features.filter(
    (one) =>
      chanceOf(reading, one.span, ['policy', 'process']) > leastRule ||
      topicOf(reading, one, labels) !== null,
  )
  return wordsIn(rules) * 2 >= wordsIn(features) ? 'faq' : 'features'
}

const wordsIn = (statements: readonly Statement[]): number =>
  statements.reduce((sum, { words }) => sum + words, 0)

const promising: ReadonlySet<SpanRole> = new Set(['highlight', 'offer'])

/** Each list its creator wrote, under its own heading. */
export function ownLists(material: PageMaterial): Sheet[] {
  const { layout, reading } = material
  return layout.lists.map(({ heading, items, isNumbered }, at) => {
    const sheet = new Sheet(isNumbered ? 'steps' : 'features')
    sheet.id = at === 0 ? 'list' : `list-${at + 1}`
    sheet.text('title', headingText(reading, heading), 120)
    for (const item of items.slice(0, 24)) {
      const path = sheet.item('items', {})
      const isStep = isNumbered && item.isSentence
      sheet.text(`${path}.text`, isStep ? whole(material, item) : asPhrase(reading, item))
    }
    return sheet
  })
}

/** A few words stand as a title; more are read as a sentence. */
const longestLabel = { words: 6, letters: 20 }

function isLabel({ reading }: PageMaterial, { isSentence, span, words }: Statement): boolean {
  const said = reading.text.raw.slice(...span)
  const isFew = isDense(said) ? said.length <= longestLabel.letters : words <= longestLabel.words
  return !isSentence && isFew
}

export function whole({ reading }: PageMaterial, { span }: Statement): Words {
  return ownWords(sentence(reading.text, span), span)
}

export function steps(material: PageMaterial): Sheet | null {
  const { layout } = material
  if (layout.steps.length === 0) return null
  const isOrder = material.action.kind === 'order'
  const sheet = new Sheet('steps').set(
    'title',
    sectionLabel(material, 'steps', isOrder ? 'order' : null),
  )
  for (const statement of layout.steps.slice(0, 12)) {
    const path = sheet.item('items', {})
    sheet.text(`${path}.text`, whole(material, statement))
  }
  return sheet
}

/** The creator's own story, in order; a paragraph for every few sentences. */
export function about(material: PageMaterial): Sheet | null {
  const { layout, reading } = material
  const { about, quote } = layout
  // A sentence without a story beside it is a thought of its own.
  const story = about.length === 0 && quote ? [quote] : about
  if (story.length === 0) return null
  const said = asProse(reading, story)
  // "Who I am" over what the course teaches would promise somebody else.
  const isOfThing = !story.some((statement) =>
    tellsDay(material) ? saysWe(reading, statement) : speaksOfSomebody(reading, statement),
  )
  const sheet = new Sheet('about').set(
    'title',
    sectionLabel(material, 'about', isOfThing ? 'thing' : null),
  )
  if (about.length > 0 && quote) sheet.text('quote', whole(material, quote), 300)
  // A whole brief without a mark is one letter longer than a text may be once it has its stop.
  const texts = inParagraphs(said).map(({ text }) => text.slice(0, spanLimits.text))
  sheet.set('body', paragraphs(...texts))
  sheet.told(
    'body',
    said.flatMap(({ spans }) => spans),
  )
  return sheet
}

/** Beside the day of a concert or a course, who plays or teaches there is told of that day; a feast has a heading for it. */
const tellsDay = ({ reading: { days, industry }, layout: { programme } }: PageMaterial): boolean =>
  industry !== 'event' &&
  days.some(({ start }) => programme.some(({ span }) => span[0] <= start && start < span[1]))

const saysWe = ({ text }: PageMaterial['reading'], { span }: Statement): boolean =>
  speakers.some((tag) => hasTag(text, ...span, tag))

const longestParagraph = 360

function inParagraphs(said: readonly Words[]): Words[] {
  const found: Words[] = []
  for (const words of said) {
    const last = found.at(-1)
    const fits = last && last.text.length + words.text.length <= longestParagraph
    if (fits) found[found.length - 1] = joined([last, words], ' ')
    else found.push(words)
  }
  return found
}

export function team(material: PageMaterial): Sheet | null {
  const { layout, reading } = material
  if (layout.team.length === 0) return null
  const sheet = new Sheet('team').set('title', sectionLabel(material, 'team'))
  for (const statement of layout.team.slice(0, 24)) {
    const person = reading.facts.people.find(
      ({ span }) => span[0] >= statement.span[0] && span[1] <= statement.span[1],
    )
    const path = sheet.item('items', { name: person?.value.name ?? '' })
    sheet.text(`${path}.bio`, whole(material, statement))
  }
  return sheet
}

export function faq(material: PageMaterial): Sheet | null {
  const { layout, reading, labels } = material
  if (layout.faq.length === 0) return null
  const sheet = new Sheet('faq').set('title', sectionLabel(material, 'faq'))
  for (const { topic, statements } of layout.faq) {
    const path = sheet.item('items', { q: labels.topics[topic].label })
    sheet.text(`${path}.a`, joined(asProse(reading, statements), ' '), 600)
  }
  return sheet
}
