import { expect, test } from 'vitest'
import { faultsOf, newNotice, savedNotice, sentNotice } from './notice-form'

const names = (name: string) => ({ 'zh-CN': name, 'zh-TW': name, en: name })
const fields = {
  titles: names('维护'),
  descriptions: names(''),
  contents: names('今晚维护'),
  level: 'important' as const,
  autoAlert: true,
  banner: { titles: names(''), param: '' },
  positions: ['home' as const],
  products: [],
  keywords: ['上海', '浦东'],
  travelFrom: '2026-12-01',
  shownFrom: '2026-11-20',
  shownTo: '2026-12-31',
}

test('[S7.11] a notice is sent as it was read; words of the journey are lines, each once', () => {
  const { value } = savedNotice({ noticeId: 'n', version: 1, title: '维护', state: 'shown', fields })
  expect(sentNotice(value)).toEqual(fields)
  expect(sentNotice({ ...value, keywords: ' 上海\n\n上海\n北京 ' }).keywords).toEqual(['上海', '北京'])
})

test('[S7.11] a new one is for today and everywhere, and lacks its words', () => {
  const { value } = newNotice('2026-11-20')
  expect(sentNotice(value)).toMatchObject({ positions: [], products: [], keywords: [], shownFrom: '2026-11-20' })
  expect(Object.keys(faultsOf(value))).toEqual(['titles', 'contents'])
})
