import type { Facts } from '#shared/page/facts.ts'
import type { Understood } from '#shared/page/ops.ts'
import { composePage } from './compose-page.ts'
import type { Composer, Composition, CompositionRequest } from './composition.ts'
import { composeTheme } from './look/compose-theme.ts'
import { factsOfPage } from './merge-facts.ts'
import { planPage } from './plan/plan-page.ts'
import { detectLanguage } from './understand/detect-language.ts'
import { understand } from './understand/understand.ts'

/**
 * Writes a whole page from a brief, without a model and without a network: reads the brief, plans
 * by the trade's grammar, writes from native copy and styles by trade and mood. Pure: the same
 * request gives the same ops. Nothing is invented: what the brief lacks stays empty.
 */
export function compose(request: CompositionRequest): Composition {
  const understood = read(request)
  // Which language the brief's own words are in, whatever language was asked for.
  const briefLocale = detectLanguage(request.brief, understood.locale)
  return composePage({ understood, briefLocale }, request)
}

export const composer: Composer = {
  understand: read,
  plan(request) {
    const { understood, facts } = settle(request)
    const planned = planPage(understood.industry, facts, request.seed)
    return planned.map(({ id, type, variant }) => ({ id, type, variant }))
  },
  theme(request) {
    const { understood, facts } = settle(request)
    return composeTheme(understood.industry, request.brief, facts.name, request.seed)
  },
  compose,
}

/** The brief as it is read, and the trade the creator put right. */
function read({ brief, locale, fallback, known }: CompositionRequest): Understood {
  const understood = understand(brief, { locale, fallback })
  return known.industry ? { ...understood, industry: known.industry, confidence: 1 } : understood
}

function settle(request: CompositionRequest): { understood: Understood; facts: Facts } {
  const understood = read(request)
  const { brief, known } = request
  const briefLocale = detectLanguage(brief, understood.locale)
  return { understood, facts: factsOfPage(understood.facts, known.facts, brief, briefLocale) }
}
