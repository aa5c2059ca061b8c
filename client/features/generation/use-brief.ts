import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { takeSentForm } from '#client/platform/early-input.ts'
import { useLocation } from '#client/platform/router.tsx'
import { type BroughtPictures, type Photos, usePhotos } from '#client/platform/use-photos.ts'
import type { Engine } from '#shared/engines.ts'
import { isLocale } from '#shared/locales.ts'
import type { PageDetail } from '#shared/payloads.ts'
import type { LanguageChoice } from './brief-form.tsx'
import { type KnownPictures, knownPhotos } from './known-photos.ts'

export interface BriefDraft {
  brief: string
  language: LanguageChoice
  engine: Engine
  /** What there is to choose from. */
  engines: readonly Engine[]
  /** Brought along for the page. */
  photos: Photos
  onBrief: (brief: string) => void
  onLanguage: (language: LanguageChoice) => void
  onEngine: (engine: Engine) => void
}

/** The brief as it is being typed: from the page's last writing, or from an address that brings one. */
export function useBrief(
  page: PageDetail | null,
  engines: readonly Engine[],
  area: RefObject<HTMLTextAreaElement | null>,
): BriefDraft {
  const { search, state } = useLocation()
  const query = new URLSearchParams(search)
  const brought = broughtBrief(state)
  const asked = brought?.language ?? query.get('language')
  const given = page?.generation?.brief ?? brought?.brief ?? query.get('brief') ?? ''
  const [brief, onBrief] = useState(given)
  const [language, onLanguage] = useState<LanguageChoice>(
    page?.locale ?? (isLocale(asked) ? asked : 'auto'),
  )
  const photos = usePhotos(() => knownPhotos(page?.generation ?? pictureIds(brought?.pictures)))
  const before = page?.generation?.engine ?? 'composer'
  const [engine, onEngine] = useState(engines.includes(before) ? before : 'composer')
  // What was typed before the script arrived is not lost.
  useEffect(() => {
    const typed = area.current?.value
    if (typed) onBrief(typed)
  }, [area])
  return { brief, language, engine, engines, photos, onBrief, onLanguage, onEngine }
}

export interface BroughtBrief {
  brief: string
  language: LanguageChoice
  /** Names the call that was opened with it. */
  key?: string
  /** What came along with it: ids of uploads. */
  pictures: BroughtPictures
}

/**
 * Calls `write` once with a brief that came beside the navigation, as from the home page, or in the
 * form that was sent there before its script arrived. It is taken out of the history entry or the
 * tab's memory at once, so that neither reload nor back sends it again.
 */
export function useBroughtBrief(write: (brought: BroughtBrief) => void): void {
  const { state } = useLocation()
  // Its answer may be there already: it is drawn with the screen, not after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came with this screen, once
  useLayoutEffect(() => {
    const sent = sentBrief()
    const brought = takeBrought(state) ?? sent
    if (brought) write(brought)
  }, [])
}

function takeBrought(state: unknown): BroughtBrief | null {
  const brought = broughtBrief(state)
  if (!brought || !window.history.state?.usr) return null
  window.history.replaceState({ ...window.history.state, usr: null }, '')
  return brought
}

function sentBrief(): BroughtBrief | null {
  const sent = takeSentForm()
  return sent && broughtBrief({ ...sent.fields, key: sent.key })
}

function broughtBrief(state: unknown): BroughtBrief | null {
  if (typeof state !== 'object' || state === null || !('brief' in state)) return null
  const brief = typeof state.brief === 'string' ? state.brief.trim() : ''
  const language = 'language' in state && isLocale(state.language) ? state.language : 'auto'
  const key = 'key' in state && typeof state.key === 'string' ? { key: state.key } : {}
  const pictures = 'pictures' in state ? (state.pictures as BroughtPictures) : {}
  return brief ? { brief, language, pictures, ...key } : null
}

function pictureIds({ photos = [], logo }: BroughtPictures = {}): KnownPictures {
  return { photos: photos.map(({ id }) => id), logo: logo?.id ?? null }
}
