import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  joinedTopics,
  joinerModule,
  joiners,
  textRoot,
  topics,
  topicsModule,
  traditional,
  traditionalModule,
} from './catalogue.mts'

describe('[S1.07] traditional Chinese', () => {
  test('converts words, not only characters, and follows the glossary', () => {
    expect(traditional('登录后查看差旅信息')).toBe('登入後檢視差旅資訊')
    expect(traditional('服务质量')).toBe('服務品質')
    expect(traditional('账号')).toBe('帳號')
  })

  test.each(topics())('%s: the committed zh-TW file is what the script writes', (topic) => {
    expect(readFileSync(join(textRoot, `${topic}.zh-TW.ts`), 'utf8')).toBe(traditionalModule(topic))
  })

  test.each(topics())('%s has English', (topic) => {
    expect(existsSync(join(textRoot, `${topic}.en.ts`))).toBe(true)
  })

  test('a topic has a joiner, as the script writes it, when somebody imports it', () => {
    expect(joiners()).toEqual(joinedTopics())
    expect(joiners().filter((topic) => readFileSync(join(textRoot, `${topic}.ts`), 'utf8') !== joinerModule(topic))).toEqual([])
  })

  test('the list of topics is complete', () => {
    expect(readFileSync(join(textRoot, 'topics.ts'), 'utf8')).toBe(topicsModule())
  })
})
