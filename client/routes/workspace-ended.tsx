import { useEffect, useRef } from 'react'
import { valueWritten, wordsOf } from '#client/features/editor/edit-target.ts'
import type { PendingEdit } from '#client/features/editor/editor-state.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { CopyBlock } from '#client/ui/copy-block.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { routePath } from '#shared/routes.ts'

/**
 * In the place of another's page once its editor may change it no more.
 * @param pending what they have changed that reached nobody
 */
export function WorkspaceEnded({ pending }: { pending: readonly PendingEdit[] }) {
  const { t } = useI18n()
  const place = useRef<HTMLElement>(null)
  // What had the focus is gone, and a screen reader with it.
  useEffect(() => place.current?.focus(), [])
  const unsaved = pending
    .map(({ op }) => wordsOf(valueWritten(op)))
    .filter(Boolean)
    .join('\n')
  return (
    <main
      ref={place}
      id="content"
      tabIndex={-1}
      className="grid min-h-dvh content-center outline-none"
    >
      <title>{`${t('share.ended.title')} · ${t('site.name')}`}</title>
      <EmptyState
        level="h1"
        title={t('share.ended.title')}
        text={t('share.ended.text')}
        action={
          <div className="grid w-full justify-items-center gap-5">
            {unsaved !== '' && (
              <div className="grid w-full gap-2 text-left">
                <p className="text-sm text-muted">{t('share.ended.unsaved')}</p>
                <CopyBlock text={unsaved} />
              </div>
            )}
            <ButtonLink variant="primary" icon="arrow-left" to={routePath('home')}>
              {t('common.backToHome')}
            </ButtonLink>
          </div>
        }
      />
    </main>
  )
}
