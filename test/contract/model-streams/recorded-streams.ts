/** What models have written for the brief below, in the shapes they write it in. */

export const brief =
  'Harbour Bakery in Porto, Portugal, since 1987. Rye bread 2.80 €, custard tart 1.30 €. ' +
  'Open Tuesday to Saturday 7:00 to 19:00. Write to ola@harbour.example. ' +
  'We knead by hand and bake in a wood oven.'

interface Line {
  id: string
  variant?: string
  props: Record<string, unknown>
  i18n?: Record<string, Record<string, unknown>>
}

const item = (title: string, text: string) => ({ icon: 'wheat', title, text })

/** One line for every kind a plan of that brief may hold. */
const lines: Line[] = [
  {
    id: 'hero',
    variant: 'centered',
    props: {
      eyebrow: 'Bakery in Porto',
      title: 'Bread kneaded by hand',
      lead: 'Rye bread and custard tarts from a wood oven, fresh from Tuesday to Saturday.',
      actions: [{ label: 'Write to us', to: 'fact:email', kind: 'primary' }],
      showFacts: true,
    },
    i18n: { de: { title: 'Von Hand geknetetes Brot', eyebrow: 'Bäckerei in Porto' } },
  },
  {
    id: 'menu',
    props: {
      title: 'From the oven',
      lead: 'Few things, made well.',
      groups: [
        {
          items: [
            { text: 'Dark and dense, with a crust that cracks.' },
            { text: 'Warm, with a blistered top.' },
          ],
        },
      ],
    },
    i18n: { de: { title: 'Aus dem Ofen' } },
  },
  {
    id: 'about',
    props: {
      title: 'A wood oven and patient hands',
      body: 'We have been baking since 1987.\nThe dough rests as long as it needs.',
    },
    i18n: { de: { title: 'Ein Holzofen und geduldige Hände', body: 'Wir backen seit 1987.' } },
  },
  {
    id: 'features',
    props: {
      title: 'How we bake',
      items: [
        item('By hand', 'Every loaf is kneaded by hand.'),
        item('Wood oven', 'The fire is lit before the sun is up.'),
      ],
    },
  },
  {
    id: 'faq',
    props: {
      title: 'Good to know',
      items: [
        { q: 'When are you open?', a: 'From Tuesday to Saturday, 7:00 to 19:00.' },
        { q: 'How do I order?', a: 'Write us a mail, we answer.' },
      ],
    },
  },
  {
    id: 'steps',
    props: { title: 'How it goes', items: [{ title: 'Write to us', text: 'Say what you like.' }] },
  },
  { id: 'gallery', props: { title: 'From the bakehouse' } },
  { id: 'hours', props: { title: 'When we are open' } },
  { id: 'place', props: { title: 'Where we are', directions: 'By the harbour.' } },
  { id: 'contact', props: { title: 'Write to us', lead: 'We read every mail.' } },
  { id: 'cta', props: { title: 'Come by for bread', text: 'The oven is hot.' } },
  { id: 'events', props: { title: 'What is on' } },
  { id: 'team', props: { title: 'Who bakes' } },
  { id: 'quotes', props: { title: 'What guests say' } },
  { id: 'stats', props: { title: 'In numbers' } },
  { id: 'services', props: { title: 'What we do' } },
  { id: 'pricing', props: { title: 'Prices' } },
  { id: 'notice', props: { text: 'Fresh bread today' } },
  { id: 'footer', props: { note: 'Bread from Porto.' } },
]

const jsonl = (list: readonly unknown[]) =>
  `${list.map((line) => JSON.stringify(line)).join('\n')}\n`
const changed = (props: Record<string, unknown>) =>
  jsonl(lines.map((line) => ({ ...line, props: { ...line.props, ...props } })))

const script = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
const untold = 'Maria Santos from Lisbon won 14 awards; call +351 999 888 777'

export const streams: Record<string, string> = {
  normal: jsonl(lines),
  fenced: `Here is your page:\n\n\`\`\`json\n${JSON.stringify(lines, null, 2)}\n\`\`\`\nEnjoy!`,
  malformed: lines
    .map((line, index) => {
      const json = JSON.stringify(line)
      if (index % 4 === 0) return `${json},`
      if (index % 4 === 1) return json.replace(/}$/, ',}')
      if (index % 4 === 2) return json.slice(0, -3)
      return json.replaceAll('"', '”')
    })
    .join('\n'),
  'wrong language': jsonl(
    lines.map((line) => ({
      ...line,
      props: {
        title:
          'Wir backen jeden Morgen frisches Brot und feine Kuchen für die ganze Nachbarschaft und freuen uns auf Sie',
      },
    })),
  ),
  'invented facts': changed({
    title: untold,
    lead: untold,
    items: [{ title: untold, text: untold, q: untold, a: untold, name: untold, value: '14' }],
  }),
  scripts: changed({
    title: `Bread ${script}`,
    lead: `Rye \u202e${script}`,
    actions: [{ label: 'Come', to: 'javascript:alert(1)', kind: 'primary' }],
    items: [item('By hand', `Kneaded ${script}`)],
  }),
  'too long': changed({ title: 'Bread and more bread '.repeat(400), lead: 'Rye. '.repeat(900) }),
  'not JSON': 'I am sorry, I would rather tell you a story about bread.\n'.repeat(12),
  hostile: jsonl([
    { id: '__proto__', props: { title: 'x' } },
    {
      id: 'hero',
      props: { __proto__: { title: 'x' }, constructor: 1, title: { deep: [[[[1]]]] } },
    },
    { id: 'about', props: { body: [{ type: 'script', spans: [{ text: 'x', href: 'data:x' }] }] } },
    { id: 'faq', props: { items: 'none' }, i18n: { de: { '__proto__.x': 'y', title: 7 } } },
    { id: 'hero', variant: 'none', props: ['a'], i18n: 'none' },
    ...lines,
  ]),
  empty: '',
}

/** The text as a model sends it: a few characters at a time. */
export function inPieces(text: string, length = 23): string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  )
}
