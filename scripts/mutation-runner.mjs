/**
 * Stryker's runner for vitest counts only tests that fail: a fault that keeps a test file from loading, because a table of cases is worked out as
 * the file is read, leaves no test behind and passes for one that nothing noticed. Here such a file counts as a failed test, as in `npm test`.
 * And it tells which test comes to which fault also where that is not asked for.
 */
import { strykerPlugins as plugins, strykerValidationSchema } from '@stryker-mutator/vitest-runner'

const [vitest] = plugins
const failed = 1

const factory = (injector) => {
  const runner = injector.injectFunction(vitest.factory)
  const run = runner.run.bind(runner)
  runner.run = async (asked) => {
    const result = await run(asked)
    if (result.tests === undefined) return result
    const unread = runner.ctx.state.getFiles().filter(({ result: ended, tasks }) => ended?.state === 'fail' && tasks.length === 0)
    return { ...result, tests: [...result.tests, ...unread.map(unreadTest)] }
  }
  const dryRun = runner.dryRun.bind(runner)
  runner.dryRun = async (asked) => {
    const { mutantCoverage, ...result } = await dryRun(asked)
    return asked.coverageAnalysis === 'off' ? result : { ...result, mutantCoverage }
  }
  return runner
}
factory.inject = ['$injector']

const unreadTest = ({ filepath, result }) => ({
  id: filepath,
  name: `${filepath} loads`,
  fileName: filepath,
  timeSpentMs: 0,
  status: failed,
  failureMessage: result.errors?.[0]?.message ?? 'does not load',
})

export const strykerPlugins = [{ ...vitest, name: 'vitest-files', factory }]
export { strykerValidationSchema }
