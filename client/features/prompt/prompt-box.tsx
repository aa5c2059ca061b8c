import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { openAhead, requestKey } from '#client/platform/open-ahead.ts'
import { useNavigate } from '#client/platform/router.tsx'
import { usePhotos } from '#client/platform/use-photos.ts'
import { useAutoGrow } from '#client/ui/auto-grow.ts'
import { Button } from '#client/ui/button.tsx'
import { ExampleChips } from '#client/ui/example-chips.tsx'
import { PhotoButtons } from '#client/ui/photo-buttons.tsx'
import { PhotoDrop } from '#client/ui/photo-drop.tsx'
import { PhotoTray } from '#client/ui/photo-tray.tsx'
import { Select } from '#client/ui/select.tsx'
import { isSubmitKey } from '#client/ui/submit-key.ts'
import { isLocale, localeCodes, locales } from '#shared/locales.ts'
import { briefProblem } from './brief.ts'
import { PromptNote } from './prompt-note.tsx'

const languages = localeCodes.map((code) => ({
  value: code,
  label: locales[code].name,
  lang: locales[code].tag,
}))

/**
 * Where every page begins. Without script it is a plain form that opens the generator with the
 * brief in its address; with script the brief travels beside the navigation.
 */
export function PromptBox() {
  const { t, href, locale } = useI18n()
  const navigate = useNavigate()
  const api = useApi()
  const [brief, setBrief] = useState('')
  const [refused, setRefused] = useState(false)
  const [isSent, setSent] = useState(false)
  const photos = usePhotos()
  const area = useAutoGrow(brief)
  const id = useId()
  const problem = briefProblem(brief)
  const shown = problem?.kind === 'long' || refused ? problem : null

  // What the browser restored is not lost; it tells of no change.
  useEffect(() => {
    if (area.current?.value) setBrief(area.current.value)
  }, [area])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The generator may take a moment to come: pressing again is not a second page.
    if (isSent) return
    if (problem) {
      setRefused(true)
      area.current?.focus()
      return
    }
    const chosen = new FormData(event.currentTarget).get('language')
    const language = isLocale(chosen) ? chosen : locale
    setSent(true)
    const pictures = await photos.settled()
    const body = { brief: brief.trim(), locale: language, ...pictures }
    const key = requestKey()
    const headers = { 'Idempotency-Key': key }
    openAhead(key, (signal) => api.stream('createGeneration', { body, headers, signal }))
    await navigate('/generate', { state: { brief: body.brief, language, key, pictures } })
    setSent(false)
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, metaKey, ctrlKey, keyCode } = event
    const { isComposing } = event.nativeEvent
    if (!isSubmitKey({ key, metaKey, ctrlKey, keyCode, isComposing })) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  function fill(text: string) {
    setBrief(text)
    area.current?.focus()
  }

  return (
    <form action={href('generate')} method="get" onSubmit={submit} noValidate>
      <PhotoDrop
        onFiles={photos.add}
        className="rounded-xl border border-line-strong/50 bg-raised p-2 text-left shadow-float transition-colors duration-150 focus-within:border-accent"
      >
        <label htmlFor={id} className="block px-4 pt-3 text-sm font-medium text-muted">
          {t('home.prompt.label')}
        </label>
        <textarea
          ref={area}
          id={id}
          name="brief"
          rows={4}
          required
          // biome-ignore lint/a11y/noAutofocus: the prompt is what this screen is for
          autoFocus
          value={brief}
          placeholder={t('home.prompt.placeholder')}
          aria-invalid={shown ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => setBrief(event.target.value)}
          onKeyDown={press}
          className="field-sizing-content block max-h-[50dvh] max-sm:max-h-[40dvh] min-h-32 w-full resize-none bg-transparent px-4 pt-1 pb-3 text-lg outline-none"
        />
        <PhotoTray
          items={photos.items}
          refused={photos.refused}
          onRemove={photos.remove}
          onLead={photos.lead}
          className="px-4 pb-3"
        />
        <div className="sticky bottom-0 -m-2 flex flex-wrap items-center gap-2 rounded-b-xl bg-raised p-2">
          <PhotoButtons onFiles={photos.add} className="grow" />
          <Select
            label={t('home.prompt.language')}
            labelHidden
            name="language"
            defaultValue={locale}
            options={languages}
            className="min-w-36 grow sm:grow-0"
          />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            busy={isSent}
            className="grow sm:grow-0"
          >
            {t('home.prompt.submit')}
          </Button>
        </div>
      </PhotoDrop>
      <PromptNote id={`${id}-note`} brief={brief} problem={shown} />
      <ExampleChips onPick={fill} />
    </form>
  )
}
