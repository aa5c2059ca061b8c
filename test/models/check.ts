import { parseArgs } from 'node:util'
import { composer } from '#server/composer/compose.ts'
import { readConfig } from '#server/config.ts'
import { openModel } from '#server/providers/index.ts'
import { openServices } from '../server/open-services.ts'
import { type CheckedBrief, type CheckedWish, checkBrief, checkWish } from './check-model.ts'
import { checkedBriefs, checkedWishes, checkSize } from './check-set.ts'
import { readLabelled } from './reading-measures.ts'
import { reportOf } from './report.ts'

/**
 * `npm run model:check`: how good the configured model is at what Ninefold asks of one. It reads 40
 * briefs and carries out 60 wishes in nine languages, and is told nothing of what is right.
 *
 *   MODEL_PROVIDER=… MODEL_BASE_URL=… MODEL_NAME=… npm run model:check -- --locale de --briefs 10
 */
const { values } = parseArgs({
  options: {
    locale: { type: 'string', default: '' },
    briefs: { type: 'string', default: String(checkSize.briefs) },
    wishes: { type: 'string', default: String(checkSize.wishes) },
  },
})

const config = readConfig(process.env)
const model = await openModel(config.model)
if (!model || !config.model) {
  console.error('No model is set up: MODEL_PROVIDER, MODEL_BASE_URL and MODEL_NAME say which.')
  process.exit(1)
}
process.stdout.write(
  `${`${config.model.name} at ${config.model.baseUrl ?? 'its provider’s address'}`}\n`,
)

const briefs: CheckedBrief[] = []
for (const label of checkedBriefs(Number(values.briefs), values.locale)) {
  const read = readLabelled(label)
  briefs.push(await checkBrief(model, config.model, read, read.plan))
  process.stdout.write('.')
}
if (briefs.length > 0 && briefs.every(({ isAnswered }) => !isAnswered)) {
  console.error(
    '\nThe model answered nothing: it cannot be reached there, or refuses what it is asked.',
  )
  process.exit(1)
}
const services = await openServices({ composer, model, environment: given(process.env) })
const wishes: CheckedWish[] = []
for (const { language, kind } of checkedWishes(Number(values.wishes), values.locale)) {
  wishes.push(await checkWish(services, language, kind))
  process.stdout.write('.')
}
await services.close()
process.stdout.write(`\n\n${reportOf(briefs, wishes)}\n`)

/** The settings of the model alone: all else is a server's. */
function given(environment: NodeJS.ProcessEnv): Record<string, string> {
  const settings = Object.entries(environment).filter(([name]) => name.startsWith('MODEL_'))
  return Object.fromEntries(settings.flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
