import { describe, expect, test } from 'vitest'
import { SignedInWithCodes } from '@sojourn/contract/access/second-factor.shapes'
import { SignedIn } from '@sojourn/contract/access/session.shapes'
import type { Call } from '@sojourn/contract/kit/call'
import { text } from '@sojourn/text/access/audit.zh-CN'
import { auditWords } from '@sojourn/domain/access/audit-words'

describe('a record of the audit log says in words', () => {
  test.each([
    ['signedIn', 'api/Employee/v2/Login', '账号和密码'],
    ['signInRefused', 'api/Employee/LoginByCode accountLocked', '手机号或邮箱验证码 · 失败次数过多，已暂停'],
    ['signedIn', 'api/Employee/PassPasskeyStep', '通行密钥'],
    ['agentSession', 'api/Agent/UseTicket', '客服代客'],
    ['exported', '/api/Order/GetItineraryPdf F2611200001', '订单行程单'],
    ['rights', 'api/Approval/SaveDelegate', '设置审批委托人'],
    ['rights', 'api/Manage/ActOnOrder: F2611200001, 手机遗失', '代办订单 · F2611200001, 手机遗失'],
    ['refused', 'api/Approval/Decide forbidden', '审批 · 没有权限'],
    ['refused', 'api/TrainTicket/TrainSearch', '火车票'],
    ['clearView', 'order F2611200001: documents for the carrier: 1-employee', '证件信息交给航空公司'],
    ['clearView', 'preferences by agent a-1: 1-employee', '个人偏好'],
    ['clearView', 'company order: F2611200001', '管理后台查看他人订单'],
    ['exported', '/api/Manage/DownloadOrderExport lines 12 {}', '列表、订单明细或客票文件'],
    ['clearView', 'something new: 1-employee', '个人信息'],
  ] as const)('%s %s: %s', (kind, what, words) => expect(auditWords(text, { kind, what })).toBe(words))
})

const modules = import.meta.glob<Record<string, Call>>('../../../contract/src/**/*.calls.ts', { eager: true })
const calls = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((each) => typeof each === 'object' && 'audited' in each),
)
const nameOf = ({ path }: Call): string => path.split('/').at(-1)!

test('every way of signing in and every change of rights has words of its own', () => {
  const named = calls.filter(
    ({ audited, response }) => audited ?? [SignedIn, SignedInWithCodes].some((each) => each === response),
  )
  expect(named.length).toBeGreaterThan(15)
  expect(named.map(nameOf).filter((name) => !(name in text.calls))).toEqual([])
})
