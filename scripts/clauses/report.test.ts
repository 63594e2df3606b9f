import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clauseRanges, clausesOf, compress, readSentences } from './clauses.mts'
import { reasons } from './later.mts'
import { coverageDocument, coverageOf, plainRows } from './report.mts'
import { titlesIn } from './titles.mts'

test('the ranges name every clause once', () => {
  const clauses = clauseRanges.flatMap(clausesOf)
  expect(clauses).toHaveLength(new Set(clauses).size)
  expect(clauses).toHaveLength(324)
  expect([clauses[0], clauses.at(-1)]).toEqual(['S0.01', 'S9.22'])
})

test('every clause has its words, and no other', () => {
  const sentences = readSentences(readFileSync(join(import.meta.dirname, 'sentences.tsv'), 'utf8'))
  expect([...sentences.keys()]).toEqual(clauseRanges.flatMap(clausesOf))
  expect([...sentences].filter(([, words]) => words.length < 6)).toEqual([])
})

test('neighbouring clauses are written as a range', () => {
  expect(compress(['S2.01', 'S2.02', 'S2.03', 'S2.07', 'S2.09', 'S2.10'])).toBe('S2.01–S2.03, S2.07, S2.09, S2.10')
})

const source = `
// '[S1.01]' in a comment is no title
test('[S5.03] [S5.04] cities must be given and differ', () => {})
test.each([['[S5.22]', ''], ['[S5.22]', 'x']])('%s %s', () => {})
test('[S6.3] no such clause', () => {})`
const story = 'test(`[S2.56] [S7.39] ${language}: venues of ${city} open`, () => {})'

test('titles are found with all their clauses, comments are not titles', () => {
  const titles = titlesIn('a.test.ts', source)
  expect(titles.map(({ clauses }) => clauses)).toEqual([['S5.03', 'S5.04'], ['S5.22'], ['S5.22'], ['S6.3']])
  expect(titles[0]?.words).toBe('cities must be given and differ')
})

test('titles with inserted words are found', () => {
  expect(titlesIn('a.story.ts', story)).toEqual([{ path: 'a.story.ts', clauses: ['S2.56', 'S7.39'], words: 'venues of … open' }])
})

const coverage = coverageOf(titlesIn('a.test.ts', source), [
  { clauses: ['S5.01', 'S5.02'], words: 'a later slice' },
  { clauses: ['S5.02', 'S5.03'], words: 'another one' },
])

test('a clause without test and reason, with both, with two reasons or with a wrong number is told', () => {
  const [unknown, both, twice, neither] = coverage.faults
  expect(coverage.faults).toHaveLength(4)
  expect(unknown).toBe('There are no such clauses: S6.3')
  expect(both).toMatch(/reason in later.mts: S5.03$/)
  expect(twice).toMatch(/two reasons in later.mts: S5.02$/)
  expect(neither).toMatch(/: S0.01, S1.01, .*, S9.22$/)
  expect(neither).not.toMatch(/S5.0[1-4]/)
})

test('the document has a row with words and tests for each named clause, and the reasons of the others', () => {
  const document = coverageDocument(coverage, new Map([['S5.22', 'A name | is given']]))
  expect(document).toContain('3 of 324 clauses are named')
  expect(document).toContain('| S5.22 | A name \\| is given | [a.test.ts](../a.test.ts): 2 cases |')
  expect(document).toContain('- No test yet, S5.01, S5.02: a later slice')
  expect(plainRows(coverage)).toContain('S5.01    -  a later slice')
})

test('every reason has three to twelve words', () => {
  const lengths = reasons.map(({ words }) => words.split(' ').length)
  expect(lengths.filter((length) => length < 3 || length > 12)).toEqual([])
})
