import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useParams, useRevalidator } from 'react-router'
import type { LanguageChoice } from '#client/features/generation/brief-form.tsx'
import { BriefPanel } from '#client/features/generation/brief-panel.tsx'
import { type ChipKey, chipForWanted } from '#client/features/generation/understood.ts'
import { useBrief, useBroughtBrief } from '#client/features/generation/use-brief.ts'
import { useGeneration } from '#client/features/generation/use-generation.ts'
import { UpgradeOffer } from '#client/features/pages/upgrade-offer.tsx'
import { PublishControl } from '#client/features/sharing/publish-control.tsx'
import { ShareControl } from '#client/features/sharing/share-control.tsx'
import { PreviewPane } from '#client/features/workspace/preview-pane.tsx'
import { WorkspaceBar } from '#client/features/workspace/workspace-bar.tsx'
import { type Side, WorkspaceFrame } from '#client/features/workspace/workspace-frame.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import { Button } from '#client/ui/button.tsx'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import type { PageDetail } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'
import { usePayload } from './screen.ts'

export const head = { title: 'generate.meta.title' }

/** The generator: a brief on the left, the page it becomes on the right. */
export function Screen() {
  const { page } = usePayload('generate')
  if (page?.version === 1) return <UpgradeOffer page={page} />
  return <Workspace page={page} />
}

function Workspace({ page }: { page: PageDetail | null }) {
  const { t } = useI18n()
  const toast = useToast()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [side, setSide] = useState<Side>('brief')
  const [editing, setEditing] = useState<ChipKey | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const draft = useBrief(page, area)
  const generation = useGeneration(page, useAddressAtEnd())
  const { state, isWriting, link } = generation
  const slug = state?.progress.slug ?? page?.slug ?? null
  useAddressOfPage(state?.progress.slug ?? null)

  const write = (brief: string, language: LanguageChoice, seed?: number) => {
    generation.write({
      brief: brief.trim(),
      locale: language,
      ...(slug && { slug }),
      ...(slug && state && { locales: languagesOf(state.document, language) }),
      ...(seed !== undefined && { seed }),
    })
    setSide('preview')
  }
  useBroughtBrief((brief, language) => {
    draft.onBrief(brief)
    draft.onLanguage(language)
    write(brief, language)
  })
  /** Lets the texts follow a corrected fact: same brief, same seed. */
  const rewrite = () => {
    if (!state || !draft.brief.trim()) return
    write(draft.brief, state.document.base, state.document.meta.seed)
  }
  const want = useCallback(
    (wanted: string) => {
      const chip = chipForWanted(wanted)
      if (chip) return setEditing(chip)
      setSide('brief')
      area.current?.focus()
      toast(t('generate.wantInBrief'), { duration: 5000 })
    },
    [t, toast],
  )
  const startOver = () => {
    draft.onBrief('')
    draft.onLanguage('auto')
    setSide('brief')
    navigate(routePath('generate'))
  }
  const title = state?.document.meta.title || page?.title || t('generate.newPage')
  return (
    <WorkspaceFrame
      side={side}
      onSide={setSide}
      bar={
        <WorkspaceBar
          title={title}
          slug={slug}
          state={slug ? t(`generate.state.${isWriting ? link : 'saved'}`) : ''}
          actions={
            page ? (
              <>
                <ShareControl slug={page.slug} disabled={isWriting} />
                <PublishControl
                  page={page}
                  rev={state?.document.rev ?? page.rev}
                  disabled={isWriting}
                  onChange={revalidate}
                />
              </>
            ) : (
              // In their places from the start, so that nothing moves when they come alive.
              <>
                <Button icon="share-2" disabled aria-label={t('share.action')}>
                  <span className="max-sm:hidden">{t('share.action')}</span>
                </Button>
                <Button disabled>{t('share.publish.action')}</Button>
              </>
            )
          }
        />
      }
      brief={
        <BriefPanel
          draft={draft}
          generation={generation}
          areaRef={area}
          editing={editing}
          onEditing={setEditing}
          onWrite={() => write(draft.brief, draft.language)}
          onRewrite={rewrite}
          onStartOver={startOver}
        />
      }
      preview={<PreviewPane state={state} slug={slug} isWriting={isWriting} onWant={want} />}
    />
  )
}

/** Every language the page has, the asked one in the place of its own. */
function languagesOf(document: PageDocument, language: LanguageChoice): PageLanguage[] {
  const base = language === 'auto' ? document.base : language
  const others = document.locales.filter((code) => code !== document.base && code !== base)
  return [base, ...others]
}

/** Shows the page's address as soon as it has one, while the stream goes on. */
function useAddressOfPage(slug: string | null): void {
  const { href } = useI18n()
  useEffect(() => {
    if (!slug) return
    const address = href('generate', { slug })
    // Not through the router: it would ask the server for the page, and show an error in place of
    // the workspace if the server is just then away.
    if (window.location.pathname !== address) {
      window.history.replaceState(window.history.state, '', address)
    }
  }, [slug, href])
}

/** At the end of a writing the page is read anew, under its own address. */
function useAddressAtEnd(): (slug: string | null) => void {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { slug: shown } = useParams()
  return (slug) => {
    if (!slug) return
    if (slug === shown) revalidate()
    else navigate(routePath('generate', { slug }), { replace: true, preventScrollReset: true })
  }
}
