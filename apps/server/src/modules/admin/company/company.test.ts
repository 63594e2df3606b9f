import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getEmployeeConfig } from '@sojourn/contract/access/session.calls'
import { saveCompany, saveCompanyLogo } from '@sojourn/contract/admin/company/company.calls'
import { refusedAs } from '../../../testing/approvals'
import { companyHistory, companyOf, inChinese, saveSection } from '../../../testing/company'
import { expectResult } from '../../../testing/flights'
import { give } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const config = async (who = 'employee') => expectResult(await server.call(who, getEmployeeConfig, {}))
const history = () => companyHistory(server, 'company', 'company')

describe('[S2.48] what a company says of itself', () => {
  test('[S3.02] names, title, colour and telephone reach its people at the next read, and the history says who changed what', async () => {
    const profile = {
      names: inChinese('远行新科'),
      appTitle: inChinese('新科差旅'),
      brandColour: '#0b3d91',
      serviceTel: '400 111 2222',
    }
    expectResult(await saveSection(server, 'profile', { ...profile, isShowDTGLogo: false, serviceTelDisplay: '400-111-2222' }))
    expect(await config()).toMatchObject({
      enterpriseName: '远行新科',
      themeConfig: { appTitle: '新科差旅', brandColour: '#0b3d91' },
      serviceTel: '400 111 2222',
      isShowDTGLogo: false,
    })
    const [latest] = await history()
    expect(latest).toMatchObject({ act: 'changed', byName: '周雅琴' })
    expect(latest?.changes).toEqual(
      expect.arrayContaining([
        { field: 'names', before: '远行科技有限公司', after: '远行新科' },
        { field: 'isShowDTGLogo', before: 'on', after: 'off' },
      ]),
    )
    expect(latest?.changes.map(({ field }) => field)).not.toContain('bookModeConfig')
  })

  test('[S3.08] [S3.09] products are opened and closed, each for business and for personal travel', async () => {
    expectResult(
      await saveSection(server, 'products', { trainBookable: 'office', hotelIntlBookable: 'self', personalTrainBookable: false }),
    )
    expect(await config()).toMatchObject({
      trainBookable: -1,
      trainLocalCustomizedBookable: 0,
      hotelIntlBookable: 1,
      personalTrainBookable: -1,
      personalFlightBookable: 1,
    })
  })

  test('[S3.04] [S3.05] [S3.06] [S3.10] switches of booking and the company’s own menu', async () => {
    expectResult(
      await saveSection(server, 'booking', {
        bookModeConfig: false,
        isDefaultSubstituting: true,
        ssoTravelTypeKeep: true,
        signingServiceExpiredType: 'message',
        gpAgreementFilterSelected: true,
      }),
    )
    const link = { names: inChinese('预算'), actionId: 'https://erp.example/costs', cssClass: 'chart' as const }
    expectResult(
      await saveSection(server, 'features', {
        showCost: true,
        links: [link],
        strictPassword: true,
        onlineReportEnable: false,
        intlFlightDemandOrderEnable: false,
      }),
    )
    expect(await config()).toMatchObject({
      onlineReportEnable: false,
      intlFlightDemandOrderEnable: false,
      bookModeConfig: 0,
      isDefaultSubstituting: true,
      ssoTravelTypeKeep: 1,
      signingServiceExpiredType: 2,
      gpAgreementFilterSelected: true,
      strictPassword: true,
      costControlView: { showCost: true, subMenus: [{ name: '预算', actionId: 'https://erp.example/costs', cssClass: 'chart' }] },
    })
    expect((await history())[0]?.changes).toContainEqual({
      field: 'links',
      before: [],
      after: ['预算 · https://erp.example/costs · chart'],
    })
  })

  test('[S3.07] which products are booked by application', async () => {
    expectResult(await saveSection(server, 'applications', { travelAppyBookProductList: ['flight', 'train'] }))
    expect((await config()).travelAppyBookProductList).toBe('1,5')
  })

  test('what a section does not speak of stays, and the same again is no change', async () => {
    const before = await companyOf(server)
    expectResult(await saveSection(server, 'payment', {}))
    expect(await companyOf(server)).toEqual(before)
    expectResult(await saveSection(server, 'payment', { costSplit: !before.sections.payment.costSplit }))
    const after = await companyOf(server)
    expect(after.version).toBe(before.version + 1)
    expect({ ...after.sections, payment: before.sections.payment }).toEqual(before.sections)
  })

  test.each([
    ['profile', { names: inChinese('') }, 'companyInvalid', 'profile.names'],
    ['reasons', { reasons: [] }, 'companyInvalid', 'reasons.reasons'],
    [
      'features',
      { links: [{ names: inChinese('x'), actionId: '//evil.example', cssClass: 'link' }] },
      'companyInvalid',
      'features.links',
    ],
  ] as const)('%s that cannot be is refused and changes nothing', async (section, more, problem, field) => {
    const before = await companyOf(server)
    expect(await saveSection(server, section, more as never)).toMatchObject({ ...refusedAs(problem), field })
    expect(await companyOf(server)).toEqual(before)
  })

  test('a product that nobody supplies is not opened', async () => {
    const { products } = server.context
    const { visa, ...supplied } = products
    Object.assign(server.context, { products: supplied })
    const before = await companyOf(server)
    const opened = { visaBookable: true, personalVisaBookable: true }
    expect(await saveSection(server, 'products', opened as never)).toMatchObject({
      ...refusedAs('productNotSupplied'),
      field: 'products.personalVisaBookable',
    })
    expect(await companyOf(server)).toEqual(before)
    Object.assign(server.context, { products: { ...supplied, visa } })
  })

  test('two who change it at once are told apart', async () => {
    const { version, sections } = await companyOf(server)
    const request = { version, booking: { ...sections.booking, guestStandard: 'own' as const } }
    expectResult(await server.call('admin', saveCompany, request))
    expect(await server.call('admin', saveCompany, { ...request, booking: sections.booking })).toMatchObject(
      refusedAs('recordChanged'),
    )
  })

  test('[S6.06] who looks after the money reads it and changes no switch', async () => {
    await give(server, '1-finance', 'finance')
    expect((await companyOf(server, 'finance')).mayChange).toBe(false)
    expect(await saveSection(server, 'profile', {}, 'finance')).toMatchObject(refusedAs('forbidden'))
  })
})

describe('[S3.02] the logo of a company', () => {
  /** One transparent dot. */
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  const save = async (image: string) =>
    server.call('admin', saveCompanyLogo, { version: (await companyOf(server)).version, image })

  test('is kept under an address of its own, told to its people, and taken away', async () => {
    const { logo } = expectResult(await save(dot))
    expect((await config()).enterpriseLogo).toBe(logo)
    const read = (url: string) => server.app.inject({ method: 'GET', url })
    const answer = await read(logo)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
    expect(answer.rawPayload.toString('base64')).toBe(dot)
    expect((await history())[0]?.changes).toContainEqual({ field: 'logo', before: '', after: 'PNG 1 KB' })
    for (const other of [logo.replace('/1/', '/2/'), `${logo.slice(0, -4)}0000`, '/api/Enterprise/Logo/1/x'])
      expect((await read(other)).statusCode).toBe(404)
    expectResult(await save(''))
    expect((await config()).enterpriseLogo).toBe('')
    expect((await read(logo)).statusCode).toBe(404)
  })

  test('a page or a drawing that may run scripts is none', async () => {
    for (const content of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html></html>'])
      expect(await save(Buffer.from(content).toString('base64'))).toMatchObject(refusedAs('companyInvalid'))
  })
})
