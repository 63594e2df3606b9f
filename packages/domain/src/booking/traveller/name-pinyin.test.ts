import { expect, test } from 'vitest'
import { pinyinOf } from './name-pinyin'

test.each([
  ['高远', 'gao yuan'],
  ['单晓雯', 'shan xiao wen'],
  ['曾伟', 'zeng wei'],
  ['李曾', 'li ceng'],
  ['欧阳娜', 'ou yang na'],
  ['尉迟敬', 'yu chi jing'],
  ['吕喆', 'lü zhe'],
  ['Smith', ''],
  ['高 Smith', ''],
  ['', ''],
])('%s is read %s', (name, pinyin) => expect(pinyinOf(name)).toBe(pinyin))
