import { expect, test } from 'vitest'
import { fileSize } from './file-words'

test.each([
  [12, '1 KB'],
  [831_488, '812 KB'],
  [3_565_158, '3.4 MB'],
])('%i bytes: %s', (bytes, words) => expect(fileSize(bytes)).toBe(words))
