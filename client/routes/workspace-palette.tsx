import { useMemo } from 'react'
import { understoodChips } from '#client/features/generation/understood.ts'
import type { Command, CommandGroup } from '#client/features/palette/command.ts'
import { Palette } from '#client/features/palette/palette.tsx'
import type { PreviewWidth } from '#client/features/workspace/fit-width.ts'
import { type ColourPreference, useColourMode } from '#client/platform/colour-mode.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useNavigate } from '#client/platform/router.tsx'
import { sectionName } from '#client/ui/section-name.ts'
import { kindName } from '#shared/blocks/index.ts'
import { routePath } from '#shared/routes.ts'
import { useOwnPages } from './use-own-pages.ts'
import type { Panel } from './use-panels.ts'
import type { Workspace } from './workspace.ts'

export interface WorkspacePaletteProps {
  workspace: Workspace
  onWidth: (width: PreviewWidth) => void
  /** What the button of publishing says. */
  publishLabel: string
  /** Presses it, or the one of sharing. */
  onPublish: () => void
  onShare: () => void
  onClose: () => void
}

/** What can be done in the workspace, the parts and facts of its page, and all other pages. */
export function WorkspacePalette(props: WorkspacePaletteProps) {
  const { t } = useI18n()
  const { editor, thread } = props.workspace
  const groups: CommandGroup[] = [
    { id: 'page', heading: t('palette.page'), commands: usePageCommands(props) },
    { id: 'sections', heading: t('editor.panel.parts'), commands: useSections(props.workspace) },
    { id: 'details', heading: t('generate.understood'), commands: useDetails(props.workspace) },
    { id: 'pages', heading: t('generate.history'), commands: usePages(props.workspace) },
    { id: 'view', heading: t('palette.view'), commands: useViewCommands(props) },
    { id: 'mode', heading: t('palette.mode.label'), commands: useModeCommands() },
  ]
  return (
    <Palette
      groups={groups.filter(({ commands }) => commands.length > 0)}
      onAsk={editor.open && ((words) => thread.send(words, null))}
      onClose={props.onClose}
    />
  )
}

function usePageCommands(props: WorkspacePaletteProps): Command[] {
  const { workspace, onPublish, onShare, publishLabel } = props
  const { t } = useI18n()
  const { editor, slug, isGuest, card, boxRef } = workspace
  const { open } = editor
  const toBrief = () => {
    workspace.onPanel('brief')
    workspace.onSide('brief')
    card.onView('form')
    setTimeout(() => workspace.areaRef.current?.focus())
  }
  const whenOpen: Command[] = open
    ? [
        {
          id: 'ask',
          label: t('generate.command.label'),
          icon: 'sparkles',
          run: () => boxRef.current?.focus(),
        },
        { id: 'undo', label: t('editor.undo'), icon: 'undo-2', keys: 'Ctrl Z', run: open.undo },
        { id: 'redo', label: t('editor.redo'), icon: 'redo-2', keys: 'Ctrl Y', run: open.redo },
        ...(isGuest
          ? []
          : [{ id: 'edit', label: t('palette.editBrief'), icon: 'pencil', run: toBrief } as const]),
      ]
    : []
  const design: Command[] = workspace.onDesign
    ? [
        {
          id: 'design',
          label: t('generate.otherDesign'),
          icon: 'dices',
          run: workspace.onDesign,
        },
      ]
    : []
  const another: Command[] = workspace.onAnother
    ? [
        {
          id: 'another',
          label: t('generate.another'),
          icon: 'refresh-cw',
          rewrites: true,
          run: workspace.onAnother,
        },
      ]
    : []
  const online: Command[] =
    slug && !isGuest
      ? [
          { id: 'publish', label: publishLabel, icon: 'globe', run: onPublish },
          { id: 'share', label: t('share.action'), icon: 'share-2', run: onShare },
        ]
      : []
  const anew: Command = {
    id: 'new',
    label: t('generate.startOver'),
    icon: 'plus',
    run: workspace.onStartOver,
  }
  return [...whenOpen, ...design, ...another, ...online, anew]
}

function useSections({ generation, pointing, onSide }: Workspace): Command[] {
  const { t } = useI18n()
  const document = generation.state?.document
  return (document?.order ?? []).map((id) => {
    const block = document?.blocks[id]
    const label = sectionName(block, t)
    const kind = t(`generate.sections.${kindName(block?.type ?? '')}`)
    return {
      id: `section ${id}`,
      label,
      icon: 'layers',
      keywords: [kind],
      hint: kind === label ? undefined : kind,
      run: () => {
        onSide('preview')
        // Who works by the keyboard goes on there.
        pointing.onType(id, '')
      },
    }
  })
}

function useDetails({ read, facts, writing }: Workspace): Command[] {
  const i18n = useI18n()
  if (!read || writing === 'page') return []
  return understoodChips(read, i18n).map(({ key, value }) => ({
    id: `detail ${key}`,
    label: i18n.t(`generate.facts.${key}`),
    icon: 'list',
    hint: value || undefined,
    run: () => facts.onChip(key),
  }))
}

function usePages({ slug }: Workspace): Command[] {
  const navigate = useNavigate()
  const pages = useOwnPages()
  return useMemo(
    () =>
      pages
        .filter((page) => page.slug !== slug)
        .map(({ slug, title, version }) => ({
          id: `page ${slug}`,
          label: title || slug,
          icon: 'file-text',
          keywords: [slug],
          run: () => navigate(routePath(version === 1 ? 'generateV1' : 'generate', { slug })),
        })),
    [pages, slug, navigate],
  )
}

const panels: Panel[] = ['brief', 'parts', 'look']
const widths = { phone: 'smartphone', tablet: 'tablet', full: 'monitor' } as const
const modes = { system: 'monitor', light: 'sun', dark: 'moon' } as const

function useViewCommands({ workspace, onWidth }: WorkspacePaletteProps): Command[] {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { slug, isGuest, editor } = workspace
  const tabs = editor.open ? panels : []
  const go = (name: 'settings' | 'historyPage', command: Omit<Command, 'id' | 'run'>): Command[] =>
    slug ? [{ ...command, id: name, run: () => navigate(routePath(name, { slug })) }] : []
  const set = [t('settings.languages'), t('settings.address'), t('settings.description')]
  return [
    ...tabs.map(
      (panel): Command => ({
        id: panel,
        label: t(`editor.panel.${panel}`),
        icon: 'layout-template',
        run: () => {
          workspace.onPanel(panel)
          workspace.onSide('brief')
        },
      }),
    ),
    ...Object.entries(widths).map(
      ([width, icon]): Command => ({
        id: `width ${width}`,
        label: t(`generate.preview.${width}`),
        icon,
        keywords: [t('generate.preview.width')],
        run: () => onWidth(width as PreviewWidth),
      }),
    ),
    ...(isGuest
      ? []
      : go('settings', { label: t('generate.settings'), icon: 'settings', keywords: set })),
    ...go('historyPage', { label: t('settings.versions'), icon: 'history' }),
    {
      id: 'history',
      label: t('generate.history'),
      icon: 'file-text',
      run: () => navigate(routePath('history')),
    },
  ]
}

function useModeCommands(): Command[] {
  const { t } = useI18n()
  const { setPreference } = useColourMode()
  return Object.entries(modes).map(
    ([mode, icon]): Command => ({
      id: `mode ${mode}`,
      label: t(`palette.mode.${mode}`),
      icon,
      keywords: [t('colourMode.label')],
      run: () => setPreference(mode as ColourPreference),
    }),
  )
}
