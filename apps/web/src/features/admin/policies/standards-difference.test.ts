import { expect, test } from 'vitest'
import { toldDifference, type ToldPolicy } from './standards-difference'

const texts = {
  name: '名称',
  scope: '适用对象',
  scopeWords: ({ named }: { named: readonly { label: string }[] }) => named.map(({ label }) => label).join('、'),
  products: { flight: '机票', intlFlight: '', hotel: '酒店', intlHotel: '', train: '火车', car: '用车', visa: '', meeting: '' },
  noLimit: '不限制',
}
const version: ToldPolicy = {
  name: '员工',
  scope: { type: 'grade', named: [{ id: 'P1', label: '员工' }] },
  standards: [
    { product: 'flight', sentences: ['可订舱位：经济舱', '提前预订：至少 3 天'] },
    { product: 'train', sentences: [] },
  ],
}

test('[S2.46] two versions differ by what only one of them says', () => {
  const next: ToldPolicy = { ...version, name: '职员', standards: [{ product: 'flight', sentences: ['可订舱位：经济舱'] }] }
  expect(toldDifference(version, next, texts)).toEqual([
    { key: 'name', label: '名称', before: '员工', after: '职员' },
    { key: 'flight', label: '机票', before: ['可订舱位：经济舱', '提前预订：至少 3 天'], after: ['可订舱位：经济舱'] },
    { key: 'train', label: '火车', before: ['不限制'], after: [] },
  ])
})

test('[S2.46] the same version does not differ', () => expect(toldDifference(version, version, texts)).toEqual([]))
