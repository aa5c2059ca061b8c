import type { LanguageChoice } from '#client/features/generation/brief-form.tsx'
import type { ChosenRows } from '#client/features/generation/choice-rows.ts'
import { type BriefDraft, useBroughtBrief } from '#client/features/generation/use-brief.ts'
import type { GenerationControl } from '#client/features/generation/use-generation.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { changedFacts, factPlace } from './fact-place.ts'
import type { EditorLink } from './use-editor.ts'
import type { Pointing } from './use-pointing.ts'

/** The whole page, a part of it that was asked for anew, what follows a fact or a choice, a wish. */
export type WritingRun = 'page' | 'part' | 'fact' | 'choice' | 'wish'

export interface Writing {
  /** Writes one block anew; null where only the page's owner may. */
  onRegenerate: ((id: string) => void) | null
  onWrite: () => void
  /** The same brief told otherwise; null where there is none. */
  onAnother: (() => void) | null
}

interface WritingDeps {
  draft: BriefDraft
  /** The brief the page was written from; '' where there is none. */
  brief: string
  slug: string | null
  generation: GenerationControl
  editor: EditorLink
  onRun: (run: WritingRun) => void
  /** The page begins to be written from these words. */
  onPage: (brief: string) => void
  onPoint: Pointing['onPoint']
}

/** The ways in which a page is written, all of it or a part. */
export function useWriting(deps: WritingDeps) {
  const { draft, brief, slug, generation, editor, onRun } = deps
  const { t } = useI18n()
  const toast = useToast()
  const document = editor.shown?.document

  function beginPage(text: string): void {
    onRun('page')
    deps.onPage(text)
  }
  const write = async (text: string, language: LanguageChoice, seed?: number) => {
    generation.write({
      ...(await draft.photos.settled()),
      brief: text.trim(),
      locale: language,
      engine: draft.engine,
      ...(slug && { slug }),
      ...(slug && document && { locales: languagesOf(document, language) }),
      ...(seed !== undefined && { seed }),
    })
  }
  useBroughtBrief(({ brief, language, key, pictures }) => {
    generation.write({ brief, locale: language, ...pictures }, key)
    beginPage(brief)
  })
  /** Saves facts; what is told of them follows. */
  async function correct(ops: EditOp[]) {
    const before = document?.facts ?? {}
    const saved = await editor.save(ops)
    const place = factPlace(changedFacts(ops, before, saved.facts), saved)
    const showChange = () => place && deps.onPoint(place.id, place.path)
    if (!brief) return { written: Promise.resolve().then(showChange) }
    onRun('fact')
    await write(brief, saved.base, saved.meta.seed)
    return { written: generation.finished().finally(showChange) }
  }
  /** Writes what of the brief is chosen; settles when that is done. */
  async function choose(chosen: ChosenRows): Promise<void> {
    const open = await editor.opened()
    await open.flush()
    onRun('choice')
    await generation.another({ chosen })
  }
  const writing: Writing = {
    onRegenerate: (id) =>
      editor.whenSaved(() => {
        onRun('part')
        void generation.another({ block: id, engine: draft.engine }).then((result) => {
          if (result === 'same') toast(t('editor.tools.sameAgain'), { duration: 6000 })
        })
      }),
    onWrite: () =>
      editor.whenSaved(() => {
        void write(draft.brief, draft.language)
        beginPage(draft.brief.trim())
      }),
    onAnother: brief
      ? () =>
          editor.whenSaved(() => {
            beginPage(brief)
            void generation.another({ engine: draft.engine })
          })
      : null,
  }
  return { ...writing, correct, choose }
}

/** Every language the page has, the asked one in the place of its own. */
function languagesOf(document: PageDocument, language: LanguageChoice): PageLanguage[] {
  const base = language === 'auto' ? document.base : language
  const others = document.locales.filter((code) => code !== document.base && code !== base)
  return [base, ...others]
}
