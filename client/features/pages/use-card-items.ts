import { useI18n } from '#client/platform/i18n.tsx'
import { useNavigate } from '#client/platform/router.tsx'
import type { MenuItem } from '#client/ui/menu.tsx'
import type { PageSummary } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'
import { editorPath } from './editor-path.ts'
import type { PageCardActions } from './page-card.tsx'

/** What can be done with a page, from its card. */
export function useCardItems(
  page: PageSummary,
  actions: PageCardActions,
  onRename: () => void,
): MenuItem[] {
  const { t, href } = useI18n()
  const navigate = useNavigate()
  const { slug } = page
  if (page.state === 'trashed') {
    return [
      { label: t('history.restore'), icon: 'rotate-ccw', onSelect: () => actions.onRestore(page) },
      {
        label: t('history.forever'),
        icon: 'trash-2',
        danger: true,
        onSelect: () => actions.onErase(page),
      },
    ]
  }
  const view: MenuItem = {
    label: t('history.view'),
    icon: 'external-link',
    onSelect: () => void window.open(href('page', { slug }), '_blank', 'noopener'),
  }
  return [
    {
      label: t('history.edit'),
      icon: 'arrow-up-right',
      onSelect: () => navigate(editorPath(page)),
    },
    { label: t('history.rename'), icon: 'pencil', onSelect: onRename },
    ...(page.state === 'published' ? [view] : []),
    {
      label: t('history.settings'),
      icon: 'settings',
      onSelect: () => navigate(routePath('settings', { slug })),
    },
    {
      label: t('history.versions'),
      icon: 'history',
      onSelect: () => navigate(routePath('historyPage', { slug })),
    },
    { label: t('history.duplicate'), icon: 'copy', onSelect: () => actions.onDuplicate(page) },
    {
      label: t('history.delete'),
      icon: 'trash-2',
      danger: true,
      onSelect: () => actions.onTrash(page),
    },
  ]
}
