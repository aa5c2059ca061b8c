import * as Popover from 'radix-ui/popover'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { problemOf } from '#client/platform/stream-problem.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Select } from '#client/ui/select.tsx'
import { locales } from '#shared/locales.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { industries } from '#shared/page/industries.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { regionalTag } from '#shared/regional-tag.ts'
import type { ChipKey } from './chip-keys.ts'
import { factDraft, type ShownDraft } from './fact-draft.ts'
import { FactField } from './fact-field.tsx'
import { type FactInput, factInput } from './fact-input.ts'
import { factOps } from './fact-ops.ts'
import { gaps, roomyAnchor } from './roomy-anchor.ts'
import { useFaultInSight } from './use-fault-in-sight.ts'
import { exampleLine } from './week-text.ts'

export interface FactPopoverProps {
  chip: ChipKey
  /** Of the prices, the one whose amount is to be typed. */
  entry?: string | undefined
  /** Why it is taken for a guess; saving it as it is says that it is none. */
  doubt: string | null
  /** Hours that stand on the page in words, and the week read in them; null where a table has them. */
  words: { told: string; week: string | undefined } | null
  /** The page as it is without what is being typed here. */
  document: PageDocument
  /** What it belongs to, and what has the focus again afterwards. */
  anchor: RefObject<HTMLElement | null>
  /** Shows the page with what is typed so far; null shows it as it is. */
  onDraft: (draft: ShownDraft | null) => void
  /** Saves; rejects with what the server said. */
  onSave: (ops: EditOp[]) => Promise<void>
  onClose: () => void
}

/** Of those that hold more than a line. */
const widths: Partial<Record<ChipKey, string>> = { prices: 'md:w-136', hours: 'md:w-94' }

/**
 * Corrects one fact where it stands: the page follows what is typed, Enter keeps it, Escape brings
 * back what was there. What is wrong stands at the field.
 */
export function FactPopover({
  chip,
  entry,
  doubt,
  words,
  document,
  anchor,
  ...props
}: FactPopoverProps) {
  const { t } = useI18n()
  const titleId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [place] = useState(() => ({
    current: roomyAnchor(anchor, () => form.current?.parentElement ?? null),
  }))
  const tag = regionalTag(document.base, document.meta)
  const page = words ? withWeek(document, words.week) : document
  const [start] = useState<FactInput>(() => inputOf(chip, page, tag))
  const [input, setInput] = useState(start)
  const [fault, setFault] = useState<{ text: string } | null>(null)
  const [busy, setBusy] = useState(false)

  const isSettled = doubt === null && !words?.week
  useFaultInSight(form, fault)

  // Another price was pressed while this is open.
  useEffect(() => {
    if (entry) focusFirst(form.current, entry)
  }, [entry])

  const wrong = t(`generate.facts.wrong.${chip}`, { example: exampleLine(tag) })
  const type = (next: FactInput) => {
    setInput(next)
    setFault(null)
    const ops = factOps(chip, next, page)
    if (ops) props.onDraft(factDraft(ops, document))
  }
  const leave = () => {
    props.onDraft(null)
    props.onClose()
  }
  const keep = async (isConfirmed = false) => {
    if (isSame(input, start) && !isConfirmed) return leave()
    const ops = factOps(chip, input, page)
    if (!ops) return setFault({ text: wrong })
    setBusy(true)
    setFault(null)
    try {
      await props.onSave(ops)
      props.onClose()
    } catch (failure) {
      const { errors } = problemOf(failure)
      const isRefused = errors.length > 0
      setFault({ text: isRefused ? wrong : t('generate.facts.notSaved') })
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void keep(!isSettled)
  }
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && leave()}>
      <Popover.Anchor virtualRef={place} />
      <Popover.Portal>
        <Popover.Content
          aria-labelledby={titleId}
          align="start"
          sideOffset={gaps.place}
          collisionPadding={gaps.edge}
          data-sheet=""
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            focusFirst(form.current, entry)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor.current?.focus({ preventScroll: true })
          }}
          // A press elsewhere keeps what was typed, as in every table.
          onInteractOutside={(event) => {
            event.preventDefault()
            if (!busy) void keep()
          }}
          className={`z-40 flex max-h-[min(36rem,var(--radix-popover-content-available-height,80dvh))] w-[calc(100vw-1.5rem)] animate-fade flex-col rounded-lg border border-line bg-raised text-text shadow-float outline-none footed:max-h-[calc(100dvh-min(4rem,10dvh))] footed:w-screen! footed:rounded-b-none ${widths[chip] ?? 'md:w-84'}`}
        >
          <form
            ref={form}
            onSubmit={submit}
            onKeyDown={(event) => isKeep(event) && form.current?.requestSubmit()}
            className="flex min-h-0 flex-col"
          >
            <h2
              id={titleId}
              className="px-4 pt-3 pb-2 font-text text-sm font-medium tracking-normal"
            >
              {t(`generate.facts.${chip}`)}
            </h2>
            {words ? <ToldHours {...words} /> : doubt && <Note>{doubt}</Note>}
            <div data-scroller="" className="min-h-0 overflow-y-auto px-4 py-1">
              {chip === 'industry' ? (
                <Select
                  label={t('generate.facts.industry')}
                  labelHidden
                  value={String(input)}
                  error={fault?.text ?? null}
                  options={industries.map((value) => ({
                    value,
                    label: t(`generate.industries.${value}`),
                  }))}
                  onChange={(event) => type(event.target.value)}
                />
              ) : (
                <FactField
                  fact={chip}
                  input={input}
                  error={fault?.text ?? null}
                  language={document.base}
                  currency={locales[document.base].currency}
                  tag={tag}
                  hours={page.facts.hours ?? ''}
                  onChange={type}
                />
              )}
            </div>
            <div className="flex flex-wrap items-center justify-end gap-2 px-4 pt-2 pb-3">
              <p className="basis-full text-xs text-muted low:hidden">
                {t('generate.facts.follows')}
              </p>
              <Button size="sm" variant="ghost" onClick={leave}>
                {t('generate.facts.leave')}
              </Button>
              <Button
                size="sm"
                type="submit"
                variant="primary"
                busy={busy}
                aria-disabled={isSettled && isSame(input, start)}
              >
                {t('generate.facts.save')}
              </Button>
            </div>
          </form>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Enter in a line does it by itself; in lists of lines it takes ⌘ or Ctrl. */
function isKeep({ key, metaKey, ctrlKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && (metaKey || ctrlKey) && !nativeEvent.isComposing
}

/** With all of it selected: who comes to correct a word types it anew. */
function focusFirst(form: HTMLFormElement | null, entry = ''): void {
  const field =
    form?.querySelector<HTMLElement>(`[data-entry="${entry}"] input[inputmode=decimal]`) ??
    form?.querySelector<HTMLElement>('li input') ??
    form?.querySelector<HTMLElement>('input, textarea, select')
  field?.focus()
  if (field instanceof HTMLInputElement && field.type === 'text') field.select()
}

function inputOf(chip: ChipKey, { meta, facts, base }: PageDocument, tag: string): FactInput {
  return chip === 'industry' ? meta.industry : factInput(chip, facts, base, tag)
}

/** The page as it would be if the week read in its words were its hours. */
function withWeek(page: PageDocument, week: string | undefined): PageDocument {
  return week ? { ...page, facts: { ...page.facts, hours: week } } : page
}

/** Where no table has the hours, a form with seven closed days would say what nobody said. */
function ToldHours({ told, week }: { told: string; week: string | undefined }) {
  const { t } = useI18n()
  return <Note>{t(week ? 'generate.facts.partOfWeek' : 'generate.facts.noWeek', { told })}</Note>
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="mx-4 mb-2 flex gap-2 rounded-md bg-warning-soft px-2.5 py-2 text-sm leading-snug text-on-warning-soft">
      <Icon name="info" size={16} className="mt-0.5" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
