import { useRef, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { HttpError } from '#client/platform/http-client.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { useNavigate } from '#client/platform/router.tsx'
import { taken } from '#shared/errors.ts'
import type { PageSettings } from '#shared/payloads.ts'
import { routePath } from '#shared/routes.ts'

export type SaveState = 'saved' | 'saving' | 'notSaved'

export interface SettingsControl {
  values: PageSettings
  errors: Partial<Record<keyof PageSettings, string>>
  state: SaveState
  /** Shows a value without saving it: while it is being typed. */
  type(patch: Partial<PageSettings>): void
  /** The page has another slug now, which was saved elsewhere; `beside` travels to its address. */
  moved(slug: string, beside: unknown): Promise<void>
  /** Saves what differs from what the server has. */
  save(patch: Partial<PageSettings>): void
}

/**
 * Settings that save themselves, one call after another so that none overtakes the one before.
 * @param onLanguages the page has other languages now, and with them other texts to check
 */
export function useSettings(given: PageSettings, onLanguages: () => void): SettingsControl {
  const { t } = useI18n()
  const api = useApi()
  const navigate = useNavigate()
  const [values, setValues] = useState(given)
  const [errors, setErrors] = useState<SettingsControl['errors']>({})
  const [state, setState] = useState<SaveState>('saved')
  const stored = useRef(given)
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)

  const follow = (slug: string, state: unknown = null) =>
    navigate(routePath('settings', { slug }), { replace: true, state })
  const put = async (patch: Partial<PageSettings>) => {
    const changed = difference(patch, stored.current)
    const fields = Object.keys(changed) as (keyof PageSettings)[]
    const known = stored.current.slug
    try {
      if (fields.length > 0) {
        stored.current = await api.call('putSettings', { params: { slug: known }, body: changed })
        if (changed.locales) onLanguages()
      }
      setErrors((before) => without(before, Object.keys(patch)))
      setValues((shown) => ({ ...shown, ...pick(stored.current, fields) }))
      if (stored.current.slug !== known) await follow(stored.current.slug)
      return true
    } catch (error) {
      const told = fieldsOf(error, fields)
      setErrors((before) => ({
        ...before,
        ...Object.fromEntries(
          told.map((field) => [field, t(`settings.wrong.${reason(field, error)}`)]),
        ),
      }))
      return false
    }
  }
  return {
    values,
    errors,
    state,
    type: (patch) => setValues((shown) => ({ ...shown, ...patch })),
    moved(slug, beside) {
      stored.current = { ...stored.current, slug }
      setValues((shown) => ({ ...shown, slug }))
      return follow(slug, beside)
    },
    save(patch) {
      setValues((shown) => ({ ...shown, ...patch }))
      waiting.current++
      setState('saving')
      queue.current = queue.current.then(async () => {
        const isSaved = await put(patch)
        waiting.current--
        if (!isSaved) setState('notSaved')
        else if (waiting.current === 0) setState('saved')
      })
    },
  }
}

function difference(patch: Partial<PageSettings>, stored: PageSettings): Partial<PageSettings> {
  const changed = Object.entries(patch).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(stored[key as keyof PageSettings]),
  )
  return Object.fromEntries(changed)
}

function pick(values: PageSettings, keys: (keyof PageSettings)[]): Partial<PageSettings> {
  return Object.fromEntries(keys.map((key) => [key, values[key]]))
}

function without<T extends object>(record: T, keys: string[]): T {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key))) as T
}

/** The fields an answer complains of; none where it did not come to that. */
function fieldsOf(error: unknown, sent: (keyof PageSettings)[]): (keyof PageSettings)[] {
  if (!(error instanceof HttpError)) return []
  const named = error.problem.errors?.map(({ field }) => field.split('.')[0]) ?? []
  return sent.filter((field) => named.includes(field))
}

/** What is wrong with a field, as the words for it are named. */
function reason(field: string, error: unknown): string {
  const told = error instanceof HttpError ? (error.problem.errors ?? []) : []
  const isTaken = told.some((one) => one.field.split('.')[0] === field && one.message === taken)
  return isTaken ? `${field}Taken` : field
}
