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
import { mainlandWords } from './glossary.mts'

describe('[S1.07] traditional Chinese', () => {
  test('converts words, not only characters, and follows the glossary', () => {
    expect(traditional('登录后查看差旅信息')).toBe('登入後檢視差旅資訊')
    expect(traditional('服务质量')).toBe('服務品質')
    expect(traditional('账号')).toBe('帳號')
    expect(traditional('退出登录')).toBe('登出')
    expect(traditional('手机号')).toBe('手機號碼')
    expect(traditional('手机号码')).toBe('手機號碼')
    expect(traditional('请点“获取验证码”')).toBe('請點「取得驗證碼」')
  })

  test.each(topics())('%s says nothing in the mainland’s words', (topic) => {
    const sentences = readFileSync(join(textRoot, `${topic}.zh-TW.ts`), 'utf8').replaceAll('手機號碼', '')
    expect([...mainlandWords, '手機號'].filter((word) => sentences.includes(word))).toEqual([])
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
