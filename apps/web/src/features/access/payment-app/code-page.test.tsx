// @vitest-environment happy-dom
import type { PaymentAppPerson } from '@sojourn/contract/access/payment-app.calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createEnterprisePaymentApp,
  getEnterprisePaymentApp,
  getPaymentAppBillUrl,
  searchPaymentAppPeople,
} from '../../../api/calls/access/payment-app'
import { formatInstant } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as codePage from './code-page'

inBrowser('access/payment-app/code')

const text = () => readText('access/payment-app/code')
const person = {
  employeeId: 'e2',
  name: '孟凡',
  number: 'Y2',
  departmentName: '销售部',
  state: 'linked',
  changedAt: '2026-11-19T02:00:00Z',
} as const satisfies PaymentAppPerson

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['manage', 'finance'] })
  answer(searchPaymentAppPeople, { list: [person] })
})

async function open(enterpriseStatus: number, authorizedCount = 0) {
  answer(getEnterprisePaymentApp, { enterpriseStatus, authorizedCount })
  const page = openPage(codePage, '/center/code')
  await screen.findByRole('heading', { name: text().status })
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return { ...page, opened, press }
}

describe('a company and its code', () => {
  test.each([
    ['has none', 0, () => text().begin, false],
    ['is signing up', 1, () => text().goOn, false],
    ['has one', 2, () => text().bill, true],
  ] as const)('%s, which says what comes next', async (_how, status, step, people) => {
    await open(status, 12)
    const name = (['none', 'underWay', 'inForce'] as const)[status]
    expect(screen.getByText(text().statuses[name])).toBeTruthy()
    expect(screen.getByText(text().statusText[name])).toBeTruthy()
    expect(screen.getByRole('button', { name: step() })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: text().people }) !== null).toBe(people)
    expect(screen.queryByText(text().count({ count: 12 })) !== null).toBe(people)
  })

  test('signs up once on the provider’s page, which is linked where the browser opens none', async () => {
    answer(createEnterprisePaymentApp, { enterpriseStatus: 1, signUpUrl: 'https://pay.example/sign-up' })
    const { user, opened } = await open(0)
    answer(getEnterprisePaymentApp, { enterpriseStatus: 1, authorizedCount: 0 })
    const go = holdBack(createEnterprisePaymentApp)
    await user.dblClick(screen.getByRole('button', { name: text().begin }))
    go()
    expect((await screen.findByRole('link', { name: text().toPage })).getAttribute('href')).toBe('https://pay.example/sign-up')
    expect(requestsOf(createEnterprisePaymentApp)).toHaveLength(1)
    expect(opened).toHaveBeenCalledWith('https://pay.example/sign-up', '_blank', 'noopener')
    expect(await screen.findByText(text().statuses.underWay)).toBeTruthy()
  })

  test('that may not sign up is told why', async () => {
    refuse(createEnterprisePaymentApp, 'forbidden')
    const { press, opened } = await open(0)
    await press(text().begin)
    expect(await screen.findByText(await sentenceOf('forbidden'))).toBeTruthy()
    expect(opened).not.toHaveBeenCalled()
  })

  test('that cannot be read can be tried again', async () => {
    refuse(getEnterprisePaymentApp, 'forbidden')
    const { user } = openPage(codePage, '/center/code')
    const alert = await screen.findByRole('alert')
    answer(getEnterprisePaymentApp, { enterpriseStatus: 0, authorizedCount: 0 })
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByText(text().statuses.none)).toBeTruthy()
  })
})

describe('the bill of the app', () => {
  test('opens beside the page', async () => {
    answer(getPaymentAppBillUrl, { url: 'https://pay.example/bill' })
    const { press, opened } = await open(2)
    await press(text().bill)
    await waitFor(() => expect(opened).toHaveBeenCalledWith('https://pay.example/bill', '_blank', 'noopener'))
  })

  test('that is not there yet says so', async () => {
    refuse(getPaymentAppBillUrl, 'paymentAppNotInForce')
    const { press } = await open(2)
    await press(text().bill)
    expect(await screen.findByText(await sentenceOf('paymentAppNotInForce'))).toBeTruthy()
  })

  test('is finance’s to see', async () => {
    signIn({ permissions: ['manage'] })
    await open(2)
    expect(screen.queryByRole('button', { name: text().bill })).toBeNull()
  })
})

describe('who authorized it', () => {
  test('stands with how and when', async () => {
    answer(searchPaymentAppPeople, {
      list: [person, { ...person, employeeId: 'e3', name: '赵敏', state: 'open', changedAt: undefined }],
    })
    await open(2)
    const table = within(await screen.findByRole('table', { name: text().people }))
    expect(table.getByText(text().states.linked)).toBeTruthy()
    expect(table.getByText(text().states.open)).toBeTruthy()
    expect(table.getAllByText(formatInstant(person.changedAt))).toHaveLength(1)
  })

  test.each(['linked', 'refused', 'open'] as const)('is narrowed to one state, in the address: %s', async (state) => {
    const { user, address } = await open(2)
    await user.selectOptions(await screen.findByRole('combobox', { name: text().state }), text().states[state])
    await waitFor(() => expect(requestsOf(searchPaymentAppPeople).at(-1)).toMatchObject({ state }))
    expect(address()).toContain(`state=${state}`)
  })

  test('is found by name; where there is nobody, all are shown again', async () => {
    answer(searchPaymentAppPeople, ({ keyword }) => ({ list: keyword ? [] : [person] }))
    const { user } = await open(2)
    await user.click(await screen.findByRole('textbox', { name: text().keyword }))
    await user.paste('无')
    await user.keyboard('{Enter}')
    expect(await screen.findByText(text().noneTitle)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: text().reset }))
    expect(await screen.findByText('孟凡')).toBeTruthy()
  })
})
