import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeContact, modifyPassword } from '@sojourn/contract/access/account.calls'
import { openCustomerSession, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import { login } from '@sojourn/contract/access/session.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { getMyConsents, setConsent } from '@sojourn/contract/personal/consent.calls'
import {
  deleteCredential,
  getMyCredentials,
  revealPersonalData,
  saveCredential,
} from '@sojourn/contract/personal/credential.calls'
import type { SaveCredential } from '@sojourn/contract/personal/credential.shapes'
import { answerFeedback, getCompanyFeedback, getMyFeedback, submitFeedback } from '@sojourn/contract/personal/feedback.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { getNotificationChoices, saveNotificationChoices } from '@sojourn/contract/personal/notification.calls'
import { queryTipPreferences } from '@sojourn/contract/personal/preference.calls'
import { getMyProfile, saveDefaultCostCentre } from '@sojourn/contract/personal/profile.calls'
import { getMyTravelPreferences, saveMyTravelPreferences } from '@sojourn/contract/personal/travel-preference.calls'
import { noticeVersion } from '@sojourn/domain/personal/privacy'
import { demoPassword } from '../../seed/seed'
import { ticketFor } from '../../testing/accounts'
import { expectResult } from '../../testing/flights'
import { openTestServer, type TestServer } from '../../testing/server'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

const passport: SaveCredential = {
  type: 2,
  number: 'E12345678',
  nameOnCredential: 'ZHOU/YAQIN',
  expiresOn: '2030-01-31',
  birthDate: '1988-09-14',
  gender: 'female',
  nationality: 'CN',
  agreedTo: noticeVersion,
}
const codeOf = async (answer: Promise<{ code: number }>) => (await answer).code
const documents = async (who: string) => expectResult(await server.call(who, getMyCredentials, {})).list
async function agentToken(employeeId: string): Promise<string> {
  const asked = { enterpriseId: 1, employeeId, reason: '来电', reference: 'CALL-9' }
  const { ticket } = expectResult(await server.call('agent@agency.example', openCustomerSession, asked))
  return expectResult(await server.call(null, useAgentTicket, { ticket })).loginToken
}

describe('[S2.39] the profile', () => {
  test('says what the company knows, contacts masked', async () => {
    const profile = expectResult(await server.call('director', getMyProfile, {}, { language: 'en' }))
    expect(profile).toMatchObject({ name: '欧阳明哲', latinName: 'OUYANG/MINGZHE', mail: 'd***@yuanxing.example', isVip: true })
    expect(profile.mobile).toMatch(/^138\*{4}\d{4}$/)
  })
  test('the default cost centre is one of the company’s', async () => {
    const { costCentres, version } = expectResult(await server.call('director', getMyProfile, {}))
    const costCentreId = costCentres.at(-1)!.id
    expectResult(await server.call('director', saveDefaultCostCentre, { version, costCentreId }))
    expect(expectResult(await server.call('director', getMyProfile, {})).costCentreId).toBe(costCentreId)
    const unknown = server.call('director', saveDefaultCostCentre, { version, costCentreId: 'cc-nowhere' })
    expect(await codeOf(unknown)).toBe(problems.costCentreUnknown.code)
  })
})

describe('documents (handbook 11.4)', () => {
  test('need consent to the notice that holds, and come back masked', async () => {
    const { agreedTo: _none, ...unagreed } = passport
    expect(await codeOf(server.call('admin', saveCredential, unagreed))).toBe(problems.consentMissing.code)
    const old = server.call('admin', saveCredential, { ...passport, agreedTo: '2020-01-01' })
    expect(await codeOf(old)).toBe(problems.noticeOutdated.code)
    const { credentialId } = expectResult(await server.call('admin', saveCredential, passport))
    expect((await documents('admin')).find((one) => one.credentialId === credentialId)).toEqual({
      credentialId,
      type: 2,
      number: 'E1*****78',
      nameOnCredential: 'ZHOU/YAQIN',
      expiresOn: '2030-01-31',
      birthDate: '1988-09-14',
      gender: 'female',
      nationality: 'CN',
      validity: 'valid',
    })
    const { rows } = await server.database.pool.query('SELECT * FROM credential WHERE credential_id = $1', [credentialId])
    expect(JSON.stringify(rows)).not.toMatch(/E12345678|1988-09-14/)
  })
  test('[S5.36] date of birth and sex come from the identity card, and must agree with it', async () => {
    const card = { ...passport, type: 1 as const, number: '110101199003070011', nameOnCredential: '顾一鸣', expiresOn: '' }
    const [other] = await documents('contractor')
    if (other) expectResult(await server.call('contractor', deleteCredential, { credentialId: other.credentialId }))
    const saved = await server.call('contractor', saveCredential, { ...card, birthDate: '', gender: '', nationality: '' })
    expectResult(saved)
    expect((await documents('contractor'))[0]).toMatchObject({
      number: '110101********0011',
      birthDate: '1990-03-07',
      gender: 'male',
    })
  })
  test.each<[string, Partial<SaveCredential>, string, string]>([
    ['[S5.35] check digit', { type: 1, number: '110101199003070012', nameOnCredential: '周雅琴' }, 'number', '校验位错误'],
    ['refused letters', { number: 'EO1234567' }, 'number', '护照号码首字母之后不能包含字母 I、O、Z、S、V'],
    ['too far ahead', { expiresOn: '2036-11-21' }, 'expiresOn', '证件有效期过长，请核对（身份证最长 20 年，其他证件最长 10 年）'],
    ['name', { nameOnCredential: '周雅琴' }, 'nameOnCredential', '请按证件填写字母姓名，可含空格、撇号和连字符'],
  ])('%s is refused at its field', async (_title, change, field, why) => {
    const answer = await server.call('admin', saveCredential, { ...passport, number: 'E87654321', ...change })
    expect(answer).toMatchObject({ code: problems.credentialInvalid.code, message: why, field })
  })
  test('the same number is kept once, and a change may leave the number as it is', async () => {
    expect(await codeOf(server.call('admin', saveCredential, passport))).toBe(problems.credentialTwice.code)
    const own = (await documents('admin')).find(({ type }) => type === 2)!
    const change = { ...passport, credentialId: own.credentialId, number: '', expiresOn: '2031-05-31' }
    expectResult(await server.call('admin', saveCredential, change))
    expect((await documents('admin')).find(({ type }) => type === 2)).toMatchObject({
      number: 'E1*****78',
      expiresOn: '2031-05-31',
    })
  })
  test('a colleague’s are added by people who book for others, and written down; never changed', async () => {
    const forColleague = { ...passport, employeeId: '1-employee', number: 'E23456789', nameOnCredential: 'LIN/XIAOWEN' }
    expect(await codeOf(server.call('employee', saveCredential, { ...forColleague, employeeId: '1-manager' }))).toBe(
      problems.travellerNotAllowed.code,
    )
    const { credentialId } = expectResult(await server.call('manager', saveCredential, forColleague))
    expect((await documents('employee')).some((one) => one.credentialId === credentialId)).toBe(true)
    const change = server.call('manager', saveCredential, { ...forColleague, credentialId })
    expect(await codeOf(change)).toBe(problems.travellerNotAllowed.code)
    const { rows } = await server.database.pool.query('SELECT employee_id, purpose FROM access_log WHERE subject = $1', [
      `credential ${credentialId}`,
    ])
    expect(rows).toEqual([{ employee_id: '1-manager', purpose: 'entry of a document of 1-employee' }])
  })
})

describe('data in clear (handbook 11.5)', () => {
  test('each reading is written down, twenty an hour', async () => {
    const [own] = await documents('finance')
    const asked = { subject: 'credential', credentialId: own!.credentialId } as const
    expect(expectResult(await server.call('finance', revealPersonalData, asked)).value).toMatch(/^[\dX]{18}$/)
    for (let read = 1; read < 20; read++) expectResult(await server.call('finance', revealPersonalData, { subject: 'mobile' }))
    expect(await codeOf(server.call('finance', revealPersonalData, { subject: 'mail' }))).toBe(problems.revealedTooOften.code)
    const { rows } = await server.database.pool.query("SELECT 1 FROM access_log WHERE employee_id = '1-finance'")
    expect(rows).toHaveLength(20)
    await server.turn(61)
    expectResult(await server.call('finance', revealPersonalData, { subject: 'mail' }))
  })
  test('not in an assisted session; nor are password, contact and consent changed there', async () => {
    const token = await agentToken('1-employee')
    const passwords = { oldPassword: demoPassword, password: 'Harbour27', confirmPassword: 'Harbour27' }
    for (const answer of [
      server.call('employee', revealPersonalData, { subject: 'mobile' }, { token }),
      server.call('employee', modifyPassword, passwords, { token }),
      server.call('employee', changeContact, { ticket: 'x', oldPassword: demoPassword }, { token }),
      server.call('employee', setConsent, { kind: 'abroad', given: true, noticeVersion }, { token }),
    ])
      expect(await codeOf(answer)).toBe(problems.agentNotPermitted.code)
  })
})

describe('consent (handbook 11.5)', () => {
  test('is kept with version and moment; taking it back deletes the documents', async () => {
    expectResult(await server.call('employee', setConsent, { kind: 'credentials', given: true, noticeVersion }))
    expect((await documents('employee')).length).toBeGreaterThan(0)
    const taken = await server.call('employee', setConsent, { kind: 'credentials', given: false, noticeVersion })
    expect(expectResult(taken).deletedCredentials).toBeGreaterThan(0)
    expect(await documents('employee')).toEqual([])
    const { list } = expectResult(await server.call('employee', getMyConsents, {}))
    expect(list[0]).toMatchObject({ kind: 'credentials', state: 'taken', noticeVersion })
    expect(list[1]).toEqual({ kind: 'abroad', state: 'never' })
  })
})

test('[S3.54] own likes are what the popup of travellers shows', async () => {
  const likes = [
    { kind: 'flightSeat', choice: 'window', remark: '' },
    { kind: 'other', choice: 'none', remark: '靠近电梯' },
  ] as const
  expectResult(await server.call('director', saveMyTravelPreferences, { version: 0, likes: [...likes] }))
  expect(expectResult(await server.call('director', getMyTravelPreferences, {}))).toEqual({
    version: 1,
    isVip: true,
    labels: ['高管', '优先致电'],
    likes,
  })
  const shown = expectResult(await server.call('manager', queryTipPreferences, { users: ['1-director'] })).list[0]!
  expect(shown).toMatchObject({ isVip: true, labelTips: ['高管', '优先致电'] })
  expect(shown.preferenceInfoList.map(({ content, remark }) => content + remark)).toEqual(['靠窗', '见备注靠近电梯'])
  const meals = [{ kind: 'meal', choice: 'window', remark: '' }] as const
  const wrong = server.call('director', saveMyTravelPreferences, { version: 1, likes: [...meals] })
  expect(await codeOf(wrong)).toBe(problems.badRequest.code)
})

test('letters that somebody does without; approvers choose reminders too', async () => {
  expectResult(
    await server.call('manager', saveNotificationChoices, { version: 0, unwanted: ['reminders', 'tickets'], language: 'zh-CN' }),
  )
  const { groups } = expectResult(await server.call('manager', getNotificationChoices, {}))
  expect(groups.filter(({ mailed }) => !mailed).map(({ group }) => group)).toEqual(['reminders', 'tickets'])
  const others = expectResult(await server.call('employee', getNotificationChoices, {})).groups
  expect(others.map(({ group }) => group)).toEqual(['copies', 'decisions', 'tickets'])
})

describe('[S2.39] feedback', () => {
  test('[S5.22] words and contact are checked, kept sealed, and answered once', async () => {
    const written = { category: 'dataCopy', content: '请提供我的信息副本', contact: '13800010001' } as const
    const refused = await server.call('employee', submitFeedback, { ...written, contact: '12' })
    expect(refused).toMatchObject({ code: problems.feedbackInvalid.code, field: 'contact' })
    const { feedbackId } = expectResult(await server.call('employee', submitFeedback, written))
    const { rows } = await server.database.pool.query('SELECT * FROM feedback')
    expect(JSON.stringify(rows)).not.toMatch(/信息副本|13800010001/)

    const notifications = expectResult(await server.call('admin', getMyMails, {})).list
    expect(notifications.some(({ subject }) => subject === '林晓雯提交了反馈：索取个人信息副本')).toBe(true)
    expect(expectResult(await server.call('admin', getCompanyFeedback, {})).list[0]).toMatchObject({
      ...written,
      from: '林晓雯',
    })
    const { rows: read } = await server.database.pool.query(
      'SELECT employee_id, subject, purpose FROM access_log WHERE subject = $1',
      [`feedback ${feedbackId}`],
    )
    expect(read, 'reading what others wrote is written down').toEqual([
      { employee_id: '1-admin', subject: `feedback ${feedbackId}`, purpose: 'feedback to answer' },
    ])
    expectResult(await server.call('admin', answerFeedback, { feedbackId, answer: '已发送至您的邮箱' }))
    const again = server.call('admin', answerFeedback, { feedbackId, answer: '再次回复' })
    expect(await codeOf(again)).toBe(problems.feedbackAnswered.code)
    const [own] = expectResult(await server.call('employee', getMyFeedback, {})).list
    expect(own?.answer).toMatchObject({ text: '已发送至您的邮箱', by: '周雅琴' })
    expect(expectResult(await server.call('director', getMyFeedback, {})).list).toEqual([])
  })
  test('ten a day', async () => {
    const written = { category: 'suggestion', content: '建议增加深色模式', contact: '' } as const
    for (let sent = 0; sent < 10; sent++) expectResult(await server.call('director', submitFeedback, written))
    expect(await codeOf(server.call('director', submitFeedback, written))).toBe(problems.feedbackTooMany.code)
  })
})

describe('a new contact', () => {
  test('is proved by a code and the present password, signs in from then on, and the former address hears of it', async () => {
    const account = 'xiaowen@home.example'
    const asked = { purpose: 'contact', channel: 'mail', account } as const
    const ticket = await ticketFor(server, asked)
    const wanted = { ticket, oldPassword: demoPassword }
    const unproved = await server.call('employee', changeContact, { ticket, oldPassword: 'Sojourn2027' })
    expect(unproved).toMatchObject({ code: problems.oldPasswordWrong.code, field: 'oldPassword' })
    expectResult(await server.call('employee', changeContact, wanted))
    expect(await codeOf(server.call('manager', changeContact, wanted))).toBe(problems.ticketSpent.code)
    const withNew = await server.call(null, login, { account, password: demoPassword })
    expect(expectResult(withNew).employeeId).toBe('1-employee')
    const former = server.call(null, login, { account: 'employee@yuanxing.example', password: demoPassword })
    expect(await codeOf(former)).toBe(problems.wrongPassword.code)
    const { rows } = await server.database.pool.query(
      "SELECT address FROM mail WHERE employee_id = '1-employee' AND body LIKE '%更换%'",
    )
    expect(rows).toEqual([{ address: 'employee@yuanxing.example' }])
  })
})
