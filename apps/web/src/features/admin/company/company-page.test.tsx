// @vitest-environment happy-dom
import { companyFaultSentence } from '@sojourn/domain/admin/company/company-faults'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getCompany, saveCompany, saveCompanyLogo } from '../../../api/calls/admin/company/company'
import { formatFullDate, formatPrice } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser } from '../../../testing/browser'
import { company, companySections as sections, namesOf } from '../../../testing/company'
import { administerCompany, openCompany, openCompanyWith } from '../../../testing/company-page'
import { openPage } from '../../../testing/page'
import { answer, holdBack, loseNetwork, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as companyPage from './company-page'

inBrowser('admin/company/company', 'admin/named', 'admin/record', 'booking/application/words', 'kit/edit', 'kit/drafts')

const text = () => readText('admin/company/company')
const edit = () => readText('kit/edit')
const settings = () => text().settings
const products = () => readText('booking/application/words').products

beforeEach(administerCompany)

const open = openCompany
const openWith = openCompanyWith
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const line = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const simplified = (label: string) => readText('admin/named').labelled({ label, language: '简体' })
const saves = () => requestsOf(saveCompany)

describe('what a company says of itself', () => {
  test('is saved section by section, once, and what is absent stays', async () => {
    answer(saveCompany, { version: 4 })
    const { user } = await open('profile')
    await user.clear(line(simplified(settings().appTitle.name)))
    await user.paste('远行差旅')
    const profile = { ...sections.profile, appTitle: namesOf('远行差旅') }
    const go = holdBack(saveCompany)
    await user.dblClick(screen.getByRole('button', { name: edit().save }))
    answer(getCompany, { ...company, version: 4, sections: { ...sections, profile } })
    go()
    expect(await screen.findByText(text().saved)).toBeTruthy()
    expect(saves()).toEqual([{ version: 3, profile }])
    await waitFor(() => expect(screen.queryByRole('button', { name: edit().save })).toBeNull())
  })

  test.each([
    ['name', () => simplified(settings().names.name), '', 'namesMissing'],
    ['title', () => simplified(settings().appTitle.name), '', 'titleMissing'],
    ['telephone', () => settings().serviceTel.name, '找前台', 'telephoneWrong'],
  ] as const)('with a wrong %s is not sent: the field says why and has the focus', async (_what, label, typed, fault) => {
    const { user, save } = await open('profile')
    await user.clear(line(label()))
    if (typed) await user.paste(typed)
    await save()
    expect(screen.getByText(companyFaultSentence(fault, 'zh-CN'))).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(line(label())))
    expect(screen.getByText(edit().faults({ count: 1 }))).toBeTruthy()
    expect(saves()).toEqual([])
  })

  test('that the server refuses at a field says so there, and is mended by writing', async () => {
    refuse(saveCompany, 'companyInvalid', { field: 'profile.serviceTel' })
    const { user, save } = await open('profile')
    await user.click(line(settings().serviceTel.name))
    await user.paste('010-5555')
    await save()
    await waitFor(() => expect(line(settings().serviceTel.name).getAttribute('aria-invalid')).toBe('true'))
    expect(line(settings().serviceTel.name).value).toBe('010-5555')
    await user.type(line(settings().serviceTel.name), '5')
    expect(line(settings().serviceTel.name).getAttribute('aria-invalid')).toBeNull()
  })

  test('is half written still there the next time, and taken back by a press', async () => {
    const { user, comeAgain } = await open('profile')
    await user.click(line(settings().serviceTel.name))
    await user.paste('010-5555')
    await comeAgain()
    expect((await screen.findByDisplayValue('010-5555')).tagName).toBe('INPUT')
    await user.click(screen.getByRole('button', { name: edit().undoAll }))
    expect(line(settings().serviceTel.name).value).toBe('')
  })

  test('is another section by a press, which the address keeps', async () => {
    const { user, address } = await open('profile')
    await user.click(screen.getByRole('tab', { name: text().tabs.booking }))
    await screen.findByRole('group', { name: text().tabs.booking })
    expect(address()).toBe(`${paths.company()}?tab=booking`)
  })

  test('that cannot be read is read again by a press', async () => {
    loseNetwork(getCompany)
    const { user } = openPage(companyPage, paths.company())
    const again = await screen.findByRole('button', { name: readText('kit/widgets').retry })
    answer(getCompany, company)
    await user.click(again)
    await screen.findByRole('group', { name: text().tabs.profile })
  })

  test.each([
    ['profile', (): string => settings().appTitle.name, (): string => '远行商旅'],
    ['products', (): string => settings().flightBookable.name, (): string => text().on],
    ['booking', (): string => settings().togetherBookRule.name, (): string => text().values.togetherBookRule.each],
    ['payment', (): string => settings().companyMethods.name, (): string => '授信月结\n预存款'],
    ['applications', (): string => settings().travelAppyBookProductList.name, (): string => text().none],
    ['reasons', (): string => settings().reasons.name, (): RegExp => /行程紧急/],
    ['features', (): string => settings().showCost.name, (): string => text().on],
  ] as const)('is only told to whoever may not change it: %s', async (section, name, said) => {
    await open(section, { mayChange: false })
    expect(await screen.findByText(text().readOnly)).toBeTruthy()
    const term = screen.getAllByText(name()).find(({ tagName }) => tagName === 'DT')!
    const told = term.nextElementSibling!.textContent
    const wanted = said()
    if (typeof wanted === 'string') expect(told).toBe(wanted)
    else expect(told).toMatch(wanted)
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('the look of a company', () => {
  test('is a colour by its code: what is none changes nothing', async () => {
    const { user } = await open('profile')
    const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: text().colourCode })
    await user.clear(code())
    await user.type(code(), '蓝色')
    await user.tab()
    expect(screen.queryByRole('button', { name: edit().save })).toBeNull()
    await user.clear(code())
    await user.type(code(), '#FFEE00')
    await user.tab()
    expect(screen.getByText(/白色文字在此颜色上不易读/)).toBeTruthy()
    answer(saveCompany, { version: 4 })
    await user.click(screen.getByRole('button', { name: edit().save }))
    await waitFor(() => expect(saves()[0]?.profile?.brandColour).toBe('#ffee00'))
  })

  test('shows the title as it is written in what its people will see', async () => {
    const { user } = await open('profile')
    await user.type(line(simplified(settings().appTitle.name)), '！')
    expect(within(screen.getByRole('img', { name: text().preview })).getByText('远行商旅！')).toBeTruthy()
  })

  const png = () =>
    new Uint8Array([
      137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 64, 0, 0, 0, 28, 8, 6, 0, 0, 0, 0, 0, 0, 0,
    ])
  const take = (bytes: Uint8Array<ArrayBuffer>) =>
    fireEvent.change(screen.getByLabelText(text().logoChoose, { selector: 'input' }), {
      target: { files: [new File([bytes], 'logo.png', { type: 'image/png' })] },
    })

  test('has a logo, which is sent as soon as it is chosen', async () => {
    answer(saveCompanyLogo, { version: 4, logo: '/logo/1' })
    await open('profile')
    take(png())
    expect(await screen.findByText(text().logoSaved)).toBeTruthy()
    expect(requestsOf(saveCompanyLogo)).toEqual([{ version: 3, image: btoa(String.fromCharCode(...png())) }])
  })

  test('has no logo of another kind: why is read out, and nothing is sent', async () => {
    await open('profile')
    take(new Uint8Array([1, 2, 3]))
    expect((await screen.findByRole('alert')).textContent).toBe(companyFaultSentence('logoNoImage', 'zh-CN'))
    expect(requestsOf(saveCompanyLogo)).toEqual([])
  })

  test('loses its logo only after a question', async () => {
    answer(saveCompanyLogo, { version: 4, logo: '' })
    const { user } = await open('profile', { logo: '/logo/1' })
    await user.click(screen.getByRole('button', { name: text().logoRemove }))
    const question = within(await screen.findByRole('dialog', { name: text().logoRemoveTitle }))
    expect(requestsOf(saveCompanyLogo)).toEqual([])
    await user.click(question.getByRole('button', { name: text().logoRemove }))
    expect(await screen.findByText(text().logoRemoved)).toBeTruthy()
    expect(requestsOf(saveCompanyLogo)).toEqual([{ version: 3, image: '' }])
  })
})

describe('products of a company', () => {
  test('without a supply cannot be opened, and say so; one that is open may be closed', async () => {
    await openWith('products', { showcar: true })
    const note = (name: string) => document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent
    expect([box(settings().visaBookable.name).disabled, note(settings().visaBookable.name)]).toEqual([true, text().notSupplied])
    expect([box(settings().showcar.name).disabled, note(settings().showcar.name)]).toEqual([false, text().notSuppliedOpen])
    expect(box(settings().flightBookable.name).disabled).toBe(false)
  })

  test('that one closed by mistake may be opened again before it is saved', async () => {
    const { user } = await openWith('products', { showcar: true })
    await user.click(box(settings().showcar.name))
    expect(box(settings().showcar.name).checked).toBe(false)
    await user.click(box(settings().showcar.name))
    expect(screen.queryByRole('button', { name: edit().save })).toBeNull()
  })

  test('are shown as the home page will, before they are saved, for either kind of travel', async () => {
    const { user } = await open('products')
    const tabs = () =>
      within(screen.getByRole('list', { name: text().homeTabs }))
        .getAllByRole('listitem')
        .map((tab) => tab.textContent)
    expect(tabs().join()).toContain(products().flight)
    await user.click(box(settings().flightBookable.name))
    expect(tabs().join()).not.toContain(products().flight)
    await user.click(screen.getByRole('radio', { name: text().personal }))
    expect(screen.getByText(text().previewNone)).toBeTruthy()
    await user.click(box(settings().personalHotelBookable.name))
    expect(tabs().join()).toContain(products().hotel)
  })

  test('are sent with the way that trains are bought', async () => {
    answer(saveCompany, { version: 4 })
    const { user, save } = await open('products')
    await user.selectOptions(screen.getByRole('combobox', { name: settings().trainBookable.name }), 'office')
    await save()
    await waitFor(() => expect(saves()).toEqual([{ version: 3, products: { ...sections.products, trainBookable: 'office' } }]))
  })

  test('that lost their supply meanwhile are refused by name', async () => {
    refuse(saveCompany, 'productNotSupplied')
    const { user, save } = await open('products')
    await user.click(box(settings().flightBookable.name))
    await save()
    expect(await screen.findByText(await sentenceOf('productNotSupplied'))).toBeTruthy()
    expect(box(settings().flightBookable.name).checked).toBe(false)
  })
})

describe('how a company books and pays', () => {
  test.each([
    ['booking', 'bookModeConfig', (): string => settings().defaultBookModeType.name],
    ['booking', 'gpAgreementFilter', (): string => settings().gpAgreementFilterSelected.name],
  ] as const)('%s: what hangs on %s is asked only where that is on', async (section, field, dependent) => {
    const { user } = await open(section)
    const shown = () => screen.queryAllByText(dependent()).length > 0
    expect(shown()).toBe(false)
    await user.click(box(settings()[field].name))
    expect(shown()).toBe(true)
  })

  test('a price that drops is asked by how much only where it is looked for', async () => {
    const { user } = await open('booking')
    expect(screen.queryByText(settings().priceDropFrom.name)).toBeNull()
    await user.click(screen.getByRole('radio', { name: text().values.priceDropRule.take }))
    expect(screen.getByText(settings().priceDropFrom.name)).toBeTruthy()
  })

  test('the usual way of paying is the first: one is raised, and the last that is used stays', async () => {
    answer(saveCompany, { version: 4 })
    const { user, save } = await open('payment')
    const methods = text().values.companyMethods
    const names = () =>
      screen
        .getAllByRole('checkbox')
        .slice(0, 3)
        .map((each) => each.closest('label')?.textContent)
    expect(names()).toEqual([methods.companyCredit, methods.deposit, methods.companyAccount])
    await user.click(screen.getByRole('button', { name: text().methodUp({ name: methods.deposit }) }))
    expect(names()).toEqual([methods.deposit, methods.companyCredit, methods.companyAccount])
    await user.click(box(methods.companyCredit))
    expect(box(methods.deposit).disabled).toBe(true)
    await user.click(box(methods.companyAccount))
    await save()
    await waitFor(() => expect(saves()[0]?.payment?.companyMethods).toEqual(['deposit', 'companyAccount']))
  })

  test.each([
    [
      'in force',
      {},
      () => text().term.inForce,
      () => text().term.period({ from: formatFullDate('2026-01-01'), to: formatFullDate('2026-12-31') }),
    ],
    [
      'none yet',
      { agreementFrom: undefined, agreementTo: undefined, inForce: false },
      () => text().term.notInForce,
      () => text().term.noAgreement,
    ],
  ] as const)('what the agency agreed is only told: %s', async (_how, more, state, period) => {
    const { agreementFrom: _from, agreementTo: _to, ...rest } = company.terms
    await open('payment', { terms: _how === 'none yet' ? { ...rest, inForce: false } : { ...company.terms, ...more } })
    expect(screen.getByText(state())).toBeTruthy()
    expect(screen.getByText(new RegExp(period()))).toBeTruthy()
    expect(screen.getByText(formatPrice(50_000_000).replace('¥', ''), { exact: false })).toBeTruthy()
    expect(screen.getByRole('link', { name: text().term.feeAt }).getAttribute('href')).toBe(paths.agreement())
  })

  test('applications ask for products only where anything is booked by them', async () => {
    answer(saveCompany, { version: 4 })
    const { user, save } = await open('applications')
    expect(screen.queryByRole('checkbox', { name: products().flight })).toBeNull()
    await user.click(screen.getByRole('radio', { name: text().values.travelApplyBookType.always }))
    await user.click(box(products().flight))
    await save()
    await waitFor(() =>
      expect(saves()[0]?.applications).toEqual({
        ...sections.applications,
        travelApplyBookType: 'always',
        travelAppyBookProductList: ['flight'],
      }),
    )
  })
})

describe('a section that somebody else saved meanwhile', () => {
  const theirs = (serviceTel: string, appTitle = '远行商旅') =>
    answer(getCompany, {
      ...company,
      version: 4,
      sections: { ...sections, profile: { ...sections.profile, serviceTel, appTitle: namesOf(appTitle) } },
    })

  test('in another field is saved all the same, on what they saved', async () => {
    const { user, save } = await open('profile')
    await user.type(line(simplified(settings().appTitle.name)), '！')
    theirs('010-1111')
    refuse(saveCompany, 'recordChanged')
    const refusing = requestsOf(saveCompany)
    expect(refusing).toEqual([])
    await save()
    await waitFor(() => expect(saves()).toHaveLength(2))
    expect(saves()[1]).toMatchObject({ version: 4, profile: { serviceTel: '010-1111', appTitle: namesOf('远行商旅！') } })
  })

  test('in the same field asks whose is kept', async () => {
    const { user, save } = await open('profile')
    await user.type(line(settings().serviceTel.name), '010-5555')
    theirs('010-1111')
    refuse(saveCompany, 'recordChanged')
    await save()
    const conflict = within(await screen.findByRole('group', { name: settings().serviceTel.name }))
    expect(conflict.getByText('010-1111')).toBeTruthy()
    expect(saves()).toHaveLength(1)
    await user.click(conflict.getByRole('button', { name: edit().takeTheirs }))
    expect(line(settings().serviceTel.name).value).toBe('010-1111')
  })
})
