import type { NoticeFields } from '@sojourn/contract/admin/company/notice.calls'
import { expect, test } from 'vitest'
import { noticeFaults, noticeState } from './notice'

const names = (name: string) => ({ 'zh-CN': name, 'zh-TW': '', en: '' })
const fields: NoticeFields = {
  titles: names('停机公告'),
  descriptions: names(''),
  contents: names('今晚维护'),
  level: 'info',
  autoAlert: false,
  banner: { titles: names(''), param: '' },
  positions: ['home'],
  products: [],
  keywords: [],
  shownFrom: '2026-12-01',
  shownTo: '2026-12-31',
}

test.each([
  ['with all it needs', {}, []],
  ['without a title', { titles: names('') }, ['titles']],
  ['without words', { contents: names(' ') }, ['contents']],
  ['with a link that leads nowhere', { banner: { titles: names('查看'), param: '' } }, ['banner']],
  ['with a link without words', { banner: { titles: names(''), param: '/' } }, ['banner']],
  ['with a link into a script', { banner: { titles: names('查看'), param: 'javascript:alert(1)' } }, ['banner']],
  ['that is over before it begins', { shownTo: '2026-11-30' }, ['shownTo']],
  ['of travels that end before they begin', { travelFrom: '2026-12-10', travelTo: '2026-12-01' }, ['travelTo']],
] as const)('[S7.11] a notice %s', (_name, more, expected) => {
  expect(noticeFaults({ ...fields, ...more }).map(({ field }) => field)).toEqual(expected)
})

test.each([
  ['2026-11-30', false, 'coming'],
  ['2026-12-01', false, 'shown'],
  ['2026-12-31', false, 'shown'],
  ['2027-01-01', false, 'over'],
  ['2026-12-10', true, 'ended'],
] as const)('[S7.11] on %s, taken down %s, it is %s', (today, ended, state) => {
  expect(noticeState({ ...fields, ended }, today)).toBe(state)
})
