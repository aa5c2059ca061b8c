import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useAttempt } from '#client/platform/use-attempt.ts'
import { useDate } from '#client/platform/use-date.ts'
import { Button } from '#client/ui/button.tsx'
import { CopyBlock } from '#client/ui/copy-block.tsx'
import { removeRow } from '#client/ui/remove-row.ts'
import { TextField } from '#client/ui/text-field.tsx'
import type { ApiToken } from '#shared/account.ts'
import { AccountPart } from './account-part.tsx'

/** Keys for programs: each is shown once, when it is made. */
export function ApiTokens() {
  const { t } = useI18n()
  const api = useApi()
  const { busy, attempt } = useAttempt(t('account.failed'))
  const [tokens, setTokens] = useState<ApiToken[] | null>(null)
  const [made, setMade] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const own = new AbortController()
    api.call('listTokens', { signal: own.signal }).then(
      ({ items }) => setTokens((made) => withMade(items, made ?? [])),
      () => {},
    )
    return () => own.abort()
  }, [api])
  const create = (name: string) =>
    attempt(async () => {
      const { token, ...listed } = await api.call('createToken', { body: { name } })
      setMade(token)
      setTokens((known) => [listed, ...(known ?? [])])
    })
  const revoke = (id: string, at: number) =>
    attempt(async () => {
      await api.call('revokeToken', { params: { id } })
      removeRow(place.current, at, () =>
        setTokens((known) => known?.filter((token) => token.id !== id) ?? null),
      )
    })
  return (
    <AccountPart title={t('account.tokens.title')} text={t('account.tokens.text')}>
      <TokenForm busy={busy} onCreate={create} />
      <div role="status" className="grid gap-2 empty:hidden">
        {made && (
          <>
            <p className="text-sm font-medium">{t('account.tokens.once')}</p>
            <CopyBlock text={made} />
          </>
        )}
      </div>
      <div ref={place} tabIndex={-1} className="outline-none empty:absolute">
        {tokens && tokens.length > 0 && <TokenList tokens={tokens} busy={busy} onRevoke={revoke} />}
      </div>
    </AccountPart>
  )
}

/** A key that was made while the list was on its way may stand in it, or not. */
function withMade(listed: ApiToken[], made: ApiToken[]): ApiToken[] {
  return [...made, ...listed.filter(({ id }) => made.every((token) => token.id !== id))]
}

function TokenForm({ busy, onCreate }: { busy: boolean; onCreate: (name: string) => void }) {
  const { t } = useI18n()
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    setIsWrong(name === '')
    if (name === '') return
    onCreate(name)
    event.currentTarget.reset()
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
      <TextField
        name="name"
        label={t('account.tokens.name')}
        labelHidden
        placeholder={t('account.tokens.name')}
        error={isWrong ? t('account.tokens.nameless') : null}
        maxLength={80}
        autoComplete="off"
        className="min-w-48 grow"
      />
      <Button type="submit" busy={busy}>
        {t('account.tokens.create')}
      </Button>
    </form>
  )
}

interface TokenListProps {
  tokens: ApiToken[]
  busy: boolean
  onRevoke: (id: string, at: number) => void
}

function TokenList({ tokens, busy, onRevoke }: TokenListProps) {
  const { t } = useI18n()
  const date = useDate()
  return (
    <ul className="divide-y divide-line border-y border-line">
      {tokens.map(({ id, name, usedAt }, at) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
          <div className="min-w-0">
            <p className="truncate font-medium">{name}</p>
            <p className="text-sm text-muted">
              {usedAt === null
                ? t('account.tokens.unused')
                : t('account.tokens.used', { date: date(usedAt) })}
            </p>
          </div>
          <Button
            size="sm"
            busy={busy}
            aria-label={t('account.tokens.revokeOf', { name })}
            onClick={() => onRevoke(id, at)}
          >
            {t('account.tokens.revoke')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
