import type { Services } from '#server/services.ts'
import { notFound } from '#shared/errors.ts'
import type { Locale } from '#shared/locales.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Payloads } from '#shared/payloads.ts'
import type { Producers } from '../page-cache/copy-maker.ts'
import type { PublicAnswer } from '../page-cache/public-answer.ts'
import type { AnswerKind, PublicTarget } from '../page-cache/public-target.ts'
import type { ScreenParts } from '../screen.ts'
import {
  hostCardAnswer,
  hostIconAnswer,
  hostPageAnswer,
  hostRobotsAnswer,
  hostSitemapAnswer,
} from './host-answers.ts'
import { cardAnswer, iconAnswer } from './page-media.ts'
import { payloadAnswer } from './payload.ts'
import { previewAnswer } from './preview.ts'
import { pageAnswer, showcaseAnswer } from './published-page.ts'
import { missingAnswer, screenAnswer } from './screen.ts'
import { robotsAnswer, type SitemapSizes, sitemapAnswer, sitemapIndexAnswer } from './sitemaps.ts'

export interface PublicAnswerDeps extends ScreenParts {
  services: Services
  sitemapSizes: SitemapSizes
  /** The example pages, and the cards that lead to them. */
  showcase: { documents: ReadonlyMap<Locale, PageDocument>; cards: Payloads['home']['showcase'] }
}

/** A target of one kind. */
export type TargetOf<K extends AnswerKind> = Extract<PublicTarget, { answer: K }>

type Produce<K extends AnswerKind> = (
  deps: PublicAnswerDeps,
  target: TargetOf<K>,
) => PublicAnswer | Promise<PublicAnswer>

const producers: { [K in AnswerKind]: Produce<K> } = {
  screen: screenAnswer,
  payload: payloadAnswer,
  page: pageAnswer,
  card: cardAnswer,
  icon: iconAnswer,
  showcase: showcaseAnswer,
  preview: previewAnswer,
  hostPage: hostPageAnswer,
  hostIcon: hostIconAnswer,
  hostCard: hostCardAnswer,
  hostRobots: hostRobotsAnswer,
  hostSitemap: hostSitemapAnswer,
  sitemap: sitemapAnswer,
  sitemapIndex: sitemapIndexAnswer,
  robots: robotsAnswer,
  messages: messagesAnswer,
}

/** Makes every public answer there is, from its target alone. */
export function createProducers(deps: PublicAnswerDeps): Producers {
  return {
    produce: async (target) => (producers[target.answer] as Produce<AnswerKind>)(deps, target),
    produceMissing: (path) => missingAnswer(deps, path),
  }
}

/** Nothing at a hash that is not of today's words: an old one must not name new ones. */
function messagesAnswer(
  { messages }: PublicAnswerDeps,
  { locale, hash }: TargetOf<'messages'>,
): PublicAnswer {
  const { body, hash: current } = messages[locale]
  if (hash !== current) throw notFound(`/_i18n/${hash}/${locale}/messages.json`)
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      // Texts are everybody's: another host's pages may load them (`I18N_BASE_URL`).
      'Access-Control-Allow-Origin': '*',
    },
    body,
  }
}
