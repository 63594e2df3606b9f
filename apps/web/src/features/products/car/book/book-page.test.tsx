// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getTravelApplyBalance } from '../../../../api/calls/booking/application/application'
import { getBookingReach } from '../../../../api/calls/booking/traveller'
import { checkCarPassengers, createCarOrder, getCarBookInfo, getCarOrderTemp } from '../../../../api/calls/products/car/car'
import { formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { orderedUnchanged } from '../../../../testing/booking'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { carBookInfo as info, carDraft as draft, economy } from '../../../../testing/car'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, intentsOf, loseNetwork, refuse, requestsOf, sentenceOf } from '../../../../testing/server'
import * as bookPage from './book-page'
import { chosenCar, keepChosenCar } from './chosen-car'

inBrowser('products/car/pages', 'booking/placing/book', 'booking/placing/book-form', 'booking/policy/words')

const { tempOrderNo } = draft
const text = () => readText('products/car/pages')
const form = () => readText('booking/placing/book-form')
const car = { searchId: 'S1', carClass: 'economy', atMost: 9000 } as const
const ordered = { ...orderedUnchanged, tempOrderNo, car, expectedTotal: 9000 }

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  keepChosenCar(tempOrderNo, car)
  answer(getCarOrderTemp, draft)
  answer(getCarBookInfo, info)
  answer(checkCarPassengers, { violations: [] })
  answer(getTravelApplyBalance, { budgets: [] })
  answer(getBookingReach, {})
})

const button = () => screen.findByRole('button', { name: form().submit })
async function open() {
  const page = openPage(bookPage, paths.carBook({ tempOrderNo }))
  await button()
  return { ...page, submit: async () => page.user.click(await button()) }
}
const emergency = () =>
  within(screen.getByRole('heading', { name: text().emergency }).closest('section')!).getAllByRole<HTMLInputElement>('textbox')

describe('the order of a car', () => {
  test('is sent once at the most that was seen, and goes on to the order', async () => {
    answer(createCarOrder, { orderNo: 'C1' })
    const { user, address } = await open()
    const go = holdBack(createCarOrder)
    await user.dblClick(await button())
    go()
    await waitFor(() => expect(address()).toBe(paths.carOrder({ orderId: 'C1' })))
    expect(requestsOf(createCarOrder)).toEqual([ordered])
  })

  test('is the ride and the fee of whoever is picked up', async () => {
    answer(getCarBookInfo, { ...info, travellers: [{ ...info.travellers[0], serviceFee: 500 }] })
    answer(createCarOrder, { orderNo: 'C1' })
    const { submit } = await open()
    for (const name of Object.values(text().prices)) expect(screen.getByText(name)).toBeTruthy()
    expect(document.body.textContent).toContain(formatPrice(9500))
    await submit()
    await waitFor(() => expect(requestsOf(createCarOrder)).toHaveLength(1))
    expect(requestsOf(createCarOrder)[0]).toMatchObject({ expectedTotal: 9500, car })
  })

  test('says what is to be known before it is ordered', async () => {
    await open()
    expect(screen.getByText('司机到达后等候 10 分钟')).toBeTruthy()
  })

  test('asks which rules the chosen class breaks for whoever is picked up', async () => {
    const violation = { travellerId: 'e1', rule: 'carClass', handling: 'reason', sentence: '差标：最高可乘经济型' }
    answer(checkCarPassengers, { violations: [violation] } as never)
    await open()
    expect(await screen.findAllByText(new RegExp(violation.sentence))).not.toEqual([])
    expect(requestsOf(checkCarPassengers)).toEqual([{ tempOrderNo, car, employeeIds: ['e1'] }])
  })

  test('that did not arrive is sent again as the same intent', async () => {
    loseNetwork(createCarOrder)
    const { user, address, submit } = await open()
    await submit()
    const again = await screen.findByRole('button', { name: form().submitAgain })
    answer(createCarOrder, { orderNo: 'C1' })
    await user.click(again)
    await waitFor(() => expect(address()).toBe(paths.carOrder({ orderId: 'C1' })))
    expect(new Set(intentsOf(createCarOrder)).size).toBe(1)
  })

  test('cannot be filled in where no class was chosen: it leads to the list', async () => {
    window.sessionStorage.clear()
    openPage(bookPage, paths.carBook({ tempOrderNo }))
    expect(await screen.findByText(text().nothingChosenTitle)).toBeTruthy()
    const links = screen.getAllByRole('link', { name: text().backToList })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([paths.carList({ tempOrderNo })])
    expect(screen.queryByRole('button', { name: form().submit })).toBeNull()
  })
})

describe('whom to call if something happens', () => {
  test('may be left out; one half of it is not sent, and the focus goes there', async () => {
    const { user, submit } = await open()
    const [name] = emergency()
    await user.click(name!)
    await user.paste('王秀兰')
    await submit()
    expect(await screen.findByText(text().emergencyWrong)).toBeTruthy()
    expect(screen.getByText(form().errorCount({ count: 1 }))).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(name))
    expect(requestsOf(createCarOrder)).toEqual([])
  })

  test.each([
    ['a number that is none', '王秀兰', '12345', undefined],
    ['a number without a name', ' ', '13800138000', undefined],
    ['a number in groups', ' 王秀兰 ', '138 0013 8000', { name: '王秀兰', mobile: '13800138000' }],
  ] as const)('with %s', async (_what, name, mobile, sent) => {
    answer(createCarOrder, { orderNo: 'C1' })
    const { user, submit } = await open()
    for (const [index, words] of [name, mobile].entries()) {
      await user.click(emergency()[index]!)
      await user.paste(words)
    }
    await submit()
    if (!sent) {
      expect(await screen.findByText(text().emergencyWrong)).toBeTruthy()
      expect(requestsOf(createCarOrder)).toEqual([])
      return
    }
    await waitFor(() => expect(requestsOf(createCarOrder)).toEqual([{ ...ordered, emergency: sent }]))
  })

  test('is still there for whoever comes again', async () => {
    const { user, comeAgain } = await open()
    const [name, mobile] = emergency()
    await user.click(name!)
    await user.paste('王秀兰')
    await user.click(mobile!)
    await user.paste('13800138000')
    await comeAgain()
    await button()
    expect(emergency().map(({ value }) => value)).toEqual(['王秀兰', '13800138000'])
  })
})

describe('an order of a car that is refused', () => {
  test('at a price that rose is asked about, and sent and kept at that price', async () => {
    refuse(createCarOrder, 'priceChanged', { field: 'car', detail: { price: 10_500 } })
    const { user, submit, address } = await open()
    answer(getCarBookInfo, { ...info, car: { ...economy, atMost: 10_500 } })
    await submit()
    const question = within(await screen.findByRole('dialog', { name: form().priceChangedTitle }))
    expect(question.getByText(form().priceChangedAsk({ former: formatPrice(9000), now: formatPrice(10_500) }))).toBeTruthy()
    expect(chosenCar(tempOrderNo)).toEqual(car)
    answer(createCarOrder, { orderNo: 'C1' })
    await user.click(question.getByRole('button', { name: form().priceAccept }))
    await waitFor(() => expect(address()).toBe(paths.carOrder({ orderId: 'C1' })))
    expect(requestsOf(createCarOrder)[1]).toMatchObject({ car: { atMost: 10_500 }, expectedTotal: 10_500 })
  })

  test('at a price that rose and is not accepted stays as it was', async () => {
    refuse(createCarOrder, 'priceChanged')
    const { user, submit } = await open()
    answer(getCarBookInfo, { ...info, car: { ...economy, atMost: 10_500 } })
    await submit()
    await screen.findByRole('dialog', { name: form().priceChangedTitle })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requestsOf(createCarOrder)).toHaveLength(1)
    expect(chosenCar(tempOrderNo)).toEqual(car)
  })

  test.each(['carTimeGone', 'carNoneHere'] as const)('since there is none leads back to the list: %s', async (problem) => {
    refuse(createCarOrder, problem)
    const { user, submit, address } = await open()
    await submit()
    const question = within(await screen.findByRole('dialog', { name: await sentenceOf(problem) }))
    await user.click(question.getByRole('button', { name: text().backToList }))
    await waitFor(() => expect(address()).toBe(paths.carList({ tempOrderNo })))
  })

  test('at a field says so there, with the focus', async () => {
    refuse(createCarOrder, 'badRequest', { field: 'contact.mobile' })
    const { submit } = await open()
    await submit()
    const contact = () => document.querySelector('[data-field="contact.mobile"]')!
    await waitFor(() => expect(document.activeElement).toBe(contact()))
    expect(contact().getAttribute('aria-invalid')).toBe('true')
  })

  test('since its search is too old offers to search again', async () => {
    refuse(createCarOrder, 'tempOrderExpired')
    const { submit } = await open()
    await submit()
    expect(await screen.findByRole('button', { name: readText('booking/placing/book').searchAgain })).toBeTruthy()
    expect(screen.queryByRole('button', { name: form().submit })).toBeNull()
  })
})
