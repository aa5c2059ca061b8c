import type { Composer, Composition, CompositionRequest } from '#server/composer/composition.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Op, Understood } from '#shared/page/ops.ts'
import type { PlannedBlock } from '#shared/page/plan-blocks.ts'

/** A composer in a few lines: four blocks that tell their language and seed, and one fact. */
export const smallComposer: Composer = {
  understand: (request) => composeAll(request).understood,
  plan: (request) => composeAll(request).plan,
  theme: (request) => composeAll(request).theme,
  compose(request) {
    const { understood, opening, blocks, ledger } = composeAll(request)
    return { understood, opening, blocks, ledger }
  },
}

function composeAll(
  request: CompositionRequest,
): Composition & { plan: PlannedBlock[]; theme: { hue: number } } {
  const { brief, seed, known } = request
  const base: PageLanguage = request.locale ?? 'pt'
  const others = request.locales.filter((language) => language !== base)
  const industry = known.industry ?? 'bakery'
  const name = known.facts.name ?? brief.split('.')[0]?.slice(0, 40) ?? ''
  const text = (path: string, language: PageLanguage) => `${path} ${language} ${seed}`
  const words = (id: string, paths: string[]): Op[] => [
    ...paths.map((path): Op => {
      return { op: 'set', id, path, value: text(path, base), src: 'bank' }
    }),
    ...others.flatMap((locale) =>
      paths.map((path): Op => {
        return { op: 'translate', locale, id, path, text: text(path, locale), state: 'done' }
      }),
    ),
    { op: 'blockDone', id },
  ]
  const understood: Understood = {
    op: 'understood',
    locale: base,
    industry,
    confidence: 1,
    facts: {
      name: { value: name, span: [0, name.length], confidence: 1 },
      prices: [],
      offers: [],
    },
  }
  const block = (id: string, variant: string, paths: string[]) => ({ id, variant, paths })
  const parts = [
    block('hero', seed % 2 === 0 ? 'centered' : 'split', ['title', 'lead']),
    block('about', 'column', ['title']),
    block('cta', 'band', ['title', 'text']),
    block('contact', 'panel', ['title', 'lead', 'submit']),
  ]
  const plan = parts.map(({ id, variant }) => ({ id, type: id, variant }))
  const theme = { hue: seed % 360 }
  return {
    plan,
    theme,
    understood,
    opening: [
      understood,
      { op: 'plan', blocks: plan },
      { op: 'theme', theme },
      {
        op: 'meta',
        meta: {
          title: `${name}, ${base} ${seed}`,
          description: 'A page',
          industry,
          seed,
          locales: [base, ...others],
        },
        src: 'bank',
      },
      ...others.map((locale): Op => {
        const title = `${name}, ${locale} ${seed}`
        return { op: 'translate', locale, id: 'meta', path: 'title', text: title, state: 'done' }
      }),
      { op: 'fact', key: 'name', value: name, src: 'brief' },
    ],
    blocks: parts.map(({ id, paths }) => ({ id, ops: words(id, paths) })),
    ledger: { op: 'ledger', spans: [{ span: [0, brief.length], role: 'name', fact: 'name' }] },
  }
}
