import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.mjs'
import { isPastItsEnd, isSupported } from './node-version.mjs'
import { countPlaywright, countVitest, failedTests, flakyStories } from './reports.mjs'
import { root } from './root.mjs'

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.13.0', true],
  ['22.23.3', true],
  ['24.0.0', true],
  ['26.10.0', true],
  ['22.12.9', false],
  ['21.7.3', false],
  ['23.11.0', false],
  ['20.18.3', false],
  ['18.20.0', false],
])('Node %s is one that Sojourn runs on: %s', (version, expected) => {
  expect(isSupported(version, '^20.19.0 || ^22.13.0 || >=24.0.0')).toBe(expected)
})

test.each([
  ['20.20.2', true],
  ['22.23.3', false],
  ['24.21.0', false],
  ['25.1.0', true],
])('Node %s is past its end: %s', (version, expected) => {
  expect(isPastItsEnd(version)).toBe(expected)
})

describe('counting', () => {
  test('a test file that could not be loaded is a failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{}] },
      ],
    }
    expect(countVitest(report)).toEqual({ passed: 5, failed: 2 })
  })

  test('what failed is named with its file and the first line of why', () => {
    const assertion = { status: 'failed', fullName: 'an order is placed', failureMessages: ['expected 1 to be 2\n    at line 3'] }
    const name = (file) => join(root, 'apps', file)
    const testResults = [
      { name: name('a.test.ts'), status: 'failed', message: '', assertionResults: [{ status: 'passed' }, assertion] },
      { name: name('b.test.ts'), status: 'failed', message: 'no such module\nat b', assertionResults: [] },
      { name: name('c.test.ts'), status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
    ]
    expect(failedTests({ testResults })).toEqual([
      'apps/a.test.ts: an order is placed: expected 1 to be 2',
      'apps/b.test.ts: no such module',
    ])
  })

  test('a server that does not start is a failure of the stories', () => {
    const report = { stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 1 }, errors: [{ message: 'not ready' }] }
    expect(countPlaywright(report)).toEqual({ passed: 4, failed: 3 })
  })

  test('a story that passed only when tried again is named', () => {
    const spec = (title, status) => ({ file: 'a.story.ts', title, tests: [{ status }] })
    const inner = { specs: [spec('inner', 'flaky')] }
    const report = { suites: [{ specs: [spec('first', 'flaky'), spec('second', 'expected')], suites: [inner] }] }
    expect(flakyStories(report)).toEqual(['a.story.ts: first', 'a.story.ts: inner'])
  })
})

test('a build is stale when a source was added or written, not when a test was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-fingerprint-'))
  const value = () => fingerprint(relative(root, folder))
  const write = (name, time) => {
    writeFileSync(join(folder, name), 'x')
    utimesSync(join(folder, name), time, time)
  }
  try {
    write('a.ts', 1000)
    const first = value()
    write('a.test.ts', 1000)
    mkdirSync(join(folder, 'node_modules'))
    expect(value()).toBe(first)
    write('a.ts', 2000)
    const second = value()
    expect(second).not.toBe(first)
    write('b.ts', 1000)
    expect(value()).not.toBe(second)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
