import { describe, expect, test } from 'vitest'
import { text } from '@sojourn/text/access/audit.zh-CN'
import { auditWords } from './audit-words'

describe('a record of the audit log says in words', () => {
  test.each([
    ['signedIn', 'api/Employee/v2/Login', '账号和密码'],
    ['signInRefused', 'api/Employee/LoginByCode accountLocked', '手机号或邮箱验证码'],
    ['agentSession', 'api/Agent/UseTicket', '客服代客'],
    ['exported', '/api/Order/GetItineraryPdf F2611200001', '订单行程单'],
    ['rights', 'api/Approval/SaveDelegate', '设置审批委托人'],
    ['refused', 'api/Approval/Decide', '审批'],
    ['refused', 'api/TrainTicket/TrainSearch', '火车票'],
    ['clearView', 'order F2611200001: documents for the carrier: 1-employee', '证件信息交给航空公司'],
    ['clearView', 'preferences by agent a-1: 1-employee', '个人偏好'],
    ['clearView', 'something new: 1-employee', '个人信息'],
  ] as const)('%s %s: %s', (kind, what, words) => expect(auditWords(text, { kind, what })).toBe(words))
})
