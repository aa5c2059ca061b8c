import { useApi } from '#client/platform/api-context.tsx'
import { useDialogs } from '#client/platform/dialogs.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useNavigate } from '#client/platform/router.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import { useAttempt } from '#client/platform/use-attempt.ts'
import { Button } from '#client/ui/button.tsx'
import { routePath } from '#shared/routes.ts'
import { SettingsGroup } from './settings-group.tsx'

/** The end of the settings: puts the page into the trash, after a question. */
export function DeletePage({ slug, title }: { slug: string; title: string }) {
  const { t } = useI18n()
  const api = useApi()
  const toast = useToast()
  const navigate = useNavigate()
  const { confirm } = useDialogs()
  const { busy, attempt } = useAttempt(t('settings.failed'))
  const trash = async () => {
    const agreed = await confirm(t('settings.dangerText'), {
      title: t('settings.deleteTitle', { title }),
      ok: t('settings.delete'),
      danger: true,
    })
    if (!agreed) return
    await attempt(async () => {
      await api.call('trashPage', { params: { slug } })
      toast(t('history.movedToTrash', { title }), { kind: 'success', duration: 4000 })
      await navigate(routePath('history'))
    })
  }
  return (
    <SettingsGroup anchor="delete" title={t('settings.danger')} text={t('settings.dangerText')}>
      <Button
        variant="danger"
        icon="trash-2"
        busy={busy}
        onClick={trash}
        className="justify-self-start"
      >
        {t('settings.delete')}
      </Button>
    </SettingsGroup>
  )
}
