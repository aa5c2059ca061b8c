import { PromptBox } from '#client/features/prompt/prompt-box.tsx'
import { ShowcaseGrid } from '#client/features/showcase/showcase-grid.tsx'
import { Differences } from '#client/features/site/differences.tsx'
import { FoldedBackdrop } from '#client/features/site/folded-backdrop.tsx'
import { HowItWorks } from '#client/features/site/how-it-works.tsx'
import { Operators } from '#client/features/site/operators.tsx'
import { Questions } from '#client/features/site/questions.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { RenderedOnce } from '#client/platform/rendered-once.tsx'
import { useSite } from '#client/platform/site.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { Mark } from '#client/ui/mark.tsx'
import { Section } from '#client/ui/section.tsx'
import { usePayload } from './screen.ts'

export const head = { title: 'home.meta.title', description: 'home.meta.description' }

/** Who writes the pages follows what is configured. */
const questionsOf = (hasModel: boolean) => [
  'account',
  hasModel ? 'model' : 'ai',
  'edit',
  'cost',
  'languages',
  'data',
]

/** The front door: say what the page is for, or look around first. */
export function Screen() {
  const { t } = useI18n()
  const { showcase } = usePayload('home')
  const { modelHost } = useSite()
  return (
    <>
      <Opening />
      {showcase.length > 0 && (
        <Section
          name="home.showcase"
          id="pages"
          title={t('home.showcase.title')}
          lead={t('home.showcase.lead')}
        >
          <ShowcaseGrid pages={showcase} />
        </Section>
      )}
      <Section name="home.how" id="how" title={t('home.how.title')}>
        <HowItWorks />
      </Section>
      <Section name="home.different" id="different" title={t('home.different.title')}>
        <Differences />
      </Section>
      <Operators />
      <Section name="home.questions" id="questions" beside title={t('home.questions.title')}>
        <Questions group="home.questions" names={questionsOf(modelHost !== undefined)} />
      </Section>
      <RenderedOnce
        as="section"
        name="home.closing"
        className="page-width grid justify-items-center gap-6 pt-16 text-center"
      >
        <Mark size={72} />
        <h2 className="text-4xl">{t('home.closing.title')}</h2>
        <ButtonLink to="/generate" variant="primary" size="lg">
          {t('home.closing.action')}
        </ButtonLink>
      </RenderedOnce>
    </>
  )
}

function Opening() {
  const { t } = useI18n()
  return (
    <div className="relative isolate">
      <FoldedBackdrop />
      <section className="page-width grid justify-items-center pt-[clamp(2.5rem,6vw,6rem)] pb-6 text-center">
        <h1 className="max-w-4xl text-5xl whitespace-pre-line">{t('home.title')}</h1>
        <p className="mt-5 max-w-xl text-lg text-muted">{t('home.lead')}</p>
        <div className="mt-10 w-full max-w-2xl">
          <PromptBox />
        </div>
      </section>
    </div>
  )
}
