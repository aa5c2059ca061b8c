import type { BlockProps } from '#shared/blocks/index.ts'
import type { Archetype } from '#shared/page/industries.ts'
import type { CommonCopy } from './copy-schema.ts'
import type { Desk } from './desk.ts'
import { hasStreet } from './words-of.ts'
import type { Written } from './written.ts'

export function hoursProps({ hand, common, facts }: Desk): Written<'hours'> {
  return {
    props: {
      title: hand.write('hours/title', common.sections.hours, 120),
      note: facts.hours ? hand.write('hours/note', common.hoursNote, 300) : '',
    },
  }
}

export function placeProps({ hand, common, isVisited, facts }: Desk): Written<'place'> {
  const isAddress = hasStreet(facts.place)
  // A town alone shows nobody the way to a door.
  const slot = isAddress || !facts.place ? 'place' : isVisited ? 'town' : 'area'
  return {
    props: {
      title: hand.write('place/title', common.sections[slot], 120),
      directions:
        isVisited && isAddress ? hand.write('place/directions', common.placeDirections, 500) : '',
      area: !isVisited && facts.place ? hand.write('place/area', common.serviceArea, 300) : '',
      mapLink: true,
    },
  }
}

type FormField = BlockProps<'contact'>['fields'][number]
type Asked = [keyof CommonCopy['form'], FormField['kind'], required: boolean]

/** What a form asks for. Trades people rather visit or call have one only where nothing else is known. */
const forms: Record<Archetype, { always: boolean; fields: readonly Asked[] }> = {
  food: {
    always: false,
    fields: [
      ['name', 'text', true],
      ['email', 'email', true],
      ['message', 'message', true],
    ],
  },
  retail: {
    always: false,
    fields: [
      ['name', 'text', true],
      ['email', 'email', true],
      ['message', 'message', true],
    ],
  },
  event: {
    always: false,
    fields: [
      ['name', 'text', true],
      ['email', 'email', true],
      ['message', 'message', true],
    ],
  },
  appointment: {
    always: true,
    fields: [
      ['name', 'text', true],
      ['email', 'email', true],
      ['phone', 'phone', false],
      ['date', 'text', false],
      ['message', 'message', true],
    ],
  },
  trade: {
    always: true,
    fields: [
      ['name', 'text', true],
      ['email', 'email', true],
      ['phone', 'phone', false],
      ['message', 'message', true],
    ],
  },
  lodging: {
    always: true,
    fields: [
      ['name', 'text', true],
      ['email', 'email', true],
      ['date', 'text', true],
      ['message', 'message', true],
    ],
  },
  portfolio: {
    always: true,
    fields: [
      ['name', 'text', true],
      ['email', 'email', true],
      ['project', 'text', false],
      ['message', 'message', true],
    ],
  },
  organisation: {
    always: true,
    fields: [
      ['name', 'text', true],
      ['email', 'email', true],
      ['message', 'message', true],
    ],
  },
}

export function contactProps(desk: Desk): Written<'contact'> {
  const { hand, common, facts, archetype } = desk
  const form = forms[archetype]
  const isReachable = Boolean(facts.phone ?? facts.email ?? facts.url)
  const title = hand.write('contact/title', common.sections.contact, 120)
  if (isReachable && !form.always) {
    const lead = hand.write('contact/lead', common.contactLead, 300)
    return { props: { title, lead, fields: [], consent: '', submit: '', success: '' } }
  }
  return {
    props: {
      title,
      lead: hand.write('contact/form-lead', common.formLead, 300),
      fields: form.fields.map(([field, kind, required]) => ({
        label: hand.label(`form/${field}`, common.form[field]),
        kind,
        required,
      })),
      consent: hand.write('contact/consent', common.consent, 300),
      submit: hand.label('contact/submit', common.submit),
      success: hand.write('contact/thanks', common.thanks, 200),
    },
  }
}
