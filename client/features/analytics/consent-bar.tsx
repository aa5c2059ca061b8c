import { useEffect, useRef } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { routePath } from '#shared/routes.ts'
import { answerConsent } from './consent.ts'

export interface ConsentBarProps {
  /** Set when a person asked for the question; by itself it takes no one's focus. */
  takesFocus: boolean
}

/** One question and two answers of the same weight. It covers a corner and waits. */
export function ConsentBar({ takesFocus }: ConsentBarProps) {
  const { t } = useI18n()
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) bar.current?.focus()
  }, [takesFocus])
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={t('analytics.label')}
      className="fixed inset-x-3 bottom-3 z-50 grid gap-3 rounded-xl border border-line bg-raised p-4 text-sm shadow-lg sm:right-auto sm:max-w-sm print:hidden"
    >
      <p>
        {t('analytics.question')}{' '}
        <Link to={`${routePath('privacy')}#analytics`} className="underline underline-offset-3">
          {t('analytics.more')}
        </Link>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={() => answerConsent('denied')}>{t('analytics.decline')}</Button>
        <Button onClick={() => answerConsent('granted')}>{t('analytics.accept')}</Button>
      </div>
    </section>
  )
}
