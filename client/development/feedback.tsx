import { useState } from 'react'
import { useDialogs } from '#client/platform/dialogs.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Progress } from '#client/ui/progress.tsx'
import { Shelf } from './shelf.tsx'

const progresses = [
  { label: 'At its start', value: 0 },
  { label: 'On its way', value: 55 },
  { label: 'Three of four', value: 3, max: 4 },
  { label: 'At its end', value: 100 },
  { label: 'Nobody knows', value: null },
  { label: 'Invalid value', value: 140 },
  { label: 'Invalid max', value: 40, max: -1 },
]

/** What says how things stand, and what asks. */
export function Feedback({ onBreak }: { onBreak: () => void }) {
  return (
    <>
      <Shelf title="Progress">
        {progresses.map(({ label, ...rest }) => (
          <div key={label} className="w-56 text-sm">
            {label}
            <Progress label={label} {...rest} />
          </div>
        ))}
      </Shelf>
      <Questions />
      <Shelf title="Empty states">
        <EmptyState />
        <EmptyState isFiltered text="Try another word." action={<Button>Show all</Button>} />
      </Shelf>
      <Shelf title="Errors">
        <Button variant="danger" onClick={onBreak}>
          Break this screen
        </Button>
      </Shelf>
    </>
  )
}

function Questions() {
  const { alert, confirm } = useDialogs()
  const [answer, setAnswer] = useState('nothing asked yet')
  const [open, setOpen] = useState(false)
  return (
    <Shelf title="Dialogs">
      <Button onClick={() => alert('Something to know.').then(() => setAnswer('read'))}>
        Notice
      </Button>
      <Button
        onClick={async () => setAnswer((await confirm('Shall we?')) ? 'agreed' : 'not agreed')}
      >
        Confirm
      </Button>
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <output aria-label="Answer">{answer}</output>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="A dialog"
        actions={<Button variant="primary">Do it</Button>}
      >
        {'Something long. '.repeat(60)}
      </Dialog>
    </Shelf>
  )
}
