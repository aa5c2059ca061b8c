import { useMemo, useRef, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { AskedForList } from './asked-for.tsx'
import { BriefCard } from './brief-card.tsx'
import { BriefChoice } from './brief-choice.tsx'
import { BriefEditing } from './brief-editing.tsx'
import type { BriefPanelProps } from './brief-panel.tsx'
import { LeftOverPhotos } from './brief-photos.tsx'
import { BriefReading } from './brief-reading.tsx'
import { askedFor, briefSpans, leftOver } from './brief-spans.ts'
import { changedSince } from './changed-since.ts'
import { ChoiceHint } from './choice-hint.tsx'
import { choiceRows, looksOdd } from './choice-rows.ts'
import { LeftOver } from './left-over.tsx'
import { NameQuestion } from './name-question.tsx'
import { askedNames, isThin, understoodChips } from './understood.ts'
import { UnderstoodChips } from './understood-chips.tsx'
import { useAskedFor } from './use-asked-for.ts'
import type { GenerationControl } from './use-generation.ts'

export type BriefOverviewProps = BriefPanelProps & {
  told: GenerationControl['state']
  error: string | null
}

/** The card of a page that is there or on its way. */
export function BriefOverview({ told, error, ...props }: BriefOverviewProps) {
  const i18n = useI18n()
  const { card, brief, draft, isWriting, isGuest, editing, onEditing } = props
  const text = brief || draft.brief.trim()
  const chips = useMemo(() => (told ? understoodChips(told, i18n) : []), [told, i18n])
  const changed = useMemo(() => (told ? changedSince(text, told, i18n) : []), [text, told, i18n])
  const spans = useMemo(
    () =>
      told
        ? briefSpans(text, told.progress, told.document, changed)
        : [{ text, kind: 'plain' as const, fact: null, places: [], changed: [] }],
    [told, text, changed],
  )
  const names = askedNames(told, props.review?.publishedRev ?? null)
  const isForm = card.view === 'form' && !isWriting && !isGuest
  const { rows = null, manner = null } = told?.progress ?? {}
  const sentences = useMemo(() => rows && choiceRows(text, rows, spans), [text, rows, spans])
  const mayChoose = !isWriting && !isGuest && !isForm && sentences !== null && sentences.length > 1
  const isChoosing = mayChoose && card.view === 'choice'
  const [hasLooked, setHasLooked] = useState(false)
  const reads = mayChoose && !isChoosing && !hasLooked ? looksOdd(manner, rows ?? [], spans) : null
  const opener = useRef<HTMLButtonElement>(null)
  const onChoice = () => {
    setHasLooked(true)
    card.onView('choice')
  }
  const requests = useMemo(() => askedFor(spans), [spans])
  const { slug = null } = props.generation.state?.progress ?? {}
  const settled = useAskedFor(isWriting ? null : slug, requests)
  const asked = settled.filter(({ words }) => !props.wishes.includes(words))
  const left = leftOver(spans).filter((text) => !settled.some(({ words }) => words === text))
  return (
    <>
      {!isWriting && props.onCorrect && names.length > 0 && (
        <NameQuestion
          choices={names}
          onCorrect={props.onCorrect}
          onOther={() => onEditing('name')}
        />
      )}
      {reads && <ChoiceHint reads={reads} onOpen={onChoice} />}
      {isChoosing && (
        <BriefChoice
          rows={sentences}
          reading={rows}
          language={told?.document.base ?? 'en'}
          onChoose={props.onChoose}
          onClose={() => {
            card.onView('open')
            // It is not on the screen yet.
            setTimeout(() => opener.current?.focus())
          }}
          onPoint={props.onLight}
          onShow={(places) => {
            const [first] = places
            props.onLight(places)
            if (first) props.onPoint(first.id, first.path)
          }}
        />
      )}
      <BriefCard
        details={chips.filter(({ value }) => value).length}
        excerpt={text}
        changed={[...new Set(changed.map(({ fact }) => i18n.t(`generate.facts.${fact}`)))]}
        isGuest={isGuest}
        isOpen={card.view !== 'folded'}
        onOpen={(isOpen) => card.onView(isOpen ? 'open' : 'folded')}
        onEdit={isWriting || isForm ? null : () => card.onView('form')}
      >
        {isForm ? (
          <BriefEditing {...props} error={error} />
        ) : (
          text &&
          !isChoosing && (
            <div className="grid grid-cols-1 justify-items-start gap-2">
              <BriefReading
                spans={spans}
                language={told?.document.base ?? 'en'}
                pointed={props.hovered}
                onPoint={props.onLight}
                onShow={props.onShow}
              />
              {mayChoose && (
                <Button
                  ref={opener}
                  size="sm"
                  variant="ghost"
                  icon="list"
                  onClick={onChoice}
                  className="-ml-3 text-muted!"
                >
                  {i18n.t('generate.choice.open')}
                </Button>
              )}
            </div>
          )
        )}
        <UnderstoodChips chips={chips} editing={editing} onEdit={onEditing} />
      </BriefCard>
      {!isWriting && !isForm && !isGuest && isThin(chips) && (
        <p className="flex gap-2 px-1 text-sm leading-snug text-muted">
          <Icon name="info" size={16} className="mt-0.5" />
          {i18n.t('generate.brief.thin')}
        </p>
      )}
      {!isWriting && <AskedForList requests={asked} onAsk={props.onAsk} />}
      {!isWriting && <LeftOver sentences={left} onPlace={props.onPlace} />}
      {!isWriting && told && (
        <LeftOverPhotos
          photos={draft.photos}
          document={told.document}
          onPlace={props.onPlacePhoto}
        />
      )}
    </>
  )
}
