import { useI18n } from '#client/platform/i18n.tsx'

/** Puts the question again; stands in the footer. What asks comes with the first press. */
export function ConsentLink({ className }: { className: string }) {
  const { t } = useI18n()
  return (
    <button type="button" onClick={ask} className={className}>
      {t('analytics.change')}
    </button>
  )
}

async function ask(): Promise<void> {
  try {
    const { askForConsent } = await import('./consent.ts')
    askForConsent()
  } catch (error) {
    console.warn('The question about counting visits could not be put', error)
  }
}
