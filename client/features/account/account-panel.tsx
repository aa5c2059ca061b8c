import { useEffect, useRef, useState } from 'react'
import { fileUrl } from '#client/platform/endpoint-url.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { useSite } from '#client/platform/site.tsx'
import { DownloadLink } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { AccountGroup, AccountPart } from './account-part.tsx'
import { AnotherDevice } from './another-device.tsx'
import { ApiTokens } from './api-tokens.tsx'
import { EndOtherDevices } from './end-other-devices.tsx'
import { EraseAll } from './erase-all.tsx'
import { Mailbox } from './mailbox.tsx'
import { Passkeys } from './passkeys.tsx'
import { Webhooks } from './webhooks.tsx'

/** Devices, keys and everything at once; folded away until somebody wants it. */
export function AccountPanel() {
  const { t } = useI18n()
  const { apiBase } = useSite()
  const [isOpen, setIsOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // It may have been opened before the script was there to hear of it.
  useEffect(() => setIsOpen(details.current?.open ?? false), [])
  return (
    <details
      ref={details}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group mt-6 border-t border-line pt-6"
    >
      <summary className="flex w-fit items-center gap-2 rounded-sm text-base font-medium select-none">
        <Icon
          name="chevron-right"
          size={18}
          className="text-muted transition-transform duration-150 group-open:rotate-90"
        />
        {t('account.title')}
      </summary>
      <p className="mt-1 text-sm text-muted">{t('account.text')}</p>
      {isOpen && (
        <div className="grid gap-8 pt-6">
          <AccountGroup title={t('account.groups.access')}>
            <Passkeys />
            <AnotherDevice />
            <EndOtherDevices />
          </AccountGroup>
          <AccountGroup title={t('account.groups.programs')}>
            <Mailbox />
            <ApiTokens />
            <Webhooks />
          </AccountGroup>
          <AccountGroup title={t('account.groups.data')}>
            <AccountPart
              title={t('account.export.title')}
              text={t('account.export.text')}
              action={
                <DownloadLink href={fileUrl(apiBase, 'exportAccount', {})}>
                  {t('account.export.action')}
                </DownloadLink>
              }
            />
            <EraseAll />
          </AccountGroup>
        </div>
      )}
    </details>
  )
}
