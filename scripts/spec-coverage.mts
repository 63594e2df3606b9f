/** npm run spec:coverage: which clause is shown by which test; writes docs/spec-coverage.md. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageDocument, coverageOf, plainRows } from './clauses/report.mts'
import { readTitles } from './clauses/titles.mts'

const root = join(import.meta.dirname, '..')
const coverage = coverageOf(readTitles(root))
writeFileSync(join(root, 'docs', 'spec-coverage.md'), coverageDocument(coverage))
console.log(plainRows(coverage).join('\n'))
console.log(`\n${coverage.byClause.size} of ${coverage.total} clauses are named by a test`)
if (coverage.unknown.length > 0) {
  console.error(`There are no such clauses: ${coverage.unknown.join(', ')}`)
  process.exit(1)
}
