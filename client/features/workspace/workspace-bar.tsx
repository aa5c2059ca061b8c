import type { ReactNode } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { useNavigate } from '#client/platform/router.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { Mark } from '#client/ui/mark.tsx'
import { Menu, type MenuItem } from '#client/ui/menu.tsx'
import { Tooltip, TooltipProvider } from '#client/ui/tooltip.tsx'
import { routePath } from '#shared/routes.ts'

export interface WorkspaceBarProps {
  title: string
  /** What the title is written in, if that is another language: long words are parted by it. */
  lang: string | undefined
  /** 'Saved', 'Writing …': one quiet word. */
  state: string
  slug: string | null
  /** Whether the page is another's: its settings are, too. */
  isGuest: boolean
  /** Messages from the page's readers nobody has seen. */
  unread: number
  /** Opens the list of all commands. */
  onPalette: () => void
  /** Begins another page. */
  onNew: () => void
  /** Opens what a wide screen has a button for; null where there is nothing to share yet. */
  onShare: (() => void) | null
  /** Who else has the page open. */
  people?: ReactNode
  /** What acts on the page's editing. */
  tools?: ReactNode
  /** Publish and share. */
  actions: ReactNode
}

/** The bar on top: where one is, whether it is saved, and what to do with it. */
export function WorkspaceBar(props: WorkspaceBarProps) {
  const { title, lang, state, slug, isGuest, unread, onPalette, onNew } = props
  const { onShare, people, tools, actions } = props
  const { t } = useI18n()
  return (
    <header className="flex h-14 max-sm:h-13 low:h-12 shrink-0 items-center gap-1.5 border-b border-line px-3 sm:gap-3 sm:px-4">
      <Link to={routePath('home')} aria-label={t('generate.home')} className="rounded-sm p-1">
        <Mark size={26} />
      </Link>
      {/* Beside each other where there is room for both, else one below the other. */}
      <div className="@container flex min-w-0 grow flex-col lg:flex-row lg:items-baseline lg:gap-3">
        {/* Rather none than its first letters. */}
        <h1
          lang={lang}
          className="hyphens-auto font-text text-base font-medium tracking-normal max-lg:text-sm max-lg:line-clamp-2 max-lg:leading-tight lg:truncate @max-[4.5rem]:sr-only"
        >
          {title}
        </h1>
        <p
          role="status"
          className="shrink-0 text-muted max-sm:sr-only max-lg:truncate max-lg:text-xs max-lg:leading-tight low:max-lg:sr-only lg:text-sm lg:@max-[12rem]:sr-only"
        >
          {state}
        </p>
      </div>
      {people}
      {tools}
      <nav aria-label={t('generate.elsewhere')} className="flex max-sm:hidden">
        <TooltipProvider>
          <Tooltip label={t('palette.open')}>
            <Button
              variant="ghost"
              icon="search"
              aria-label={t('palette.title')}
              aria-keyshortcuts="Control+K Meta+K"
              onClick={onPalette}
            />
          </Tooltip>
          {slug && (
            <Tooltip label={t('generate.startOver')}>
              <Button
                variant="ghost"
                icon="plus"
                aria-label={t('generate.startOver')}
                onClick={onNew}
              />
            </Tooltip>
          )}
          {slug && unread > 0 && (
            <Tooltip label={t('history.unread', { count: unread })}>
              <ButtonLink
                variant="ghost"
                icon="inbox"
                to={messagesPath(slug)}
                aria-label={t('history.unread', { count: unread })}
                className="px-2.5! text-accent!"
              >
                {unread}
              </ButtonLink>
            </Tooltip>
          )}
          {slug && !isGuest && (
            <Tooltip label={t('generate.settings')}>
              <ButtonLink
                variant="ghost"
                icon="settings"
                to={routePath('settings', { slug })}
                aria-label={t('generate.settings')}
              />
            </Tooltip>
          )}
          <Tooltip label={t('generate.history')}>
            <ButtonLink
              variant="ghost"
              icon="history"
              to={routePath('history')}
              aria-label={t('generate.history')}
            />
          </Tooltip>
        </TooltipProvider>
      </nav>
      <div className="sm:hidden">
        <NarrowMenu
          slug={slug}
          isGuest={isGuest}
          unread={unread}
          onPalette={onPalette}
          onNew={onNew}
          onShare={onShare}
        />
      </div>
      {actions}
    </header>
  )
}

const messagesPath = (slug: string) => `${routePath('settings', { slug })}#messages`

/** The same links where there is no room for them. */
function NarrowMenu({
  slug,
  isGuest,
  unread,
  onPalette,
  onNew,
  onShare,
}: Pick<WorkspaceBarProps, 'slug' | 'isGuest' | 'unread' | 'onPalette' | 'onNew' | 'onShare'>) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const settingsOf = (slug: string): MenuItem => ({
    label: t('generate.settings'),
    icon: 'settings',
    onSelect: () => navigate(routePath('settings', { slug })),
  })
  const settings: MenuItem[] = slug
    ? [
        { label: t('generate.startOver'), icon: 'plus', onSelect: onNew },
        ...(isGuest ? [] : [settingsOf(slug)]),
      ]
    : []
  const messages: MenuItem[] =
    slug && unread > 0
      ? [
          {
            label: t('history.unread', { count: unread }),
            icon: 'inbox',
            onSelect: () => navigate(messagesPath(slug)),
          },
        ]
      : []
  const share: MenuItem[] = onShare
    ? [{ label: t('share.action'), icon: 'share-2', onSelect: onShare }]
    : []
  return (
    <Menu
      trigger={<Button variant="ghost" icon="ellipsis" aria-label={t('generate.elsewhere')} />}
      items={[
        ...messages,
        ...share,
        { label: t('palette.title'), icon: 'search', onSelect: onPalette },
        ...settings,
        {
          label: t('generate.history'),
          icon: 'history',
          onSelect: () => navigate(routePath('history')),
        },
      ]}
    />
  )
}
