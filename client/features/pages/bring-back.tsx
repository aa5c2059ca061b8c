import { type ChangeEvent, useRef, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useDialogs } from '#client/platform/dialogs.tsx'
import { HttpError } from '#client/platform/http-client.ts'
import { type I18n, useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { mostBlocks } from '#shared/page/document.ts'
import type { ImportedPage } from '#shared/payloads.ts'
import { pageFileEndings, readPageFile } from './read-page-file.ts'

/** Takes a page in that was taken away as a file; what is wrong with the file is said in full. */
export function BringBack({ onBrought }: { onBrought: (page: ImportedPage) => void }) {
  const { t } = useI18n()
  const api = useApi()
  const { alert } = useDialogs()
  const picker = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const bring = async (file: File) => {
    const refuse = (reason: string) =>
      alert(reason, { title: t('history.import.refused', { name: file.name }) })
    setBusy(true)
    try {
      const body = await readPageFile(file)
      if ('problem' in body) await refuse(t(`history.import.wrong.${body.problem}`))
      else onBrought(await api.call('importPage', { body }))
    } catch (error) {
      await refuse(reasonOf(error, t))
    }
    setBusy(false)
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // The same file, corrected, may be chosen again.
    event.target.value = ''
    if (file) void bring(file)
  }
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={pageFileEndings}
        onChange={choose}
        hidden
        aria-label={t('history.import.action')}
      />
      <Button icon="upload" busy={busy} onClick={() => picker.current?.click()}>
        {t('history.import.action')}
      </Button>
    </>
  )
}

/** What the server found, in words: the place in the file where it knows one. */
function reasonOf(error: unknown, t: I18n['t']): string {
  if (!(error instanceof HttpError)) return t('history.import.wrong.failed')
  const { code, errors = [] } = error.problem
  const [first] = errors
  if (code === 'invalid_json') return t('history.import.wrong.json')
  if (code === 'too_large') return t('history.import.wrong.size')
  if (code === 'quota_exceeded') return t('history.import.wrong.full')
  if (code === 'too_many') return t('history.import.wrong.pictures')
  if (code === 'rate_limited') return t('history.import.wrong.many')
  if (code !== 'invalid' || !first) return t('history.import.wrong.failed')
  if (first.field === 'document.v') return t('history.import.wrong.newer')
  if (first.field === 'file' || first.field === 'document') return t('history.import.wrong.file')
  if (first.field === 'blocks') return t('editor.refused.parts', { max: mostBlocks })
  // What the server found there it tells in English, for programs.
  return t('history.import.wrong.document', { place: first.field })
}
