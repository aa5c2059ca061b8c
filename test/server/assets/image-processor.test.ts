import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createImageProcessor, type ImageProcessor } from '#server/assets/image-processor.ts'
import { createImages } from '#server/assets/images.ts'
import { createLog } from '#server/log.ts'
import type { Storage } from '#server/storage/storage.ts'
import { picture } from '#test/support/pictures.ts'
import { temporaryFolder } from '#test/support/server-process.ts'

const somebody = { network: '192.0.2.1' }

describe('the work of the image process', () => {
  it('waits in a line that ends: who comes after is told when to come again', async () => {
    const processor = createImageProcessor({ parallel: 1, waiting: 2 })
    const bytes = await picture({ width: 2000, height: 2000 }).png().toBuffer()
    const jobs = Array.from({ length: 6 }, async () =>
      processor.run({ kind: 'adopt', bytes }, somebody),
    )
    const settled = await Promise.allSettled(jobs)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const { reason } of settled.filter((job) => job.status === 'rejected'))
      expect(reason).toMatchObject({ status: 503, retryAfterSeconds: 2 })
    processor.close()
  })

  it('is shared fairly: who sends one job waits for one of who sends many', async () => {
    const processor = createImageProcessor({ parallel: 1 })
    const bytes = await picture({ width: 1000, height: 1000 }).png().toBuffer()
    const done: string[] = []
    const job = (network: string) =>
      processor.run({ kind: 'adopt', bytes }, { network }).then(() => done.push(network))
    const many = Array.from({ length: 6 }, () => job('192.0.2.1'))
    await Promise.all([...many, job('198.51.100.7')])
    expect(done.indexOf('198.51.100.7')).toBe(2)
    processor.close()
  })

  it('is dropped before it begins where nobody waits for it any more', async () => {
    const processor = createImageProcessor({ parallel: 1 })
    const bytes = await picture({ width: 1000, height: 1000 }).png().toBuffer()
    const first = processor.run({ kind: 'adopt', bytes }, somebody)
    const leaving = new AbortController()
    const waiter = { ...somebody, signal: leaving.signal }
    const dropped = processor.run({ kind: 'adopt', bytes }, waiter)
    leaving.abort(new Error('left'))
    await expect(dropped).rejects.toThrow('left')
    await expect(processor.run({ kind: 'adopt', bytes }, waiter)).rejects.toThrow('left')
    expect((await first).width).toBe(1000)
    processor.close()
  })

  it('inflates to as many bytes as it may, and no more', async () => {
    const processor = createImageProcessor()
    const bytes = deflateRawSync(Buffer.alloc(1_000_000))
    const inflate = (mostBytes: number) =>
      processor.run({ kind: 'inflate', bytes, mostBytes }, somebody)
    expect((await inflate(1_000_000)).bytes).toHaveLength(1_000_000)
    await expect(inflate(999_999)).rejects.toMatchObject({ fault: 'unreadable' })
    processor.close()
  })

  it('goes on after its process broke', async () => {
    const processor = createImageProcessor({ deadlineMs: 1 })
    const bytes = await picture({ width: 3000, height: 3000 }).png().toBuffer()
    await expect(processor.run({ kind: 'adopt', bytes }, somebody)).rejects.toMatchObject({
      status: 503,
    })
    processor.close()
    const patient = createImageProcessor()
    expect((await patient.run({ kind: 'adopt', bytes }, somebody)).width).toBe(3000)
    patient.close()
    expect((await patient.run({ kind: 'adopt', bytes }, somebody)).width).toBe(3000)
    patient.close()
  })
})

describe('share cards', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><text y="50">Ж</text></svg>'

  it('are drawn in the image process, whatever their letters', async () => {
    const processor = createImageProcessor()
    const { bytes } = await processor.run({ kind: 'card', svg, fontsFolder: '' }, somebody)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    processor.close()
  })

  it('are drawn once while a page stays as it is', async () => {
    const jobs: string[] = []
    const folder = temporaryFolder()
    const processor = {
      async run(job: { kind: string }) {
        jobs.push(job.kind)
        return { bytes: Buffer.from('a card') }
      },
      close() {},
    } as unknown as ImageProcessor
    const config = { DATA_DIR: folder.path, IMAGE_CACHE_MB: 1 }
    const deps = { root: folder.path, config, storage: {} as Storage, log: createLog('silent') }
    const images = createImages({ ...deps, processor })
    await Promise.all([images.card(svg, ''), images.card(svg, '')])
    await images.card(svg, '')
    expect(jobs).toEqual(['card'])
    await images.card(svg.replace('Ж', 'Я'), '')
    expect(jobs).toEqual(['card', 'card'])
    images.close()
    folder.remove()
  })
})
