import { useI18n } from '#client/platform/i18n.tsx'
import { RenderedOnce } from '#client/platform/rendered-once.tsx'
import { CopyBlock } from '#client/ui/copy-block.tsx'

const commands = 'npm ci\nnpm start'

/** For who runs the server: two commands, and what they get. */
export function Operators() {
  const { t } = useI18n()
  return (
    <RenderedOnce
      as="section"
      name="home.operators"
      id="operators"
      aria-labelledby="operators-title"
      className="page-width grid items-center gap-8 py-[clamp(2.25rem,4.5vw,4rem)] lg:grid-cols-2 lg:gap-16"
    >
      <div className="grid gap-4">
        <h2 id="operators-title" className="text-3xl">
          {t('home.operators.title')}
        </h2>
        <p className="text-lg text-muted">{t('home.operators.text')}</p>
        <p>
          <a
            href="/api/openapi.json"
            className="font-medium underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {t('home.operators.more')}
          </a>
        </p>
      </div>
      <div className="grid min-w-0 gap-3">
        <CopyBlock text={commands} />
        <p className="px-1 text-sm text-muted">{t('home.operators.after')}</p>
      </div>
    </RenderedOnce>
  )
}
