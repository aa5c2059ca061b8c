import { ShowcaseProof } from '#client/features/showcase/showcase-proof.tsx'
import { ByLanguage } from '#client/features/site/by-language.tsx'
import { Comparison } from '#client/features/site/comparison.tsx'
import { FoldedBackdrop } from '#client/features/site/folded-backdrop.tsx'
import { Questions } from '#client/features/site/questions.tsx'
import { StructuredFaq } from '#client/features/site/structured-faq.tsx'
import { TextList } from '#client/features/site/text-list.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { RenderedOnce } from '#client/platform/rendered-once.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Section } from '#client/ui/section.tsx'
import type { ShowcaseCard } from '#shared/showcase.ts'
import { usePayload } from './screen.ts'

export const head = { title: 'marketing.meta.title', description: 'marketing.meta.description' }

const reasons = ['blank', 'facts', 'fast']
const trades = [
  'food',
  'appointment',
  'trade',
  'retail',
  'lodging',
  'portfolio',
  'event',
  'organisation',
]
const limits = ['shop', 'pictures', 'large', 'legal', 'translate', 'domain']
const questions = ['free', 'offline', 'model', 'search', 'own', 'several']

/** The longer argument, for who compares before choosing. */
export function Screen() {
  const { t } = useI18n()
  const { showcase } = usePayload('marketing')
  return (
    <>
      <Opening pages={showcase} />
      <Section name="marketing.argument" title={t('marketing.argument.title')}>
        <TextList group="marketing.argument" names={reasons} className="lg:grid-cols-3" />
      </Section>
      <Section
        name="marketing.trades"
        title={t('marketing.trades.title')}
        lead={t('marketing.trades.lead')}
      >
        <TextList group="marketing.trades" names={trades} />
      </Section>
      <Section
        name="marketing.languages"
        title={t('marketing.languages.title')}
        lead={t('marketing.languages.lead')}
      >
        <ByLanguage pages={showcase} />
      </Section>
      <Section
        name="marketing.compare"
        title={t('marketing.compare.title')}
        lead={t('marketing.compare.lead')}
      >
        <Comparison />
      </Section>
      <Section
        name="marketing.limits"
        title={t('marketing.limits.title')}
        lead={t('marketing.limits.lead')}
      >
        <ul className="grid max-w-4xl gap-x-10 gap-y-4 sm:grid-cols-2">
          {limits.map((limit) => (
            <li key={limit} className="flex gap-3">
              <Icon name="x" className="mt-1 text-muted" />
              {t(`marketing.limits.${limit}`)}
            </li>
          ))}
        </ul>
      </Section>
      <Section name="marketing.faq" id="questions" beside title={t('marketing.faq.title')}>
        <Questions group="marketing.faq" names={questions} />
        <StructuredFaq group="marketing.faq" names={questions} />
      </Section>
      <RenderedOnce
        as="section"
        name="marketing.closing"
        className="page-width grid justify-items-center gap-6 pt-16 text-center"
      >
        <h2 className="text-4xl">{t('home.closing.title')}</h2>
        <ButtonLink to="/generate" variant="primary" size="lg">
          {t('marketing.action')}
        </ButtonLink>
      </RenderedOnce>
    </>
  )
}

function Opening({ pages }: { pages: ShowcaseCard[] }) {
  const { t } = useI18n()
  return (
    <div className="relative isolate">
      <FoldedBackdrop />
      <div className="page-width grid items-center gap-12 pt-[clamp(2.5rem,6vw,6rem)] pb-[clamp(2.5rem,5vw,4rem)] lg:grid-cols-[1.2fr_1fr] lg:gap-16">
        <section className="grid gap-6">
          <h1 className="text-5xl whitespace-pre-line">{t('marketing.title')}</h1>
          <p className="max-w-2xl text-lg text-muted">{t('marketing.lead')}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <ButtonLink to="/generate" variant="primary" size="lg">
              {t('marketing.action')}
            </ButtonLink>
            <ButtonLink to="/#pages" size="lg">
              {t('marketing.second')}
            </ButtonLink>
          </div>
        </section>
        <ShowcaseProof pages={pages} />
      </div>
    </div>
  )
}
