import { composePage } from './compose-page.ts'
import type { Composition, CompositionRequest } from './composition.ts'
import { understand } from './understand/understand.ts'

/**
 * Writes a whole page from a brief, without a model and without a network: reads the brief, plans
 * by the trade's grammar, writes from native copy and styles by trade and mood. Pure: the same
 * request gives the same ops. Nothing is invented: what the brief lacks stays empty.
 */
export function compose(request: CompositionRequest): Composition {
  const { brief, locale, fallback } = request
  const understood = understand(brief, { locale, fallback })
  // Which language the brief's own words are in, whatever language was asked for.
  const written = understand(brief, { locale: null, fallback: understood.locale })
  return composePage({ understood, briefLocale: written.locale }, request)
}
