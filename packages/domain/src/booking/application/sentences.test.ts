import { describe, expect, test } from 'vitest'
import {
  applicationHistorySentence,
  applicationNextStep,
  applicationTitle,
  displayCity,
  faultSentence,
} from './application-sentences'

describe('what an applicant reads', () => {
  test.each([
    ['approving', ['陈总', '王强'], '等待陈总、王强审批'],
    ['approving', [], '等待审批'],
    ['modifying', ['陈总'], '修改等待陈总审批，期间不能新增预订'],
    ['approved', ['陈总'], '可以按申请单预订'],
    ['rejected', [], '审批未通过，可修改后重新提交'],
  ] as const)('next, of one that is %s by %j: %s', (state, approvers, sentence) => {
    expect(applicationNextStep(state, approvers, 'zh-CN')).toBe(sentence)
  })
  test.each([
    [{ event: 'reject', actor: '陈总', reason: '超出预算' }, '陈总驳回：超出预算'],
    [{ event: 'reject', actor: '陈总' }, '陈总驳回'],
    [{ event: 'approve' }, '系统同意，审批通过'],
    [{ event: 'write', actor: '林晓雯' }, '林晓雯保存草稿'],
    [{ event: 'expire' }, '超过有效期，申请单结束'],
  ] as const)('afterwards, of %j: %s', (entry, sentence) => {
    expect(applicationHistorySentence(entry, 'zh-CN')).toBe(sentence)
  })
  test('a company’s own field by its name', () => {
    const field = { name: '项目编号', limits: {} }
    expect(faultSentence({ fault: 'fieldWrong', wrong: 'missing' }, 'zh-CN', field)).toBe('请填写项目编号')
    expect(faultSentence({ fault: 'titleMissing' }, 'zh-CN', field)).toBe('请填写出差事由')
  })
})

test('an application is titled by what it is for and where it leads, in each language; either may be missing', () => {
  const cities = { 'zh-CN': '北京→广州', 'zh-TW': '北京→廣州', en: 'Beijing → Guangzhou' }
  expect(applicationTitle('客户验收', cities)).toEqual({
    'zh-CN': '客户验收 北京→广州',
    'zh-TW': '客户验收 北京→廣州',
    en: '客户验收 Beijing → Guangzhou',
  })
  expect(applicationTitle('', cities)).toEqual(cities)
  expect(applicationTitle('客户验收', { 'zh-CN': '', 'zh-TW': '', en: '' })).toEqual({
    'zh-CN': '客户验收',
    'zh-TW': '客户验收',
    en: '客户验收',
  })
})

test('[S3.12] a place that is named twice is read once', () => {
  const [beijing, shanghai] = [
    { code: 'BJS', name: '北京' },
    { code: 'SHA', name: '上海' },
  ]
  const line = { productType: 1, depart: beijing, arrive: shanghai, startDate: '', endDate: '', isReturn: true } as const
  const suzhou = { ...line, productType: 3, arrive: { code: 'SZV', name: '苏州' } } as const
  const lines = [line, { ...line, productType: 5 } as const, suzhou, suzhou]
  expect(displayCity({ itineraryMode: 'lines', lines, cities: [] }, ({ name }) => name, 'zh-CN')).toBe('北京⇄上海、苏州')
})
