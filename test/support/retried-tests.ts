import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** A machine that stood still for some moments; more of them are races, and fail the run. */
const mostForgiven = 5

/** Tells which tests passed on their second try only, and fails a run with more than a few. */
// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter by its default export.
export default class RetriedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = modules.flatMap((module) => [...module.children.allTests()].filter(isRetried))
    if (retried.length === 0) return
    const names = retried.map((test) => `  ${test.module.relativeModuleId} > ${test.fullName}`)
    const verdict = retried.length > mostForgiven ? 'too many: a race fails once' : 'forgiven'
    console.error(`\n${retried.length} passed on the second try, ${verdict}\n${names.join('\n')}`)
    if (retried.length > mostForgiven) process.exitCode = 1
  }
}

function isRetried(test: TestCase): boolean {
  return test.diagnostic()?.flaky === true
}
