import type { ImageFault, ImageReply, ImageTask } from './image-job.ts'
import { runImageJob } from './image-pipeline.ts'

/** The process that decodes pictures: a broken one may end it, and nothing else. */

process.on('message', async ({ id, job }: ImageTask) => {
  const reply: ImageReply = await runImageJob(job).then(
    (result) => ({ id, result }),
    (error: unknown) => ({ id, fault: faultOf(error) }),
  )
  process.send?.(reply)
})

// The server is gone, and with it whoever waited.
process.on('disconnect', () => process.exit())

function faultOf(error: unknown): ImageFault {
  const text = String(error)
  if (text.includes('exceeds pixel limit')) return 'pixels'
  return /timeout: \d+%/.test(text) ? 'slow' : 'unreadable'
}
