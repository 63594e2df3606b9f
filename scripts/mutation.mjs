/**
 * Mutation testing, by hand: `npm run test:mutation -- products/flight booking/traveller` plants faults in these folders of packages/domain/src and
 * prints the share that a test notices; without folders it takes all of them, with `server` the server's files of money, permission, state
 * and time; with `--own` only tests of the folders themselves are asked (docs/mutation.md).
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fromRoot } from './steps/root.mjs'
import { run } from './steps/process.mjs'

const modules = 'apps/server/src/modules'
const ofServer = [
  `${modules}/booking/ledger/*.ts`,
  `${modules}/booking/payment/{payment-*,return-*,after-sales-money}.ts`,
  `${modules}/booking/settlement/*.ts`,
  `${modules}/booking/{application,applying}/{application-usage,application-money,application-expire}.ts`,
  `${modules}/booking/lifecycle/{lifecycle,expire}.ts`,
  `${modules}/booking/{decision,fulfilment,party}/{decide,silence,complete,party}.ts`,
  `${modules}/products/*/*/{refund-quote,change-quote,change-lines,guarantee-card}.ts`,
  `${modules}/access/{check-code,ask-code,send-code,initial-password,open-session,membership}.ts`,
  `${modules}/finance/*.ts`,
]
const domain = 'packages/domain/src'
const folders = () =>
  readdirSync(fromRoot(domain), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'tables')
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(`${fromRoot(domain)}/`, ''))

/** Stryker would end with a stack where no test is found. */
function isTested(folder) {
  const tested = readdirSync(fromRoot(domain, folder)).some((name) => name.endsWith('.test.ts'))
  if (!tested) console.log(`${folder} has no tests of its own: no faults are planted there`)
  return tested
}

const given = process.argv.slice(2)
const own = given.includes('--own')
const asked = given.filter((word) => word !== '--own')
const server = asked[0] === 'server'
const patterns = server
  ? asked.length > 1
    ? asked.slice(1)
    : ofServer
  : (asked.length > 0 ? asked : folders()).filter(isTested).map((folder) => `${domain}/${folder}/*.ts`)
if (patterns.length === 0) process.exit(1)

const report = fromRoot('reports', 'mutation.json')
const settings = {
  testRunner: 'vitest-files',
  plugins: [fromRoot('scripts', 'mutation-runner.mjs')],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [...patterns, '!**/*.test.ts', '!**/*.testing.ts'],
  ignorePatterns: ['dist', 'reports', 'docs', 'e2e', 'bench', 'apps/web', ...(server ? [] : ['apps'])],
  // A word or a field that is left out does not compile: the types notice it before any test.
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
  // Tables are made when they are first asked for: whichever test does so seems to be the only one that a fault in their making concerns.
  coverageAnalysis: patterns.some((pattern) => pattern.startsWith(`${domain}/reference`)) ? 'off' : 'perTest',
  concurrency: 1,
  timeoutMS: server ? 60_000 : 10_000,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: report },
  // TypeScript 7 has no interface that Stryker could rewrite a tsconfig.json by; the tests need none, so it is shown a name that is not there.
  tsconfigFile: 'none.json',
  tempDirName: 'reports/mutants',
}
const file = fromRoot('reports', 'stryker.json')
mkdirSync(fromRoot('reports'), { recursive: true })
writeFileSync(file, JSON.stringify(settings))
const tests = own ? { MUTATE_TESTS: patterns.map((pattern) => pattern.replace('*.ts', '*.test.ts')).join() } : {}
const code = await run('npx', ['stryker', 'run', file], { env: { MUTATE: server ? 'server' : 'domain', ...tests } })
if (code !== 0 || !existsSync(report)) process.exit(code || 1)

/** Noticed faults of all that were planted and compiled, per folder. */
const counts = new Map()
for (const [path, { mutants }] of Object.entries(JSON.parse(readFileSync(report, 'utf8')).files)) {
  const folder = path.slice(0, path.lastIndexOf('/'))
  const count = counts.get(folder) ?? { noticed: 0, planted: 0, late: 0 }
  for (const { status, location, mutatorName } of mutants) {
    if (['Killed', 'Timeout'].includes(status)) count.noticed++
    if (status === 'Timeout') count.late++
    if (['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status)) count.planted++
    if (['Survived', 'NoCoverage'].includes(status)) console.log(`survived ${path}:${location.start.line} ${mutatorName}`)
  }
  counts.set(folder, count)
}
for (const [folder, { noticed, planted, late }] of counts)
  console.log(
    `${folder}: ${noticed} of ${planted} noticed (${late} by taking too long), ${((100 * noticed) / planted).toFixed(1)} %`,
  )
