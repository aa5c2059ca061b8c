import { type KeyboardEvent, useRef, useState } from 'react'
import { HttpError } from '#client/platform/http-client.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { commandLimits } from '#shared/command-limits.ts'
import type { CommandAnswer, CommandAsk, CommandOutcome } from '#shared/page/command-outcome.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { type CommandExample, commandExamples } from './command-examples.ts'

type Translate = ReturnType<typeof useI18n>['t']
/** What is said of the last command. */
type Report =
  | { isDone: true; outcomes: CommandOutcome[] }
  | { isDone: false; problem: Problem }
  | { isDone: false; ask: CommandAsk }
type Problem = 'not_understood' | 'needs_model' | 'failed'

/** A line to change the finished page by: in words, at once, and with a way back. */
export function CommandForm({
  document,
  onCommand,
}: {
  document: PageDocument
  onCommand: (command: string) => Promise<CommandAnswer>
}) {
  const { t, locale } = useI18n()
  const form = useRef<HTMLFormElement>(null)
  const [command, setCommand] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [report, setReport] = useState<Report | null>(null)

  async function send(words: string): Promise<void> {
    if (isBusy || words.trim() === '') return
    setBusy(true)
    try {
      const { outcomes, ask } = await onCommand(words.trim())
      setReport(ask ? { isDone: false, ask } : { isDone: true, outcomes })
      if (!ask) setCommand('')
    } catch (error) {
      setReport({ isDone: false, problem: problemOf(error) })
    } finally {
      setBusy(false)
    }
  }

  const take = (example: string) => {
    setCommand(example)
    form.current?.querySelector('input')?.focus()
  }
  const examples = commandExamples(document, locale).map((example) => exampleWords(example, t))
  const isLost =
    report?.isDone === false && 'problem' in report && report.problem === 'not_understood'
  const ask = report && 'ask' in report ? report.ask : null
  return (
    <form
      ref={form}
      className="grid grid-cols-1 gap-3 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault()
        void send(command)
      }}
    >
      <div className="flex items-end gap-2">
        <TextField
          label={t('generate.command.label')}
          placeholder={examples[0]}
          name="command"
          autoComplete="off"
          enterKeyHint="send"
          value={command}
          maxLength={commandLimits.max}
          onChange={(event) => setCommand(event.target.value)}
          onKeyDown={keepComposing}
          className="min-w-0 grow"
        />
        <Button type="submit" busy={isBusy}>
          {t('generate.command.send')}
        </Button>
      </div>
      <div role="status" className="text-sm leading-relaxed empty:hidden">
        {report && (
          <p className={report.isDone ? 'text-muted' : 'text-text'}>{wordsFor(report, t)}</p>
        )}
      </div>
      {ask && ask.choices.length > 0 && (
        <Commands
          label={t('generate.command.choices')}
          commands={ask.choices}
          onCommand={(chosen) => void send(chosen)}
        />
      )}
      {(isLost || report === null) && (
        <Commands
          label={t('generate.command.examples')}
          commands={examples.map((example) => ({ label: example, command: example }))}
          onCommand={take}
        />
      )}
    </form>
  )
}

/** Commands to choose from. */
function Commands({
  label,
  commands,
  onCommand,
}: {
  label: string
  commands: CommandAsk['choices']
  onCommand: (command: string) => void
}) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {commands.map((each) => (
        <li key={each.command}>
          <Button
            size="sm"
            className="h-auto! min-h-8 max-w-full py-1 text-start whitespace-normal!"
            onClick={() => onCommand(each.command)}
          >
            {each.label}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Enter ends the composing of a word in Japanese and Korean, not the line. */
function keepComposing({ key, keyCode, nativeEvent, preventDefault }: KeyboardEvent): void {
  if (key === 'Enter' && (nativeEvent.isComposing || keyCode === 229)) preventDefault()
}

/** An example in words that can be sent as they are. */
export function exampleWords(example: CommandExample, t: Translate): string {
  if (example.key !== 'price') return t(`generate.command.example.${example.key}`)
  const { item, amount } = example
  return t('generate.command.example.price', {
    item: t(`generate.command.example.item.${item}`),
    amount,
  })
}

function problemOf(error: unknown): Problem {
  const code = error instanceof HttpError ? error.problem.code : null
  return code === 'not_understood' || code === 'needs_model' ? code : 'failed'
}

function wordsFor(report: Report, t: Translate): string {
  if ('ask' in report) return report.ask.question
  if (!report.isDone) return t(`generate.command.problem.${report.problem}`)
  return report.outcomes.map((outcome) => outcomeWords(outcome, t)).join(' ')
}

function outcomeWords({ code, part, fact, words }: CommandOutcome, t: Translate): string {
  return t(`generate.command.outcome.${code}`, {
    part: t(`generate.sections.${part ?? 'other'}`),
    fact: fact ? t(`generate.facts.${fact}`) : '',
    words: words ?? '',
  })
}
