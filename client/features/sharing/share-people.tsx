import { useEffect, useRef, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useDialogs } from '#client/platform/dialogs.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import { useDate } from '#client/platform/use-date.ts'
import { Button } from '#client/ui/button.tsx'
import { personName } from '#client/ui/person-name.ts'
import { removeRow } from '#client/ui/remove-row.ts'
import type { Editor, Share } from '#shared/shares.ts'

export interface SharePeopleProps {
  slug: string
  /** By what they may have come: read anew, so are they. */
  shares: readonly Share[]
  /** Somebody takes part no more. */
  onRemoved: (editor: Editor) => void
}

/** Who edits the page by a link: since when, their last change, and the way to end it. */
export function SharePeople({ slug, shares, onRemoved }: SharePeopleProps) {
  const { t } = useI18n()
  const api = useApi()
  const toast = useToast()
  const { confirm } = useDialogs()
  const place = useRef<HTMLDivElement>(null)
  const { people, setPeople } = usePeople(slug, shares)
  const [busy, setBusy] = useState<number | null>(null)
  const remove = async (editor: Editor, name: string) => {
    const { number } = editor
    const agreed = await confirm(t('share.people.removeText'), {
      title: t('share.people.removeTitle', { name }),
      ok: t('share.people.remove'),
      danger: true,
    })
    if (!agreed) return
    setBusy(number)
    try {
      await api.call('removeEditor', { params: { slug, number: String(number) } })
      removeRow(place.current, people.indexOf(editor), () => {
        setPeople((known) => known.filter((each) => each.number !== number))
        onRemoved(editor)
      })
      toast(t('share.people.removed', { name }), { kind: 'success' })
    } catch (error) {
      console.error('The editor could not be removed', error)
      toast(t('share.people.notRemoved'), { kind: 'error', duration: 6000 })
    }
    setBusy(null)
  }
  if (people.length === 0) return <div ref={place} tabIndex={-1} className="outline-none" />
  return (
    <div ref={place} tabIndex={-1} className="grid gap-3 outline-none">
      <h3 className="font-text text-base font-medium tracking-normal">{t('share.people.title')}</h3>
      <ul className="grid gap-3">
        {people.map((editor) => (
          <Person
            key={editor.number}
            editor={editor}
            isBusy={busy === editor.number}
            onRemove={(name) => void remove(editor, name)}
          />
        ))}
      </ul>
      <p className="text-sm text-muted">{t('share.people.hint')}</p>
    </div>
  )
}

interface PersonProps {
  editor: Editor
  isBusy: boolean
  onRemove: (name: string) => void
}

function Person({ editor, isBusy, onRemove }: PersonProps) {
  const { t, ago } = useI18n()
  const date = useDate()
  const { joinedAt, changedAt } = editor
  const name = personName(editor, t)
  const since = t('share.people.since', { date: date(joinedAt, { dateStyle: 'medium' }) })
  const last =
    changedAt === null
      ? t('share.people.unchanged')
      : t('share.people.changed', { ago: ago(changedAt, Date.now()) })
  return (
    <li className="flex items-start justify-between gap-x-4">
      <div className="grid min-w-0 gap-0.5">
        {/* What somebody calls themselves must not turn the words around it. */}
        <p className="wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-muted">{`${since} · ${last}`}</p>
      </div>
      <Button
        size="sm"
        variant="ghost"
        busy={isBusy}
        aria-label={t('share.people.removeName', { name })}
        onClick={() => onRemove(name)}
        className="-mr-3"
      >
        {t('share.people.remove')}
      </Button>
    </li>
  )
}

function usePeople(slug: string, shares: readonly Share[]) {
  const api = useApi()
  const [people, setPeople] = useState<readonly Editor[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with the links
  useEffect(() => {
    const own = new AbortController()
    api.call('listEditors', { params: { slug }, signal: own.signal }).then(
      ({ items }) => setPeople(items),
      (error: unknown) => {
        if (!own.signal.aborted) console.error('Who edits the page could not be read', error)
      },
    )
    return () => own.abort()
  }, [api, slug, shares])
  return { people, setPeople }
}
