import { expect, test } from 'vitest'
import { partsOf } from './sentence-parts'

test('[S2.46] a rule is a sentence with its values in the order of its language', () => {
  expect(partsOf('前后 {hours} 小时内，最多高出 ¥{threshold}')).toEqual([
    { words: '前后' },
    { words: '', value: 'hours' },
    { words: '小时内，最多高出 ¥' },
    { words: '', value: 'threshold' },
  ])
  expect(partsOf('不可订')).toEqual([{ words: '不可订' }])
})
