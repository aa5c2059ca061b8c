import { useRef, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { useDate } from '#client/platform/use-date.ts'
import { Button } from '#client/ui/button.tsx'
import { NameField } from '#client/ui/name-field.tsx'
import { removeRow } from '#client/ui/remove-row.ts'
import type { Passkey } from '#shared/account.ts'
import { AccountPart } from './account-part.tsx'
import { type PasskeysControl, usePasskeys } from './use-passkeys.ts'

/** Passkeys: one for each device or password manager, and the way in with one. */
export function Passkeys() {
  const { t } = useI18n()
  const control = usePasskeys()
  const place = useRef<HTMLDivElement>(null)
  const { passkeys, busy, add, signIn } = control
  if (passkeys === null) return null
  return (
    <AccountPart title={t('account.passkeys.title')} text={t('account.passkeys.text')}>
      <div ref={place} tabIndex={-1} className="outline-none empty:absolute">
        {passkeys.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {passkeys.map((passkey, at) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                control={control}
                onRemoved={(forget) => removeRow(place.current, at, forget)}
              />
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => void add()}>
          {t('account.passkeys.add')}
        </Button>
        <Button variant="ghost" busy={busy} onClick={() => void signIn()}>
          {t('account.passkeys.signIn')}
        </Button>
      </div>
    </AccountPart>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  control: PasskeysControl
  onRemoved: (forget: () => void) => void
}

function PasskeyRow({ passkey, control, onRemoved }: PasskeyRowProps) {
  const { t } = useI18n()
  const date = useDate()
  const [isRenaming, setIsRenaming] = useState(false)
  const { id, name, createdAt, usedAt } = passkey
  const rename = (next: string) => {
    setIsRenaming(false)
    void control.rename(id, next)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0 grow">
        {isRenaming ? (
          <NameField
            label={t('account.passkeys.name')}
            name={name}
            maxLength={80}
            onDone={rename}
            onCancel={() => setIsRenaming(false)}
          />
        ) : (
          <p className="truncate font-medium">{name}</p>
        )}
        <p className="text-sm text-muted">
          {usedAt === null
            ? t('account.passkeys.added', { date: date(createdAt) })
            : t('account.passkeys.used', { date: date(usedAt) })}
        </p>
      </div>
      <div className="-mr-3 flex">
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('account.passkeys.renameOf', { name })}
          onClick={() => setIsRenaming(true)}
        >
          {t('account.passkeys.rename')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('account.passkeys.removeOf', { name })}
          onClick={() => void control.remove(id, onRemoved)}
        >
          {t('account.passkeys.remove')}
        </Button>
      </div>
    </li>
  )
}
