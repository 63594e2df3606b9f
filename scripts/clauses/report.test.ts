import { expect, test } from 'vitest'
import { clauseRanges, clausesOf, compress } from './clauses.mts'
import { coverageDocument, coverageOf } from './report.mts'
import { titlesIn } from './titles.mts'

test('the ranges name every clause once', () => {
  const clauses = clauseRanges.flatMap(clausesOf)
  expect(clauses).toHaveLength(new Set(clauses).size)
  expect(clauses).toHaveLength(324)
  expect([clauses[0], clauses.at(-1)]).toEqual(['S0.01', 'S9.22'])
})

test('neighbouring clauses are written as a range', () => {
  expect(compress(['S2.01', 'S2.02', 'S2.03', 'S2.07', 'S2.09', 'S2.10'])).toBe('S2.01–S2.03, S2.07, S2.09, S2.10')
})

const source = `
// '[S1.01]' in a comment is no title
test('[S5.03] [S5.04] cities must be given and differ', () => {})
test.each([['[S5.22]', ''], ['[S5.22]', 'x']])('%s %s', () => {})
test('[S6.3] no such clause', () => {})`

test('titles are found with all their clauses, comments are not titles', () => {
  const titles = titlesIn('a.test.ts', source)
  expect(titles.map(({ clauses }) => clauses)).toEqual([['S5.03', 'S5.04'], ['S5.22'], ['S5.22'], ['S6.3']])
  expect(titles[0]?.words).toBe('cities must be given and differ')
})

test('the document has a row for each named clause, the rest is later, and a wrong number is told', () => {
  const coverage = coverageOf(titlesIn('a.test.ts', source))
  expect(coverage.unknown).toEqual(['S6.3'])
  const document = coverageDocument(coverage)
  expect(document).toContain('3 of 324 clauses are named')
  expect(document).toContain('| S5.22 | 2 | [a.test.ts](../a.test.ts): 2 cases |')
  expect(document).toContain('Later slice: S5.01, S5.02, S5.05')
})
