import { expect, test } from 'vitest'
import { transitVisa, usualPassports, type Transit } from './transit-visa'

/** With one change, so that its neighbours are the ends. */
const oneChange = (transit: Omit<Transit, 'origin' | 'destination' | 'onDay'>): Transit => ({
  ...transit,
  onDay: '2026-12-01',
  origin: transit.from,
  destination: transit.to,
})

const through = { minutes: 180, leavesArea: false }
test.each<[string, Omit<Transit, 'origin' | 'destination' | 'onDay'>, string, RegExp | undefined]>([
  ['a country entered without a visa', { country: 'SG', from: 'CN', to: 'AU', ...through, leavesArea: true }, 'none', /无需签证/],
  ['Hong Kong for less than seven days', { country: 'HK', from: 'CN', to: 'SG', ...through }, 'exempt', /168 小时/],
  ['Hong Kong for longer', { country: 'HK', from: 'CN', to: 'SG', ...through, minutes: 168 * 60 + 1 }, 'needed', /签证/],
  ['Tokyo without leaving the transit area', { country: 'JP', from: 'CN', to: 'US', ...through }, 'exempt', /不出国际中转区/],
  [
    'Tokyo from one airport to the other',
    { country: 'JP', from: 'CN', to: 'US', ...through, leavesArea: true },
    'needed',
    /离开/,
  ],
  ['Tokyo, bags unknown', { country: 'JP', from: 'CN', to: 'US', minutes: 180, leavesArea: undefined }, 'unknown', /未核实/],
  ['the United States always ask for one', { country: 'US', from: 'CN', to: 'MX', ...through }, 'needed', /过境签证/],
  ['a country that nobody looked up', { country: 'PH', from: 'CN', to: 'SG', ...through }, 'unknown', /未核实/],
  ['at home', { country: 'CN', from: 'CN', to: 'SG', ...through }, 'none', undefined],
  ['in the country of the destination', { country: 'US', from: 'CN', to: 'US', ...through, leavesArea: true }, 'none', undefined],
  ['inside Schengen', { country: 'DE', from: 'CN', to: 'FR', ...through, leavesArea: true }, 'none', undefined],
  ['out of Schengen', { country: 'DE', from: 'CN', to: 'BR', ...through }, 'exempt', /德国/],
])('%s', (_title, transit, visa, sentence) => {
  const found = transitVisa(oneChange(transit), usualPassports, 'zh-CN')
  expect(found.visa).toBe(visa)
  if (sentence) expect(found.sentence).toMatch(sentence)
  else expect(found.sentence).toBeUndefined()
})

test('what was looked up says where and when', () => {
  const { sentence } = transitVisa(oneChange({ country: 'TH', from: 'CN', to: 'SG', ...through }), usualPassports, 'en')
  expect(sentence).toBe(
    'No visa is needed to change planes in Thailand with an ordinary Chinese passport (passport-index-data, as of 17 Feb 2026)',
  )
  const own = transitVisa(oneChange({ country: 'JP', from: 'CN', to: 'US', ...through }), usualPassports, 'zh-CN')
  expect(own.sentence).toContain('本平台据使领馆与航司公布整理，2026年11月20日 查询')
})

test.each<[string, Partial<Transit>, Transit['country'], string]>([
  ['the first of two changes inside Schengen enters it', { from: 'CN', to: 'ES' }, 'DE', 'needed'],
  ['the second has entered it before', { from: 'DE', to: 'AR' }, 'ES', 'needed'],
  ['two changes in the United States are a transit', { from: 'CN', to: 'US' }, 'US', 'needed'],
])('with two changes on the way: %s', (_title, neighbours, country, visa) => {
  const ends = { origin: 'CN', destination: country === 'US' ? 'BR' : 'AR' }
  expect(
    transitVisa({ from: '', to: '', onDay: '2026-12-01', ...through, ...neighbours, ...ends, country }, usualPassports, 'zh-CN')
      .visa,
  ).toBe(visa)
})

test.each<[string, readonly string[], string, string, RegExp | undefined]>([
  ['of Hong Kong enters without one', ['HK'], 'SG', 'none', /^持香港特区护照可免签入境新加坡/],
  [
    'of Taiwan hears nothing of a country that asks for one',
    ['TW'],
    'CA',
    'unknown',
    /^持台湾护照经加拿大|^持中国台湾护照经加拿大/,
  ],
  ['who has another passport hears that nobody looked it up', ['US'], 'SG', 'unknown', /^持美国护照经新加坡/],
  ['of the transit country itself needs none', ['JP'], 'JP', 'none', undefined],
  ['of one Schengen country in another needs none', ['FR'], 'DE', 'none', undefined],
  ['in China the Chinese need none, others ask', ['CN', 'US'], 'CN', 'unknown', /^持美国护照经中国/],
  ['of a party each hears the own rule, and the gravest counts', ['CN', 'IN'], 'US', 'needed', /持中国普通护照.*持印度护照/],
])('%s', (_title, passports, country, visa, sentence) => {
  const found = transitVisa(oneChange({ country, from: 'KR', to: 'MX', ...through }), passports, 'zh-CN')
  expect(found.visa).toBe(visa)
  expect(found.sentence ?? '').toMatch(sentence ?? /^$/)
})
