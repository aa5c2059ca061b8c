import { useI18n } from '#client/platform/i18n.tsx'
import { RenderedOnce } from '#client/platform/rendered-once.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { Mark } from '#client/ui/mark.tsx'

/** The end of a public screen: nothing is left to read, and one thing to do. */
export function Closing() {
  const { t } = useI18n()
  return (
    <RenderedOnce
      as="section"
      name="site.closing"
      className="page-width grid justify-items-center gap-6 pt-16 text-center"
    >
      <Mark size={72} />
      <h2 className="text-4xl">{t('home.closing.title')}</h2>
      <ButtonLink to="/generate" variant="primary" size="lg">
        {t('home.closing.action')}
      </ButtonLink>
    </RenderedOnce>
  )
}
