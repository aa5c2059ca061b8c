import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { lazyPart } from './lazy-part.tsx'

export interface QuestionOptions {
  title?: string
  /** What the main button says, where "OK" would hide what happens. */
  ok?: string
  cancel?: string
  danger?: boolean
}

export interface Question extends QuestionOptions {
  kind: 'alert' | 'confirm'
  text: string
  answer: (agreed: boolean) => void
}

interface AskedQuestion {
  question: Question
}

export interface Dialogs {
  /** Says something that must be read; resolves when it was. */
  alert(text: string, options?: QuestionOptions): Promise<void>
  /** Asks; true for OK, false for Cancel and for closing. */
  confirm(text: string, options?: QuestionOptions): Promise<boolean>
}

const DialogHost = lazyPart(async (): Promise<ComponentType<AskedQuestion>> => {
  try {
    return (await import('./dialog-host.tsx')).DialogHost
  } catch (error) {
    console.error('Dialogs could not be loaded', error)
    return BrowserDialog
  }
})

const DialogContext = createContext<Dialogs | null>(null)

export function DialogProvider({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<Question[]>([])
  const dialogs = useMemo<Dialogs>(() => {
    const ask = (question: Omit<Question, 'answer'>) =>
      new Promise<boolean>((resolve) => {
        const answer = (agreed: boolean) => {
          setQuestions((asked) => asked.filter((other) => other !== asking))
          resolve(agreed)
        }
        const asking = { ...question, answer }
        setQuestions((asked) => [...asked, asking])
      })
    return {
      alert: async (text, options) => void (await ask({ ...options, kind: 'alert', text })),
      confirm: (text, options) => ask({ ...options, kind: 'confirm', text }),
    }
  }, [])
  return (
    <DialogContext value={dialogs}>
      {children}
      {questions[0] && <DialogHost question={questions[0]} />}
    </DialogContext>
  )
}

/** The browser's own window: a question is asked even where ours could not be fetched. */
function BrowserDialog({ question: { kind, text, answer } }: AskedQuestion) {
  useEffect(() => {
    if (kind === 'confirm') answer(window.confirm(text))
    else {
      window.alert(text)
      answer(true)
    }
  }, [kind, text, answer])
  return null
}

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogContext)
  if (!dialogs) throw new Error('useDialogs needs a DialogProvider above it')
  return dialogs
}
