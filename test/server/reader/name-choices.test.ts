import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

const choicesOf = (brief: string, language: string) => {
  const { facts, nameChoices } = read(brief, { language, fallback: language })
  return { name: facts.name?.value, others: nameChoices.map(({ value }) => value) }
}

it.each([
  [
    'en',
    'drain clearing and jetting, Whitby and up the coast, 24 hr\nblocked sink £65, whole drain £120\nMoorside Martin on the van, thats how folk know us\nno call out fee, 01947 555 014',
    'Moorside Martin',
  ],
  [
    'kr',
    '피아노만 옮겨드려요 경기 남부 수원 용인 업라이트 12만 그랜드 30부터 층당 1만 추가 엘베 없음 날쌘피아노 조율사 같이 감 보험있음 010 5550 0183',
    '날쌘피아노',
  ],
  [
    'de',
    'mach umzüge und entrümpelung auch klaviere, mit transporter heist Kasten Kröger lüneburg umland 45 euro die stunde mit zwei mann 0171 3920066',
    'Kasten Kröger',
  ],
] as const)(
  'in %s a name that is not sure enough to be taken is a choice',
  (language, brief, name) => {
    const { name: taken, others } = choicesOf(brief, language)
    expect(taken).toBeUndefined()
    expect(others).toContain(name)
  },
)

it('what is taken is no choice, and nothing stands twice', () => {
  const { name, others } = choicesOf(
    'Kiln & Clay is a ceramics studio in Bristol. Drop-in £14.',
    'en',
  )
  expect(name).toBe('Kiln & Clay')
  expect(others).not.toContain(name)
  expect(new Set(others).size).toBe(others.length)
})

it('nobody is asked what lessons without a name are called', () => {
  expect(choicesOf('piano lessons, £20 the half hour, beginners welcome', 'en').others).toEqual([])
})

it('a name that may be taken ends with its last letter, and stands there once', () => {
  const brief =
    'Sommerfest des Schützenvereins Eichenlaub e.V. am 20. Juni 2027 in Grimma. Kaffee und Kuchen, ab 18 Uhr Grillen. Fragen an Renate Petzold, 0341 555 0142.'
  const { nameChoices } = read(brief, { language: 'de', fallback: 'de' })
  const names = nameChoices.map(({ value }) => value)
  expect(names).toContain('Sommerfest des Schützenvereins Eichenlaub e.V.')
  expect(names.filter((name) => /\be$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})
it('no band and no word of praise is offered as a name beside what is called so', () => {
  const brief =
    'Der Ruderverein Havelbogen e.V. lädt zum Sommerfest am Bootshaus ein! Am Samstag, den 12. Juni 2027 ab 14 Uhr. Programm: 14 Uhr Bootstaufe, ab 19 Uhr Grillen und Musik mit der Band „Kielwasser“. Eintritt frei.'
  const choices = read(brief, { language: 'de', fallback: 'de' }).nameChoices
  const names = choices.map(({ value }) => value)
  expect(names).not.toContain('Kielwasser')
  expect(names.join()).toContain('Sommerfest')
})
