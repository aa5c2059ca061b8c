import { isFuneral } from '#server/reader/facts/deceased.ts'
import { fold } from '#server/reader/text/fold.ts'
import type { AnswerKind } from '#shared/blocks/contact.ts'
import { formOf, type Labels, tradeGroup } from '../labels.ts'
import { memoryAsked } from '../lay-out/memory-asked.ts'
import { hasTables } from '../lay-out/wanted-action.ts'
import { asksForNumber, asksForPhoto, formDeadline } from '../material/form-deadline.ts'
import { onlyReaches } from '../material/only-reaches.ts'
import { asPhrase, asProse, type Statement } from '../material/statement.ts'
import { sentence } from '../material/turn.ts'
import { joined, ownWords } from '../material/words.ts'
import { askedFields } from './asked-fields.ts'
import type { PageMaterial } from './page-material.ts'
import { Sheet } from './sheet.ts'

export function contact(material: PageMaterial): Sheet {
  const { layout, reading, labels, action, facts } = material
  const sheet = new Sheet('contact').set(
    'title',
    // A table is booked, a room asked for; what is ordered or asked is neither.
    action.kind === 'book'
      ? formOf(labels.sections.contact, [
          hasTables(reading, facts) ? tradeGroup(reading) : 'reserve',
          action.label === labels.buttons.book.reserve ? 'reserve' : null,
          'booking',
        ])
      : // At a funeral that nobody is asked to answer those who mourn sign.
        formOf(labels.sections.contact, [
          action.to === '' && isFuneral(reading) ? 'memorial' : null,
          action.kind === 'rsvp' ? 'rsvp' : null,
        ]),
  )
  const isRow = (one: Statement) => onlyReaches(reading, facts, one.span)
  const rows = wholeSentences(layout.contact, isRow)
  sheet.told(
    'title',
    rows.map(({ span }) => span),
  )
  const told = layout.contact.filter((one) => !rows.includes(one))
  const until = action.hasForm && layout.notice.length === 0 ? formDeadline(reading) : null
  const day = until ? [ownWords(sentence(reading.text, until), until)] : []
  sheet.text('lead', joined([...day, ...asProse(reading, told)], ' '), 600)
  const { signature } = layout
  if (signature) sheet.text('who', asPhrase(reading, signature), 160)
  for (const fact of [reading.facts.phone, reading.facts.email, reading.facts.url]) {
    if (fact) sheet.told('title', [fact.span])
  }
  const hasWay = facts.phone || facts.email || facts.url || facts.action?.to
  // Where one simply comes, nobody is to write.
  const needsForm = action.hasForm || !(hasWay || action.kind === 'visit')
  if (!needsForm) return sheet.set('fields', [])
  return sheet
    .set('fields', fieldsOf(material))
    .set('consent', formOf(labels.form.consent, []))
    .set(
      'submit',
      action.hasForm && action.kind !== 'mail' && action.kind !== 'message'
        ? action.label
        : labels.form.send,
    )
    .set(
      'success',
      formOf(labels.form.sent, [
        action.kind === 'rsvp' ? 'rsvp' : action.kind === 'book' ? 'booking' : null,
      ]),
    )
}

/** Statements of sentences all parts of which are so: half a sentence stands nowhere. */
function wholeSentences(
  statements: readonly Statement[],
  isSo: (one: Statement) => boolean,
): Statement[] {
  const others = new Set(statements.filter((one) => !isSo(one)).map(({ sentence }) => sentence))
  return statements.filter(({ sentence }) => !others.has(sentence))
}

type Row = [keyof Omit<Labels['form'], 'consent' | 'sent' | 'send'>, AnswerKind, boolean]

/** How an answer reaches them: as the owner asks to be reached, who may have no e-mail themselves. */
function waysOf({ facts, reading }: PageMaterial): Row[] {
  const isOpen = facts.email === undefined && facts.phone === undefined
  const byPhone = isOpen
    ? asksForNumber(reading)
    : facts.phone !== undefined && facts.email === undefined
  return [['name', 'name', true], byPhone ? ['phone', 'phone', true] : ['email', 'email', true]]
}

const message: Row = ['message', 'message', false]

/** Letters of a label that are alike in all its forms: "allergi|es", "allergi|c". */
const stem = 6

/** What the owner has not spoken of is asked of no guest. */
const speaksOf = ({ labels, reading }: PageMaterial, key: Row[0]): boolean =>
  reading.text.folded.includes(fold(labels.form[key]).slice(0, stem))

const photo: Row = ['photo', 'photo', false]

/** What an answer needs to hold, by what the page asks for. */
function rowsOf(material: PageMaterial): Row[] {
  const { action, reading, facts, labels } = material
  const group = hasTables(reading, facts) ? tradeGroup(reading) : null
  const ways = waysOf(material)
  const phone: Row[] = ways.some(([key]) => key === 'phone') ? [] : [['phone', 'phone', false]]
  switch (action.kind) {
    case 'rsvp':
      return [
        ['name', 'name', true],
        ['coming', 'yes-no', true],
        ['guests', 'number', false],
        ...(speaksOf(material, 'allergies') ? ([['allergies', 'text', false]] as Row[]) : []),
        message,
      ]
    case 'book':
      if (group === 'food')
        return [
          ...ways,
          ['date', 'date', true],
          ['time', 'time', true],
          ['people', 'number', true],
          message,
        ]
      if (group === 'lodging')
        return [
          ...ways,
          ['arrival', 'date', true],
          ['departure', 'date', true],
          ['people', 'number', true],
          message,
        ]
      // A feast has its own day, and so has a class.
      return group === 'software' ||
        group === 'lessons' ||
        (group === 'event' && reading.days.length > 0)
        ? [...ways, message]
        : [...ways, ['date', 'date', false], message]
    case 'quote':
      return [
        ...ways,
        ...phone,
        // Work is done somewhere, and can be shown.
        ...(group === 'trade' ? ([['where', 'text', false]] as Row[]) : []),
        ['what', 'message', true],
        ...(group === 'trade' || asksForPhoto(reading, labels) ? [photo] : []),
      ]
    case 'order':
      return [...ways, ...phone, ['message', 'message', true]]
    default:
      // Who leaves a memory of somebody waits for no answer.
      return [
        ...(memoryAsked(reading) ? ways.filter(([key]) => key === 'name') : ways),
        ['message', 'message', true],
        ...(asksForPhoto(reading, labels) ? [photo] : []),
      ]
  }
}

/** The fields the brief names, behind a name and a way to answer; else those of the purpose. */
function fieldsOf(material: PageMaterial) {
  const { labels, reading, action } = material
  const asked = askedFields(reading, labels)
  const usual = rowsOf(material).map(([key, kind, required]) => ({
    label: labels.form[key],
    kind,
    required,
  }))
  if (asked.length === 0) return usual
  const isWay = (kind: AnswerKind) => kind === 'email' || kind === 'phone'
  const canAnswer = asked.some(({ kind }) => isWay(kind))
  const name = { label: labels.form.name, kind: 'name' as const, required: true }
  const isName = ({ kind }: { kind: AnswerKind }) => kind === name.kind
  // Without a name or a way to answer no form works; of the rest the owner says nothing.
  const [onlyWay, ...others] = asked.filter(({ kind }) => isWay(kind))
  const own = asked.map((field) => ({
    ...field,
    required:
      field.kind === name.kind ||
      (field === onlyWay && others.length === 0) ||
      (field.kind === 'date' && action.kind === 'book'),
  }))
  // Who is invited says whether they come, whatever else they are asked.
  const coming = usual.filter(({ kind }) => kind === 'yes-no')
  const way = usual.filter(({ kind, required }) => isWay(kind) && required && !canAnswer)
  const names = own.filter(isName)
  const message = usual.filter(({ kind }) => kind === 'message')
  return [
    ...(names.length > 0 ? names : [name]).map((field, at) => ({ ...field, required: at === 0 })),
    ...coming,
    ...own.filter((field) => !isName(field)),
    ...way,
    ...message.map((field) => ({ ...field, required: false })),
  ]
}
