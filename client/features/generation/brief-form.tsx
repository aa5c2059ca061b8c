import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Select } from '#client/ui/select.tsx'
import { isSubmitKey } from '#client/ui/submit-key.ts'
import { TextArea } from '#client/ui/text-field.tsx'
import { briefLimits, saysNothing } from '#shared/brief-limits.ts'
import type { Engine } from '#shared/engines.ts'
import { localeCodes, locales } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'

export type LanguageChoice = PageLanguage | 'auto'

export interface BriefFormProps {
  brief: string
  language: LanguageChoice
  engine: Engine
  engines: readonly Engine[]
  error: string | null
  hasPage: boolean
  areaRef: Ref<HTMLTextAreaElement>
  onBrief: (brief: string) => void
  onLanguage: (language: LanguageChoice) => void
  onEngine: (engine: Engine) => void
  onWrite: () => void
  /** Leaves the page as it was written; null where there is none. */
  onCancel: (() => void) | null
  /** Stands under the brief. */
  children?: ReactNode
}

/** As the box on the front page, where a page is begun as well. */
const firstLook =
  'rounded-xl border border-line-strong/50 bg-raised p-4 text-left shadow-float transition-[border-color] duration-150 focus-within:border-accent [&_textarea]:border-0! [&_textarea]:bg-transparent! [&_textarea]:p-0! [&_textarea]:text-lg [&_textarea]:outline-none!'

/** The brief, the language of the page, and the button that starts the writing. */
export function BriefForm(props: BriefFormProps) {
  const { t } = useI18n()
  const { brief, language, hasPage, onWrite, onCancel } = props
  const formId = useId()
  const isEmpty = saysNothing(brief)
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, metaKey, ctrlKey, keyCode, nativeEvent } = event
    if (!isSubmitKey({ key, metaKey, ctrlKey, keyCode, isComposing: nativeEvent.isComposing }))
      return
    event.preventDefault()
    if (!isEmpty) onWrite()
  }
  const submit = (
    <Button
      type="submit"
      variant={isEmpty ? 'secondary' : 'primary'}
      size={hasPage ? 'md' : 'lg'}
      disabled={isEmpty}
      title={t('generate.brief.keys')}
      className="min-w-32"
    >
      {t(hasPage ? 'generate.writeAgain' : 'generate.write')}
    </Button>
  )
  return (
    <form
      id={formId}
      className={`grid grid-cols-1 gap-3 ${hasPage ? '' : firstLook}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) onWrite()
      }}
    >
      <TextArea
        ref={props.areaRef}
        label={t('generate.brief.label')}
        placeholder={t('generate.brief.placeholder')}
        error={props.error}
        name="brief"
        value={brief}
        rows={6}
        maxLength={briefLimits.max}
        onChange={(event) => props.onBrief(event.target.value)}
        onKeyDown={press}
        className="[&_textarea]:max-h-64 [&_textarea]:min-h-38"
      />
      {props.children}
      {props.engines.length > 1 && (
        <Select
          label={t('generate.engine.label')}
          name="engine"
          value={props.engine}
          onChange={(event) => props.onEngine(event.target.value as Engine)}
          options={props.engines.map((engine) => ({
            value: engine,
            label: t(`generate.engine.${engine}`),
          }))}
        />
      )}
      <div
        className={`flex items-end gap-3 ${hasPage ? '' : 'max-sm:flex-col max-sm:items-stretch'}`}
      >
        <Select
          label={t('generate.language.label')}
          name="language"
          value={language}
          onChange={(event) => props.onLanguage(event.target.value as LanguageChoice)}
          options={[
            { value: 'auto', label: t('generate.language.auto') },
            ...localeCodes.map((code) => ({
              value: code,
              label: locales[code].name,
              lang: locales[code].tag,
            })),
          ]}
          className="min-w-0 grow"
        />
        {!onCancel && submit}
      </div>
      {onCancel && (
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={onCancel}>
            {t('generate.brief.leave')}
          </Button>
          {submit}
        </div>
      )}
    </form>
  )
}
