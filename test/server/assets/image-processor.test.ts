import { describe, expect, it } from 'vitest'
import { createImageProcessor } from '#server/assets/image-processor.ts'
import { picture } from '#test/support/pictures.ts'

describe('the work of the image process', () => {
  it('waits in a line that ends: who comes after is told when to come again', async () => {
    const processor = createImageProcessor({ parallel: 1, waiting: 2 })
    const bytes = await picture({ width: 2000, height: 2000 }).png().toBuffer()
    const jobs = Array.from({ length: 6 }, async () => processor.run({ kind: 'adopt', bytes }))
    const settled = await Promise.allSettled(jobs)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const { reason } of settled.filter((job) => job.status === 'rejected'))
      expect(reason).toMatchObject({ status: 503, retryAfterSeconds: 2 })
    processor.close()
  })

  it('goes on after its process broke', async () => {
    const processor = createImageProcessor({ deadlineMs: 1 })
    const bytes = await picture({ width: 3000, height: 3000 }).png().toBuffer()
    await expect(processor.run({ kind: 'adopt', bytes })).rejects.toMatchObject({ status: 503 })
    processor.close()
    const patient = createImageProcessor()
    expect((await patient.run({ kind: 'adopt', bytes })).width).toBe(3000)
    patient.close()
    expect((await patient.run({ kind: 'adopt', bytes })).width).toBe(3000)
    patient.close()
  })
})
