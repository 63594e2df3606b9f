import { expect, test } from 'vitest'
import { letterParts } from './letter-parts'

test('an address in a letter becomes a link without the punctuation behind it', () => {
  expect(letterParts('请审批：http://localhost:8080/v/center/approvalDetail?approvalId=A1。谢谢')).toEqual([
    { text: '请审批：' },
    {
      text: 'http://localhost:8080/v/center/approvalDetail?approvalId=A1',
      href: 'http://localhost:8080/v/center/approvalDetail?approvalId=A1',
    },
    { text: '。谢谢' },
  ])
  expect(letterParts('See https://a.example/x. Bye').map(({ href }) => href)).toEqual([
    undefined,
    'https://a.example/x',
    undefined,
  ])
})

test('a letter without addresses stays as written, and nothing else is ever a link', () => {
  expect(letterParts('您的订单已出票')).toEqual([{ text: '您的订单已出票' }])
  expect(letterParts('javascript:alert(1)')).toEqual([{ text: 'javascript:alert(1)' }])
  expect(letterParts('')).toEqual([])
})
