import { expect, test } from 'vitest'
import { notificationParts } from './notification-parts'

test('an address in a notification becomes a link without the punctuation behind it', () => {
  expect(notificationParts('请审批：http://localhost:8080/v/center/approvalDetail?approvalId=A1。谢谢')).toEqual([
    { text: '请审批：' },
    {
      text: 'http://localhost:8080/v/center/approvalDetail?approvalId=A1',
      href: 'http://localhost:8080/v/center/approvalDetail?approvalId=A1',
    },
    { text: '。谢谢' },
  ])
  expect(notificationParts('See https://a.example/x. Bye').map(({ href }) => href)).toEqual([
    undefined,
    'https://a.example/x',
    undefined,
  ])
})

test('a notification without addresses stays as written, and nothing else is ever a link', () => {
  expect(notificationParts('您的订单已出票')).toEqual([{ text: '您的订单已出票' }])
  expect(notificationParts('javascript:alert(1)')).toEqual([{ text: 'javascript:alert(1)' }])
  expect(notificationParts('')).toEqual([])
})
