import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getEmployeeConfig } from '@sojourn/contract/access/session.calls'
import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { expectResult } from '../../testing/flights'
import { openTestServer, type TestServer } from '../../testing/server'
import { newEnterprise } from './joining/enterprise-defaults'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

const config = async (who = 'employee', language: Language = 'zh-CN') =>
  expectResult(await server.call(who, getEmployeeConfig, {}, { language }))
const configure = (change: object) =>
  server.database.pool.query('UPDATE enterprise SET config = config || $1 WHERE enterprise_id = 1', [JSON.stringify(change)])

test('[S7.02] GET api/Employee/Config answers the one who asks, and nobody else', async () => {
  expect([getEmployeeConfig.method, getEmployeeConfig.path]).toEqual(['GET', 'api/Employee/Config'])
  expect((await config()).employeeId).toBe('1-employee')
  expect((await config('manager')).employeeId).toBe('1-manager')
  expect(await server.call(null, getEmployeeConfig, {})).toMatchObject({ success: false, code: 200008, result: null })
})

test('[S3.01] who the person is, of which company and group, in the language of the page', async () => {
  const identity = { employeeId: '1-employee', employeeName: '林晓雯', enterpriseId: 1, groupId: 'G1', tcName: '远行商旅' }
  expect(await config()).toMatchObject({ ...identity, enterpriseName: '远行科技有限公司', langType: 'zh-CN' })
  expect(await config('employee', 'en')).toMatchObject({
    ...identity,
    employeeName: 'LIN/XIAOWEN',
    enterpriseName: 'Yuanxing Technology Co., Ltd.',
    langType: 'en',
  })
  expect(await config('employee@beichen.example')).toMatchObject({ employeeId: '2-employee', enterpriseId: 2, groupId: 'G2' })
})

test('[S3.03] the token is told once, at the sign-in; a person’s own session is not assisted', async () => {
  expect(await config()).toMatchObject({ loginToken: '', loginKey: '1-employee', isQuickLogin: false })
})

/** Another value than the seed's for every field of a clause, as the company would set it. */
const settings: [clause: string, fields: Partial<EmployeeConfig>][] = [
  [
    '[S3.02]',
    { isShowDTGLogo: false, enterpriseLogo: '/v/brand/own.svg', serviceTel: '4001112222', serviceTelDisplay: '400-111-2222' },
  ],
  [
    '[S3.04]',
    {
      onlineReportEnable: false,
      isEnableWallet: false,
      switchList: { showmice: false, showcar: false },
      productDisabledShow: 0,
      intlFlightDemandOrderEnable: false,
      ssoTravelTypeKeep: 1,
    },
  ],
  ['[S3.05]', { gpAgreementFilter: false, gpAgreementFilterSelected: true }],
  ['[S3.06]', { bookModeConfig: 0, defaultBookModeType: 1, isDefaultSubstituting: true }],
  ['[S3.07]', { travelApplyBookType: 1, travelAppyBookProductList: '1,5' }],
  [
    '[S3.08]',
    {
      flightBookable: -1,
      flightIntlBookable: -1,
      trainBookable: -1,
      hotelBookable: -1,
      hotelIntlBookable: 2,
      cashHotelBookable: -1,
      advanceHotelBookable: -1,
      visaBookable: -1,
      trainLocalCustomizedBookable: 0,
    },
  ],
  [
    '[S3.09]',
    {
      personalFlightBookable: -1,
      personalFlightIntlBookable: -1,
      personalHotelBookable: -1,
      personalHotelIntlBookable: 1,
      personalTrainBookable: -1,
      personalVisaBookable: 1,
    },
  ],
]

describe('what the company set is what its people are told', () => {
  test.each(settings)('%s', async (_clause, fields) => {
    const before = await config()
    for (const [name, value] of Object.entries(fields))
      expect(before[name as keyof EmployeeConfig], `${name} was otherwise`).not.toEqual(value)
    await configure(fields)
    expect(await config()).toEqual({ ...before, ...fields })
    expect(await config('employee@beichen.example'), 'of one company alone').not.toMatchObject(fields)
  })

  test('[S3.02] its title, in the reader’s language', async () => {
    await configure({ appTitle: { 'zh-CN': '远行差旅', 'zh-TW': '遠行差旅', en: 'Yuanxing Travel' } })
    expect((await config()).themeConfig.appTitle).toBe('远行差旅')
    expect((await config('employee', 'en')).themeConfig.appTitle).toBe('Yuanxing Travel')
  })

  test('[S3.10] links for costs and titles of violations, in the reader’s language', async () => {
    const say = (zh: string, en: string) => ({ 'zh-CN': zh, 'zh-TW': zh, en })
    await configure({
      costControlView: {
        showCost: true,
        subMenus: [{ name: say('预算看板', 'Budgets'), actionId: 'https://costs.example/board', cssClass: 'chart' }],
      },
      systemConfig: {
        ruleViolationTipInfoList: [{ productType: 1, ruleViolationTitle: say('超出远行差标', 'Beyond our standard') }],
      },
    })
    expect(await config()).toMatchObject({
      costControlView: {
        showCost: true,
        subMenus: [{ name: '预算看板', actionId: 'https://costs.example/board', cssClass: 'chart' }],
      },
      systemConfig: { ruleViolationTipInfoList: [{ productType: 1, ruleViolationTitle: '超出远行差标' }] },
    })
    const english = await config('employee', 'en')
    expect(english.costControlView.subMenus[0]!.name).toBe('Budgets')
    expect(english.systemConfig.ruleViolationTipInfoList[0]!.ruleViolationTitle).toBe('Beyond our standard')
  })
})

test('[S3.04] closed products are shown until a company hides them', () => {
  const company = newEnterprise({ enterpriseId: 9, name: '新公司', headId: '9-admin', today: '2026-11-20' })
  expect(company.config.productDisabledShow).toBe(1)
})
