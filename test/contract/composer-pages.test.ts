import { describe, expect, test } from 'vitest'
import { compose } from '#server/composer/compose.ts'
import { planPage } from '#server/composer/plan/plan-page.ts'
import { loadCopyBank } from '#server/composer/write/copy-bank.ts'
import { localeCodes, locales } from '#shared/locales.ts'
import { textFields } from '#shared/page/block-props.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { readerBlocks } from '#shared/page/drafts.ts'
import { type Industry, industries, trades } from '#shared/page/industries.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { someTime } from '#test/support/fixtures.ts'
import { commonWords } from './common-words.ts'
import { briefsByLanguage as briefs } from './trade-briefs/briefs-by-language.ts'

const seeds = [1, 2, 3]

interface Block {
  id: string
  type: string
  texts: string[]
}

interface Page {
  industry: Industry
  seed: number
  brief: string
  document: PageDocument
  /** What readers see, in the order they see it, header and footer included. */
  blocks: Block[]
  texts: string[]
}

const pages = localeCodes.map((locale) => ({
  locale,
  pages: industries.flatMap((industry) => seeds.map((seed) => composed(locale, industry, seed))),
}))

function composed(locale: PageLanguage, industry: Industry, seed: number, isLower = false): Page {
  const said = briefs[locale][industry]
  const brief = isLower ? said.toLocaleLowerCase() : said
  const document = composedDocument(brief, { locale, seed, known: { industry, facts: {} } })
  const seen = readerBlocks(document).map((id) => blockOf(document, id))
  return { industry, seed, brief, document, blocks: seen, texts: seen.flatMap((b) => b.texts) }
}

function blockOf({ blocks }: PageDocument, id: string): Block {
  const { type, props } = blocks[id] ?? { type: '', props: {} }
  const texts = textFields(type, props).map(({ value }) =>
    typeof value === 'string' ? value : plainText(value as RichText),
  )
  return { id, type, texts: texts.filter(Boolean) }
}

/** Every fault of every page, told by page, so that one run shows them all. */
function faults(all: readonly Page[], find: (page: Page) => readonly string[]): string[] {
  return all.flatMap((page) => find(page).map((fault) => `${page.industry} ${page.seed}: ${fault}`))
}

const own = (page: Page) => page.texts.filter((text) => !isBriefs(page, text))
const isBriefs = ({ brief }: Page, text: string) =>
  brief.toLocaleLowerCase().includes(text.toLocaleLowerCase())
const contentWords = (text: string) =>
  (text.toLocaleLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 3)

describe.each(pages)('pages in $locale', ({ locale, pages: all }) => {
  const { tag } = locales[locale]
  const isDense = locale === 'ja' || locale === 'kr'

  test('have no open slot, no double space, no stray mark', () => {
    const spaced = locale === 'fr' ? / [,.]/ : / [,.;:!?。、]/
    // French puts a space before its marks, and one that never breaks a line.
    const breaks = (page: Page) =>
      locale === 'fr' ? own(page).filter((text) => / [;:!?»]|« |[\p{L}\d][;!?]/u.test(text)) : []
    expect(faults(all, breaks)).toEqual([])
    const seam = /[{}]|undefined|NaN|\[object| {2}|\.\.|,,|\(\)|[。、]{2}|[:;,]$/
    expect(
      faults(all, ({ texts, document: { meta } }) =>
        [...texts, meta.title, meta.description].filter((t) => seam.test(t) || spaced.test(t)),
      ),
    ).toEqual([])
  })

  test('speak their own language', () => {
    expect(faults(all, (page) => own(page).filter((text) => !speaks(text, locale)))).toEqual([])
  })

  test('state no number, address or weekday the brief has not', () => {
    const days = weekdays(tag)
    expect(
      faults(all, (page) =>
        [...page.texts, page.document.meta.title, page.document.meta.description].flatMap((text) =>
          [...text.matchAll(/\d+|\S+@\S+|https?:\S+/g)]
            .map(([stated]) => stated)
            .concat(
              days.filter((day) => new RegExp(`(?<!\\p{L})${day}(?!\\p{L})`, 'iu').test(text)),
            )
            .filter(
              (stated) => !page.brief.toLocaleLowerCase().includes(stated.toLocaleLowerCase()),
            )
            .map((stated) => `${stated} in “${text}”`),
        ),
      ),
    ).toEqual([])
  })

  test('never say a sentence twice, in the headline or below', () => {
    const segmenter = new Intl.Segmenter(tag, { granularity: 'sentence' })
    expect(
      faults(all, ({ texts }) => {
        const sentences = texts
          .flatMap((text) => [...segmenter.segment(text)].map(({ segment }) => segment.trim()))
          .filter((sentence) => /[.?!。？]$/.test(sentence) && sentence.length > (isDense ? 9 : 20))
        return sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)
      }),
    ).toEqual([])
  })

  test('never begin two neighbours alike, nor put two of a kind side by side', () => {
    const first = ({ texts: [title = ''] }: Block) =>
      isDense ? title.slice(0, 4) : (title.split(/[\s,.:;?!]/)[0] ?? '').toLocaleLowerCase()
    expect(
      faults(all, ({ blocks }) =>
        blocks.slice(1).flatMap((block, index) => {
          const before = blocks[index] as Block
          const isAlike = index > 0 && first(before) === first(block)
          return isAlike || before.type === block.type
            ? [`“${before.texts[0]}” and “${block.texts[0]}”`]
            : []
        }),
      ),
    ).toEqual([])
  })

  test('keep titles short, and say the trade once in them', () => {
    expect(
      faults(all, ({ document: { meta, facts }, blocks }) => {
        const spare = (facts.name ?? '').length
        const titled = blocks.filter(({ type }) => type !== 'header' && type !== 'footer')
        const long = titled.flatMap(({ type, texts: [title = ''] }) =>
          title.length > (type === 'hero' ? 72 : 56) + spare ? [title] : [],
        )
        const words = contentWords(meta.title)
        const twice = words.some((word, i) =>
          words.some((other, j) => i !== j && word.includes(other)),
        )
        const isLong = meta.title.length > 70 || meta.description.length > 230
        return [...long, ...(twice || isLong ? [`${meta.title} | ${meta.description}`] : [])]
      }),
    ).toEqual([])
  })

  test('show no block without words, and no note on a fact nobody gave', () => {
    expect(
      faults(all, ({ blocks, document: { facts, blocks: all } }) => [
        ...blocks
          .filter(({ id, type, texts }) => texts.length === 0 && type !== 'header' && id)
          .map(({ id }) => `${id} is empty`),
        ...(facts.hours || !all.hours?.props.note ? [] : ['a note on unknown hours']),
        ...(facts.place || !all.place?.props.area ? [] : ['an area round an unknown place']),
      ]),
    ).toEqual([])
  })

  test('answer no question on a fact nobody gave', () => {
    const { archetypes } = loadCopyBank(locale)
    expect(
      faults(all, ({ industry, texts, document: { facts } }) => {
        const { faq } = archetypes[trades[industry].archetype]
        const given = {
          ...facts,
          contact: facts.phone ?? facts.email ?? facts.url,
          prices: facts.prices?.length,
          offers: facts.offers?.length,
        }
        return Object.values(faq)
          .filter(({ needs }) => needs.some((need) => !given[need]))
          .flatMap(({ variants }) => variants.map(({ q }) => q))
          .filter((question) => texts.includes(question))
      }),
    ).toEqual([])
  })

  test('say in the first lines what this business does, where the brief says it', () => {
    const telling = all.filter(({ document: { facts } }) => (facts.offers?.length ?? 0) > 2)
    const missing = faults(telling, ({ document: { facts, blocks }, brief }) => {
      const lead = String(blocks.hero?.props.lead).toLocaleLowerCase()
      const told = facts.offers?.some((offer) => lead.includes(offer.toLocaleLowerCase()))
      const [opening = ''] = lead.split(/(?<=[.。]) ?/)
      return told || brief.toLocaleLowerCase().includes(opening) ? [] : [lead]
    })
    expect(missing).toEqual([])
  })
})

test('what it offers and costs is shown, whatever the order of the trade', () => {
  const facts = {
    offers: ['repairs', 'advice'],
    prices: [{ id: 'p1', item: 'visit', amount: 20, currency: 'EUR' }],
  }
  const shown = ['menu', 'services', 'pricing']
  for (const industry of industries) {
    for (const seed of Array.from({ length: 12 }, (_, seed) => seed)) {
      const plan = planPage(industry, facts, seed)
      expect(plan.filter(({ type, draft }) => !draft && shown.includes(type))).not.toEqual([])
    }
  }
})

test('a first line that lists what is offered is not followed by the same list', () => {
  const brief = 'Plumber in Derby. Boilers, leaks and bathrooms.'
  for (const seed of Array.from({ length: 12 }, (_, seed) => seed)) {
    const request = {
      brief,
      locale: 'en' as const,
      locales: [],
      fallback: 'en' as const,
      now: someTime,
      seed,
    }
    const { blocks } = compose({ ...request, known: { facts: {} } })
    const lead = blocks.flatMap(({ id, ops }) =>
      ops.flatMap((op) =>
        id === 'hero' && op.op === 'set' && op.path === 'lead' ? [op.value] : [],
      ),
    )
    expect(String(lead[0]).match(/leaks/gi)).toHaveLength(1)
  }
})

test('a page without a name is called by its first sentence', () => {
  const brief =
    'We hire out kayaks and paddle boards on the estuary in Salcombe. £25 for two hours.'
  const known = { industry: 'general' as const, facts: {} }
  const request = { brief, locale: 'en' as const, locales: [], fallback: 'en' as const }
  const { opening } = compose({ ...request, now: someTime, seed: 1, known })
  const title = 'We hire out kayaks and paddle boards on the estuary in Salcombe'
  expect(opening.find(({ op }) => op === 'meta')).toMatchObject({ meta: { title } })
})

test('a brief of one line gives no thin page, and its town no section on top', () => {
  for (const industry of industries) {
    for (const seed of Array.from({ length: 12 }, (_, seed) => seed)) {
      const shown = planPage(industry, { place: 'Leeds' }, seed).filter(({ draft }) => !draft)
      const types = shown.map(({ type }) => type)
      expect(types.length, `${industry} ${seed}`).toBeGreaterThanOrEqual(8)
      expect(types.indexOf('contact') - types.indexOf('place'), `${industry} ${seed}`).toBe(1)
    }
  }
})

test('a page that knows its town alone shows no way to a door', () => {
  for (const locale of localeCodes) {
    const { sections } = loadCopyBank(locale).common
    const ways = sections.place.filter(
      (title) => ![...sections.town, ...sections.area].includes(title),
    )
    for (const { industry, document } of pages.find((one) => one.locale === locale)?.pages ?? []) {
      const { place = '' } = document.facts
      if (!place || /[\d,]/.test(place)) continue
      const title = String(document.blocks.place?.props.title ?? '')
      expect(ways, `${locale} ${industry}`).not.toContain(title)
    }
  }
})

test('a brief without a capital names its town with one', () => {
  for (const locale of localeCodes) {
    const lower = industries.map((industry) => composed(locale, industry, 1, true))
    const small = faults(lower, ({ texts, document: { facts, meta } }) => {
      const town = facts.place?.match(/^[\p{Ll} '’-]+$/u)?.[0]
      const spelled = new RegExp(town ? `(?<!\\p{L})${town}(?!\\p{L})` : '(?!)', 'u')
      return [...texts, meta.title, meta.description].filter((text) => spelled.test(text))
    })
    expect(small, locale).toEqual([])
  }
})

test('an offer has a small letter inside a sentence, as the others of its list have', () => {
  const brief = 'Casa Olmo en Morella. Cuatro habitaciones, chimenea y huerto.'
  for (const seed of Array.from({ length: 12 }, (_, seed) => seed)) {
    const known = { industry: 'lodging' as const, facts: {} }
    const request = {
      brief,
      locale: 'es' as const,
      locales: [],
      fallback: 'es' as const,
      now: someTime,
    }
    const said = JSON.stringify(
      compose({ ...request, seed, known }).opening.concat(
        compose({ ...request, seed, known }).blocks.flatMap(({ ops }) => ops),
      ),
    )
    expect(said).not.toMatch(/\p{Ll} Cuatro|: Cuatro habitaciones, chimenea/u)
  }
})

test('the top of a page names the business and its town once', () => {
  for (const { locale, pages: all } of pages) {
    const repeated = faults(all, ({ document: { facts, blocks } }) => {
      const { eyebrow, title, lead } = blocks.hero?.props ?? {}
      const town = facts.place && /^[^\d,]+$/.test(facts.place) ? facts.place : undefined
      return [town, facts.name].flatMap((word) => {
        const said = [eyebrow, title, lead].filter((text) => word && String(text).includes(word))
        return said.length > 1 ? [said.join(' | ')] : []
      })
    })
    expect(repeated, locale).toEqual([])
  }
})

test('a page speaks in the tone its brief asks for', () => {
  const { tones } = loadCopyBank('en')
  const titleOf = (brief: string, seed: number) => {
    const known = { industry: 'shop' as const, facts: {} }
    const request = {
      brief,
      locale: 'en' as const,
      locales: [],
      fallback: 'en' as const,
      now: someTime,
    }
    const { blocks } = compose({ ...request, seed, known })
    const ops = blocks.find(({ id }) => id === 'hero')?.ops ?? []
    return ops.flatMap((op) => (op.op === 'set' && op.path === 'title' ? [op.value] : []))[0]
  }
  const seeds = Array.from({ length: 12 }, (_, seed) => seed)
  const playful = seeds.map((seed) => titleOf('A playful toy shop in Bath.', seed))
  const isPlayful = playful.filter((title) => tones.playful.heroTitle.includes(String(title)))
  expect(isPlayful.length).toBeGreaterThan(6)
  const elegant = seeds.map((seed) => titleOf('An elegant, luxurious shop in Bath.', seed))
  const isElegant = elegant.filter((title) => tones.premium.heroTitle.includes(String(title)))
  expect(isElegant.length).toBeGreaterThan(6)
})

test('another seed is another page', () => {
  for (const { pages: all } of pages) {
    for (const industry of industries) {
      const own = all.filter((page) => page.industry === industry)
      const looks = own.map(({ document: { order, blocks } }) =>
        order.map((id) => `${id}/${blocks[id]?.variant}`).join(' '),
      )
      expect(new Set(looks).size).toBe(seeds.length)
      const titles = own.map(({ texts }) => texts.join(' '))
      expect(new Set(titles).size).toBe(seeds.length)
    }
  }
})

function weekdays(tag: string): string[] {
  const format = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2024, 0, 1 + day))))
}

/** Japanese has kana or kanji, Korean Hangul; Latin text has no more small words of another language. */
function speaks(text: string, locale: PageLanguage): boolean {
  if (locale === 'ja')
    return /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u.test(text) && !/\p{sc=Hangul}/u.test(text)
  if (locale === 'kr')
    return /\p{sc=Hangul}/u.test(text) && !/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
  if (/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}\p{sc=Hangul}]/u.test(text)) return false
  const words = text.toLocaleLowerCase().match(/[\p{L}’']+/gu) ?? []
  const count = (language: keyof typeof commonWords) =>
    new Set(words.filter((word) => commonWords[language].has(word))).size
  const mine = count(locale)
  return (Object.keys(commonWords) as (keyof typeof commonWords)[]).every(
    (other) => other === locale || count(other) < 3 || count(other) <= mine + 1,
  )
}
