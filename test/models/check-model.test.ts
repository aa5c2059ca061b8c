import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { composer } from '#server/composer/compose.ts'
import { readConfig } from '#server/config.ts'
import { openModel } from '#server/providers/index.ts'
import { localeCodes } from '#shared/locales.ts'
import { modelEnvironment } from '../contract/model-streams/model-services.ts'
import { answering } from '../contract/model-wishes/wished-page.ts'
import { openServices, type TestServices } from '../server/open-services.ts'
import { type ModelServer, startModelServer } from '../support/model-server.ts'
import { checkBrief, checkWish } from './check-model.ts'
import { checkedBriefs, checkedWishes, checkSize } from './check-set.ts'
import { perfectClaims } from './perfect-claims.ts'
import { readLabelled } from './reading-measures.ts'
import { reportOf } from './report.ts'

let server: ModelServer
let services: TestServices
const open = async () => {
  const environment = modelEnvironment('openai-compatible', server.url)
  const { model: config } = readConfig(environment)
  const model = await openModel(config)
  if (!model || !config) throw new Error('no model')
  return { environment, config, model }
}
beforeAll(async () => {
  server = await startModelServer('openai-compatible', {})
  const { environment, model } = await open()
  services = await openServices({ composer, environment, model })
})
afterAll(async () => {
  await services.close()
  await server.close()
})

it('the set has 40 briefs and 60 wishes in nine languages', () => {
  const [briefs, wishes] = [checkedBriefs(), checkedWishes()]
  expect([briefs.length, wishes.length]).toEqual([checkSize.briefs, checkSize.wishes])
  for (const list of [briefs.map(({ locale }) => locale), wishes.map(({ language }) => language)])
    expect([...new Set(list)].toSorted()).toEqual([...localeCodes].toSorted())
})

it('a model that is right is told to be, one that invents, too', async () => {
  const { config, model } = await open()
  const [label] = checkedBriefs(1)
  if (!label) throw new Error('no brief')
  const read = readLabelled(label)
  const claims = perfectClaims(label, read.understood, read.known)
  const invented = { key: 'phone', value: '+441179999999', words: label.brief.slice(0, 20) }
  server.reading = answering(...claims, invented)
  const briefs = [await checkBrief(model, config, read, read.plan)]
  expect(briefs[0]).toMatchObject({ isAnswered: true, invented: 1, inputTokens: 900 })
  server.plays = [answering({ op: 'theme', theme: { hue: 215 } })]
  const wishes = [
    await checkWish(services, 'en', 'sea'),
    await checkWish(services, 'en', 'tourists'),
  ]
  expect(wishes.map(({ isDone }) => isDone)).toEqual([true, false])
  const report = reportOf(briefs, wishes)
  expect(report).toContain('not said by it and left out 1')
  expect(report).toContain('Wishes: 2, carried out 1')
  expect(report).toContain('not done: en tourists')
  expect(report).toMatch(/900 tokens read and 400 written/)
})

it('fails where nobody is at the address of the model', () => {
  const check = join(import.meta.dirname, 'check.ts')
  const { status, stderr } = spawnSync(process.execPath, [check, '--briefs', '1'], {
    env: {
      ...process.env,
      ...modelEnvironment('openai-compatible', 'http://127.0.0.1:1/v1'),
      MODEL_TAKEOVER_MS: '2000',
    },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('The model answered nothing')
})
