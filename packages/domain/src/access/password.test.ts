import { text } from '@sojourn/text/access/password.zh-CN'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { confirmationFault, passwordFault, passwordRules } from './password'

test.each<[clause: string, password: string, sentence: string | undefined]>([
  ['[S5.26]', '', '请输入新密码'],
  ['[S5.27]', 'abc 12345', '密码不允许有空格'],
  ['[S5.28]', 'abc1234', '密码长度应为8-20个字符'],
  ['[S5.28]', 'abcdefgh1234567890123', '密码长度应为8-20个字符'],
  ['[S5.28]', 'abcd123!', undefined],
  ['[S5.28]', 'abcdefgh135790246801', undefined],
  ['[S5.29]', '13579246', '密码不允许纯字母或者纯数字'],
  ['[S5.29]', 'QwertyUiop', '密码不允许纯字母或者纯数字'],
  ['[S5.30]', '12345678', '密码不允许为连续递增型字符'],
  ['[S5.30]', 'abcdefgh', '密码不允许为连续递增型字符'],
  ['[S5.31]', '11111111', '密码不允许为纯连续相同的字符'],
  ['[S5.31]', '!!!!!!!!', '密码不允许为纯连续相同的字符'],
])('%s %s: %s', (_clause, password, sentence) => {
  const fault = passwordFault(password)
  expect(fault && text[fault]).toBe(sentence)
})
test('[S5.32] the stricter variant wants both cases and a digit', () => {
  expect(passwordFault('abcd1234!', true)).toBe('passwordMix')
  expect(passwordFault('Abcd1234', true)).toBeUndefined()
})
test.each([
  ['', '请再次输入新密码'],
  ['Abcd 1234', '密码不允许有空格'],
  ['Abcd12345', '两次输入的新密码不一致，请重新输入'],
  ['Abcd1234', undefined],
])('[S5.33] confirmation %s', (confirmation, sentence) => {
  const fault = confirmationFault('Abcd1234', confirmation)
  expect(fault && text[fault]).toBe(sentence)
})

test('[S5.25] the list of rules is complete exactly when the password has no fault', () => {
  const character = fc.constantFrom(...'aabbcABC0123 !')
  const password = fc.string({ unit: character, maxLength: 24 })
  fc.assert(
    fc.property(password, fc.boolean(), (value, strict) => {
      const complete = passwordRules(value, strict).every(({ met }) => met)
      expect(complete).toBe(passwordFault(value, strict) === undefined)
    }),
  )
})
