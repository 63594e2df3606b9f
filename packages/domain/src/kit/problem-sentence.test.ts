import { languages } from '@sojourn/contract/kit/language'
import { problem, type ProblemName } from '@sojourn/contract/kit/problems'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { expect, test } from 'vitest'
import { problemSentence } from './problem-sentence'

const names = Object.keys(problems) as ProblemName[]

test.each(languages)('[S8.01] every problem has a sentence of its own in %s', (language) => {
  const sentences = names.map((name) => problemSentence(problem(name), language))
  expect(new Set(sentences).size).toBe(names.length)
  expect(sentences.filter((sentence) => /undefined|\{/.test(sentence))).toEqual([])
})
test('[S5.03] [S5.04] the sentences that the specification fixes', () => {
  expect(problemSentence(problem('cityMissing'), 'zh-CN')).toBe('出发和到达城市不能为空')
  expect(problemSentence(problem('citySame'), 'zh-CN')).toBe('出发和到达城市不能相同，请重新选择')
  expect(problemSentence(problem('returnBeforeDeparture'), 'zh-CN')).toBe('返回日期不能早于出发日期')
})
test('details fill the sentence', () => {
  expect(problemSentence(problem('dateTooFar', { detail: { last: '2027-11-20' } }), 'en')).toBe(
    'The date cannot be after 20 Nov 2027.',
  )
  const opens = problem('railwayClosed', { detail: { moment: '2026-11-20T22:00:00Z' } })
  expect(problemSentence(opens, 'zh-CN')).toContain('11月21日 06:00')
})
