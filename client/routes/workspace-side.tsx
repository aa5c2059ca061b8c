import { useEffect, useRef } from 'react'
import { BriefPanel } from '#client/features/generation/brief-panel.tsx'
import { chipElement } from '#client/features/generation/chip-element.ts'
import { factText, hoursInWords, understoodChips } from '#client/features/generation/understood.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { lazyPart } from '#client/platform/lazy-part.tsx'
import { Segments } from '#client/ui/segments.tsx'
import { placeSentence } from '#shared/page/place-sentence.ts'
import type { Panel } from './use-panels.ts'
import type { Workspace } from './workspace.ts'

const EditorSide = lazyPart(
  async () => (await import('#client/features/editor/editor-side.tsx')).EditorSide,
)

export const WishThread = lazyPart(
  async () => (await import('#client/features/dock/wish-thread.tsx')).WishThread,
)

const GuestNote = lazyPart(
  async () => (await import('#client/features/sharing/guest-note.tsx')).GuestNote,
)

const FactPopover = lazyPart(
  async () => (await import('#client/features/generation/fact-popover.tsx')).FactPopover,
)

const panels: Panel[] = ['brief', 'parts', 'look']

/** The left of the workspace: the brief, and once the page is written its parts and its look. */
export function WorkspaceSide(workspace: Workspace) {
  const i18n = useI18n()
  const { t } = i18n
  const { editor, writing, generation, facts } = workspace
  const { kept } = editor
  const { state } = generation
  const panel = kept && writing !== 'page' ? workspace.panel : 'brief'
  return (
    <>
      {(state || writing === 'page') && (
        <div
          inert={writing === 'page'}
          className="sticky top-0 z-20 flex h-13 stacked:h-12 low:h-11 tiny:static items-center border-b border-line bg-surface px-3"
        >
          <Segments
            label={t('editor.panels')}
            value={panel}
            onChange={workspace.onPanel}
            segments={panels.map((value) => ({ value, label: t(`editor.panel.${value}`) }))}
          />
        </div>
      )}
      <div hidden={panel !== 'brief'}>
        {workspace.isGuest && workspace.slug && <GuestNote slug={workspace.slug} />}
        <Brief {...workspace} />
      </div>
      {kept && panel !== 'brief' && (
        <div inert={writing !== null}>
          <EditorSide
            panel={panel}
            {...kept}
            selected={workspace.selected}
            onSelect={workspace.onSelect}
            onTry={workspace.onTry}
            onPhotos={workspace.onPhotos}
            gap={workspace.gap}
            onGap={workspace.onGap}
            onRegenerate={workspace.onRegenerate}
            factText={(key) => factText(key, kept.state.document, i18n)}
            onFact={facts.onChip}
            onTouch={workspace.pointing.onPoint}
          />
        </div>
      )}
      <FactForm {...workspace} />
    </>
  )
}

function Brief(workspace: Workspace) {
  const { t } = useI18n()
  const { editor, generation, facts, pointing, thread, writing, onShow } = workspace
  const { state } = generation
  const { open } = editor
  const place = (sentence: string) => {
    if (!open) return
    const { ops, id } = placeSentence(open.state().document, sentence)
    open.apply(ops)
    onShow(id)
  }
  return (
    <BriefPanel
      {...workspace}
      isWriting={writing === 'page'}
      editing={facts.chip}
      onEditing={facts.onChip}
      onShow={({ id, path }) => onShow(id, path)}
      onLight={pointing.onLight}
      hovered={pointing.hovered}
      onPlace={open && place}
      onChoose={open && workspace.onChoose}
      onPoint={pointing.onPoint}
      onAsk={open && ((words) => thread.send(words, null))}
      wishes={thread.entries.map(({ command }) => command)}
      onCorrect={open && facts.onSave}
    >
      {state && writing !== 'page' && (
        <>
          <WishThread document={state.document} thread={thread} onShow={onShow} />
          {thread.entries.length === 0 && (
            <p className="px-1 text-sm leading-relaxed text-muted">{t('generate.command.hint')}</p>
          )}
        </>
      )}
    </BriefPanel>
  )
}

/** The form of a fact, at its chip. */
function FactForm({ facts, read, generation: { state } }: Workspace) {
  const i18n = useI18n()
  const anchor = useRef<HTMLElement | null>(null)
  const { chip } = facts
  useEffect(() => {
    if (chip) chipElement(chip)?.scrollIntoView({ block: 'nearest' })
  }, [chip])
  if (!state || !chip) return null
  anchor.current = chipElement(chip)
  const doubt = read && understoodChips(read, i18n).find(({ key }) => key === chip)?.doubt
  return (
    <FactPopover
      key={chip}
      chip={chip}
      entry={facts.entry}
      doubt={doubt ? i18n.t(`generate.facts.doubt.${doubt}`) : null}
      words={read && chip === 'hours' ? hoursInWords(read) : null}
      document={state.document}
      anchor={anchor}
      onDraft={facts.onDraft}
      onSave={facts.onSave}
      onClose={() => facts.onChip(null)}
    />
  )
}
