import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { answerConsent, useConsent } from './consent.ts'

/** What a person has answered, and the other answer beside it. */
export function ConsentChoice() {
  const { t } = useI18n()
  const consent = useConsent()
  return (
    <div className="grid gap-3 rounded-xl bg-sunken p-5">
      <p aria-live="polite">{t(`analytics.state.${consent ?? 'open'}`)}</p>
      <div className="flex flex-wrap gap-2">
        <Button aria-pressed={consent === 'denied'} onClick={() => answerConsent('denied')}>
          {t('analytics.decline')}
        </Button>
        <Button aria-pressed={consent === 'granted'} onClick={() => answerConsent('granted')}>
          {t('analytics.accept')}
        </Button>
      </div>
    </div>
  )
}
