import '#client/ui/work-icons.ts'
import { useState } from 'react'
import { ButtonLink } from '#client/ui/button.tsx'
import { TooltipProvider } from '#client/ui/tooltip.tsx'
import { Controls } from './controls.tsx'
import { Feedback } from './feedback.tsx'
import { Messages } from './messages.tsx'
import { Movement } from './movement.tsx'

/** Every widget in every state, in the light, the dark and the person's own mode. */
export function Workshop() {
  const [breaks, setBreaks] = useState(false)
  if (breaks) throw new Error('The workshop was asked to break')
  return (
    <TooltipProvider>
      <title>Widgets · Ninefold</title>
      <div className="page-width grid grid-cols-1 gap-12 py-10">
        <header className="flex flex-wrap items-center gap-3">
          <h1 className="grow text-3xl">Widgets</h1>
          {['', '/light', '/dark', '/system'].map((mode) => (
            <ButtonLink key={mode} size="sm" to={`/__ui${mode}`}>
              {mode.slice(1) || 'own mode'}
            </ButtonLink>
          ))}
        </header>
        <Controls />
        <Feedback onBreak={() => setBreaks(true)} />
        <Messages />
        <Movement />
      </div>
    </TooltipProvider>
  )
}
