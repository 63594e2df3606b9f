import { text } from '@sojourn/text/kit/widgets.zh-CN'
import { expect, test } from 'vitest'
import { daysInWords } from './days-in-words'

test.each([
  ['2026-12-01', '2026-12-05', '12月1日 周二至12月5日 周六'],
  ['2026-12-01', '', '12月1日 周二起'],
  ['', '2026-12-05', '至12月5日 周六'],
])('from %s to %s: %s', (from, to, words) => expect(daysInWords(text, { from, to })).toBe(words))
