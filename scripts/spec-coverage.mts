/**
 * npm run spec:coverage: which clause is shown by which test, or why by none; writes docs/spec-coverage.md.
 * With --check it writes nothing and prints only what is wrong.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSentences } from './clauses/clauses.mts'
import { reasons } from './clauses/later.mts'
import { coverageDocument, coverageOf, plainRows } from './clauses/report.mts'
import { readTitles } from './clauses/titles.mts'

const root = join(import.meta.dirname, '..')
const coverage = coverageOf(readTitles(root), reasons)
if (!process.argv.includes('--check')) {
  const sentences = readSentences(readFileSync(join(root, 'scripts', 'clauses', 'sentences.tsv'), 'utf8'))
  writeFileSync(join(root, 'docs', 'spec-coverage.md'), coverageDocument(coverage, sentences))
  console.log(plainRows(coverage).join('\n'))
  console.log(`\n${coverage.byClause.size} of ${coverage.total} clauses are named by a test`)
}
if (coverage.faults.length > 0) {
  console.error(coverage.faults.join('\n'))
  process.exit(1)
}
