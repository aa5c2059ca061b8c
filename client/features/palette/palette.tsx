import { Command as List } from 'cmdk'
import * as Dialog from 'radix-ui/dialog'
import { useRef, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { Command, CommandGroup } from './command.ts'
import { foundCommands } from './found-commands.ts'

export interface PaletteProps {
  groups: readonly CommandGroup[]
  /** Asks for a change in words; null while nothing can be asked. */
  onAsk: ((words: string) => void) | null
  onClose: () => void
}

/** Everything that can be done here, found by typing a part of its name. */
export function Palette({ groups, onAsk, onClose }: PaletteProps) {
  const { t } = useI18n()
  const opener = useRef<Element | null>(null)
  const chosen = useRef<(() => void) | null>(null)
  const [words, setWords] = useState('')
  const found = words.trim() === '' ? null : foundCommands(groups, words)
  const choose = (run: () => void) => {
    chosen.current = run
    onClose()
  }
  // What is chosen may move the focus itself, so it comes when the window is gone.
  const leave = (event: Event) => {
    event.preventDefault()
    if (opener.current instanceof HTMLElement) opener.current.focus()
    chosen.current?.()
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <div data-scroll-lock="" className="fixed inset-0 z-40 animate-fade bg-neutral-950/40" />
        <Dialog.Content
          aria-modal
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={leave}
          className="fixed inset-x-3 top-[max(0.75rem,12dvh)] z-50 mx-auto max-w-xl animate-rise overflow-hidden rounded-xl border border-line bg-raised text-text shadow-float outline-none"
        >
          <Dialog.Title className="sr-only">{t('palette.title')}</Dialog.Title>
          <List
            label={t('palette.title')}
            loop
            shouldFilter={false}
            className="flex max-h-[min(28rem,70dvh)] flex-col"
          >
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Icon name="search" className="text-muted" />
              <List.Input
                value={words}
                onValueChange={setWords}
                placeholder={t('palette.placeholder')}
                className="h-13 min-w-0 grow bg-transparent text-base outline-none"
              />
              <kbd className="rounded-sm font-text border border-line px-1.5 text-xs text-muted pointer-coarse:hidden">
                Esc
              </kbd>
            </div>
            <List.List className="min-h-0 scroll-py-2 overflow-y-auto overscroll-contain p-2">
              {found?.length === 0 && !onAsk && (
                <p className="px-3 py-8 text-center text-sm text-muted">
                  {t('common.noMatchingData')}
                </p>
              )}
              {found?.map((command) => (
                <Row key={command.id} command={command} onChoose={() => choose(command.run)} />
              ))}
              {(found ? [] : groups).map(({ id, heading, commands }) => (
                <List.Group
                  key={id}
                  heading={heading}
                  className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-muted"
                >
                  {commands.map((command) => (
                    <Row key={command.id} command={command} onChoose={() => choose(command.run)} />
                  ))}
                </List.Group>
              ))}
              {onAsk && words.trim() !== '' && (
                <AskRow words={words.trim()} onChoose={() => choose(() => onAsk(words.trim()))} />
              )}
            </List.List>
          </List>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** What is no command can be asked for; it is last, and alone where nothing is found. */
function AskRow({ words, onChoose }: { words: string; onChoose: () => void }) {
  const { t } = useI18n()
  return (
    <List.Item value="ask for" onSelect={onChoose} className={rowLook}>
      <Icon name="sparkles" size={16} className="text-muted" />
      <span className="min-w-0 grow wrap-anywhere">{t('palette.ask', { words })}</span>
      <kbd className="font-text text-xs text-muted pointer-coarse:hidden">↵</kbd>
    </List.Item>
  )
}

const rowLook =
  'flex min-h-10 cursor-default items-center gap-3 rounded-md px-2.5 py-1.5 text-sm select-none data-[selected=true]:bg-sunken'

function Row({ command, onChoose }: { command: Command; onChoose: () => void }) {
  const { id, label, icon, hint, keys } = command
  return (
    <List.Item value={id} onSelect={onChoose} className={rowLook}>
      <Icon name={icon} size={16} className="text-muted" />
      <span className="min-w-0 grow truncate">{label}</span>
      {keys && <kbd className="font-text text-xs text-muted pointer-coarse:hidden">{keys}</kbd>}
      {hint && <span className="max-w-[45%] shrink-0 truncate text-xs text-muted">{hint}</span>}
    </List.Item>
  )
}
