import { partsOf } from '#server/reader/facts/found.ts'
import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { hasTag, tagsIn } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import type { AnswerKind } from '#shared/blocks/contact.ts'
import { formOf, type Labels, tradeGroup } from '../labels.ts'
import { countClaims } from '../material/requests.ts'
import { asPhrase, asProse, type Statement } from '../material/statement.ts'
import { sentence } from '../material/turn.ts'
import { countWords } from '../material/untold.ts'
import { joined, ownWords, type Words } from '../material/words.ts'
import { askedFields } from './asked-fields.ts'
import { headings, ownHeading } from './own-heading.ts'
import { type PageMaterial, sectionLabel } from './page-material.ts'
import { Sheet } from './sheet.ts'

/** The fact in a table, and beside it what the fact does not say. */
export function hours(material: PageMaterial): Sheet | null {
  const { layout, reading, facts, known } = material
  if (!facts.hours && layout.hours.length === 0) return null
  const sheet = new Sheet('hours')
  // Whether it is open on holidays no table of the week says.
  const isTable = ({ span, untold }: Statement) =>
    facts.hours !== undefined &&
    untold === 0 &&
    // "…; we are closed for the first two weeks of August" stands in no table of a week.
    (!hasTag(reading.text, ...span, 'dates.months.') || /[A-Z][a-z]{2}\b/.test(facts.hours)) &&
    (!hasTag(reading.text, ...span, 'hours.holidays') || facts.hours.includes('PH'))
  const told = layout.hours.filter(isTable)
  // Hours the creator settled stand alone: the brief's may say others.
  const rest = known.hours ? [] : layout.hours.filter((statement) => !told.includes(statement))
  // "Tuesday to Friday 9–5, Saturday by appointment" is a week of opening hours.
  const isByAppointment =
    layout.hours.some(({ span }) => hasTag(reading.text, ...span, 'hours.appointment')) &&
    !layout.hours.some(
      ({ span }) =>
        countClaims(reading, span, 'time') > 0 || hasTag(reading.text, ...span, 'hours.days.'),
    )
  const isMeeting = rest.some(
    ({ role, span }) => role === 'programme' && !hasTag(reading.text, ...span, 'hours.open'),
  )
  // A shop of a trade of health has a door that is open, and no consulting hours.
  const isOpen =
    tradeGroup(reading.industry) === 'health' &&
    layout.hours.some(({ span }) => hasTag(reading.text, ...span, 'hours.open'))
  sheet.set(
    'title',
    !facts.hours && isByAppointment
      ? sectionLabel(material, 'appointments')
      : isOpen
        ? formOf(material.labels.sections.hours, [])
        : sectionLabel(material, 'hours', isMeeting ? 'meeting' : null),
  )
  sheet.told(
    'title',
    told.map(({ span }) => span),
  )
  const heading = ownHeading(reading, layout.hours)
  if (heading) sheet.text('title', heading, 120)
  return sheet.text('note', noteOf(reading, rest, facts.hours !== undefined), 600)
}

/** Lines of hours line by line, sentences as they follow one another. */
function noteOf(reading: Reading, statements: readonly Statement[], hasTable: boolean): Words {
  const over = headings(statements)
  const lines = statements.filter(({ list, leads }) => list && !leads)
  const others = statements
    .filter((one) => !lines.includes(one) && !over.includes(one))
    .map((one) => (hasTable ? behindTable(reading, one) : one))
  return joined(
    [
      ...lines.map((line) => asPhrase(reading, line)),
      ...(others.length > 0 ? [joined(asProse(reading, others), ' ')] : []),
    ],
    '\n',
  )
}

/** "Monday to Friday 8–6, | emergencies at weekends": what the table of hours says is not told again. */
function behindTable(reading: Reading, statement: Statement): Statement {
  const { text, claims } = reading
  const [start, end] = statement.span
  const other = tagsIn(text, start, end, 'hours.notHours')[0]?.start ?? start
  const comma = start + text.raw.slice(start, other).search(/[,;，、；][^,;，、；]*$/)
  const isTimed = claims.some(
    ({ kind, span }) => kind === 'time' && span[0] >= comma && span[1] <= end,
  )
  const isTold = comma > start && !isTimed && leads(reading, [start, comma])
  return isTold ? { ...statement, span: trimmed(text.raw, [comma + 1, end]) } : statement
}

/** Where one goes and how, or where they come to. */
export function place(material: PageMaterial): Sheet | null {
  const { layout, reading, facts } = material
  const hasWay = layout.directions.length > 0
  const isServed = layout.area.length > 0
  if (!facts.place && !hasWay && !isServed) return null
  if (facts.place && !hasWay && !isServed && !isAddress(material)) return null
  const sheet = new Sheet('place')
    .set('title', sectionLabel(material, facts.place || !isServed ? 'place' : 'area'))
    .set('mapLink', Boolean(facts.place) && isAddress(material))
  if (reading.facts.place) sheet.told('title', [...partsOf(reading.facts.place)])
  sheet.text('directions', joined(directionsOf(material), ' '), 800)
  return sheet.text('area', joined(asProse(reading, layout.area), ' '), 600)
}

/** How one gets there: behind the address itself, which stands above it. */
function directionsOf({ layout, reading }: PageMaterial): Words[] {
  const { text, facts } = reading
  const parts = facts.place ? partsOf(facts.place) : []
  const led = layout.directions.flatMap((statement) => {
    const address = parts.find(
      ([start, end]) =>
        onlyLeads(reading, [statement.span[0], start]) &&
        (end >= statement.span[1] || /^\s?[,，、(（]/.test(text.raw.slice(end))),
    )
    return address ? [{ statement, rest: trimmed(text.raw, [address[1], statement.span[1]]) }] : []
  })
  const others = layout.directions.filter((one) => led.every(({ statement }) => statement !== one))
  return [
    ...led
      .filter(({ rest: [start, end] }) => end > start)
      .map(({ statement, rest }) => ownWords(sentence(text, rest), statement.span)),
    ...asProse(reading, others),
  ]
}

/** "Address:", "we are in the": nothing, or what only leads to what stands behind it. */
function onlyLeads(reading: Reading, [start, end]: Span): boolean {
  if (start === end) return true
  const said = start < end ? reading.text.raw.slice(start, end) : '\n'
  return (
    /^\S+(?: \S+)?[:：]\s*$/.test(said) || (!/[\n.,;]/.test(said) && leads(reading, [start, end]))
  )
}

const leads = (reading: Reading, span: Span): boolean => countWords(reading, span).untold === 0

/** A town alone gets no map: it stands in the headline. */
function isAddress({ reading, facts }: PageMaterial): boolean {
  const { place } = reading.facts
  return place ? place.kind !== 'town' : /\d/.test(facts.place ?? '')
}

export function contact(material: PageMaterial): Sheet {
  const { layout, reading, labels, action, facts } = material
  const sheet = new Sheet('contact').set(
    'title',
    // A table is booked, a room asked for; what is ordered or asked is neither.
    action.kind === 'book'
      ? formOf(labels.sections.contact, [tradeGroup(reading.industry), 'booking'])
      : formOf(labels.sections.contact, []),
  )
  sheet.text('lead', joined(asProse(reading, layout.contact), ' '), 600)
  for (const fact of [reading.facts.phone, reading.facts.email, reading.facts.url]) {
    if (fact) sheet.told('title', [fact.span])
  }
  const hasWay = facts.phone || facts.email || facts.url || facts.action?.to
  const needsForm = action.hasForm || !hasWay
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

type Row = [keyof Omit<Labels['form'], 'consent' | 'sent' | 'send'>, AnswerKind, boolean]

/** How an answer reaches them: as the owner asks to be reached, who may have no e-mail themselves. */
function waysOf({ facts }: PageMaterial): Row[] {
  const byPhone = facts.phone !== undefined && facts.email === undefined
  return [['name', 'name', true], byPhone ? ['phone', 'phone', true] : ['email', 'email', true]]
}

const message: Row = ['message', 'message', false]

/** What an answer needs to hold, by what the page asks for. */
function rowsOf(material: PageMaterial): Row[] {
  const { action, reading } = material
  const group = tradeGroup(reading.industry)
  const ways = waysOf(material)
  const phone: Row[] = ways.some(([key]) => key === 'phone') ? [] : [['phone', 'phone', false]]
  switch (action.kind) {
    case 'rsvp':
      return [
        ['name', 'name', true],
        ['coming', 'yes-no', true],
        ['guests', 'number', false],
        ['allergies', 'text', false],
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
      return group === 'software' ? [...ways, message] : [...ways, ['date', 'date', false], message]
    case 'quote':
      return [
        ...ways,
        ...phone,
        // Work is done somewhere, and can be shown.
        ...(group === 'trade' ? ([['where', 'text', false]] as Row[]) : []),
        ['what', 'message', true],
        ...(group === 'trade' ? ([['photo', 'photo', false]] as Row[]) : []),
      ]
    case 'order':
      return [...ways, ...phone, ['message', 'message', true]]
    default:
      return [...ways, ['message', 'message', true]]
  }
}

/** The fields the brief names, behind a name and a way to answer; else those of the purpose. */
function fieldsOf(material: PageMaterial) {
  const { labels, reading } = material
  const asked = askedFields(reading, labels)
  const usual = rowsOf(material).map(([key, kind, required]) => ({
    label: labels.form[key],
    kind,
    required,
  }))
  if (asked.length === 0) return usual
  const canAnswer = asked.some(({ kind }) => kind === 'email' || kind === 'phone')
  const own = asked.map((field, at) => ({ ...field, required: at === 0 || field.kind !== 'text' }))
  const isWay = (kind: AnswerKind) => kind === 'email' || kind === 'phone'
  const missing = usual.filter(
    ({ kind, required }) => kind === 'message' || (isWay(kind) && required && !canAnswer),
  )
  const name = { label: labels.form.name, kind: 'name' as const, required: true }
  const asksName = asked.some(({ label }) => fold(label).includes(fold(name.label)))
  return [
    ...(asksName ? [] : [name]),
    ...own,
    ...missing.map((field) => ({ ...field, required: field.kind !== 'message' })),
  ]
}
