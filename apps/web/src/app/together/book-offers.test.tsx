// @vitest-environment happy-dom
import type { MeetingBookInfo } from '@sojourn/contract/products/meeting/booking.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getTravelApplyBalance } from '../../api/calls/booking/application/application'
import { getBookingReach } from '../../api/calls/booking/traveller'
import { checkCarPassengers, createCarOrder, getCarBookInfo, getCarOrderTemp } from '../../api/calls/products/car/car'
import { chooseFlightPlan, getFlightDemand, getFlightDemandBookInfo } from '../../api/calls/products/intl-flight/demand'
import { createMeetingOrder, getMeetingBookInfo } from '../../api/calls/products/meeting/booking'
import type { WebCall } from '../../api/web-call'
import * as carForm from '../../features/products/car/book/book-page'
import { keepChosenCar } from '../../features/products/car/book/chosen-car'
import * as demandPage from '../../features/products/intl-flight/demand/demand-page'
import * as meetingForm from '../../features/products/meeting/book/place-order-page'
import { formatPrice } from '../../kit/text/format'
import { readText } from '../../kit/text/text'
import { paths } from '../../paths'
import { bookInfo, orderedUnchanged } from '../../testing/booking'
import { inBrowser, stopClock } from '../../testing/browser'
import { demand, plan } from '../../testing/demand'
import { openPage } from '../../testing/page'
import { signIn } from '../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../testing/server'

inBrowser(
  'booking/placing/book-form',
  'booking/placing/book',
  'booking/order/text',
  'booking/traveller',
  'products/car/pages',
  'products/meeting/book',
  'products/intl-flight/demand/words',
)

const tempOrderNo = 'T1'
const text = () => readText('booking/placing/book-form')
const draft = {
  tempOrderNo,
  expiresAt: '2026-11-20T03:00:00Z',
  travelType: 1,
  bookType: 0,
  bookMode: 0,
  travellers: [{ employeeId: 'e1', name: '林晓雯' }],
} as const
const car = { searchId: 'S1', carClass: 'economy', atMost: 9000 } as const
const ride = {
  rideType: 'now',
  from: { name: '虹桥机场' },
  to: { name: '外滩' },
  departAt: '2026-11-20T02:00:00Z',
  metres: 18_000,
  minutes: 40,
} as const
const meeting = {
  part: 'deposit',
  title: '湖畔酒店',
  hallName: '湖畔厅',
  days: ['2026-12-01'],
  people: 60,
  lines: [],
  total: 500_000,
  due: 150_000,
  rules: [],
  demandNo: 'M1',
} as const satisfies Sketch<MeetingBookInfo['meeting']>

const answerCar = (atMost: number) => {
  keepChosenCar(tempOrderNo, car)
  answer(getCarOrderTemp, { ...draft, searchParams: { departDate: '2026-11-20' } })
  answer(getCarBookInfo, { ...bookInfo, ride, car: { ...car, atMost, parts: [] }, rules: ['等待 10 分钟后计费'] })
  answer(checkCarPassengers, { violations: [] })
}
const { demandNo } = demand

const products = [
  {
    name: 'a ride',
    page: carForm,
    place: paths.carBook({ tempOrderNo }),
    order: paths.carOrder({ orderId: 'X1' }),
    total: 9000,
    create: createCarOrder as WebCall<unknown>,
    read: () => answerCar(car.atMost),
    rise: (total: number) => answerCar(total),
    sends: { tempOrderNo, car, expectedTotal: 9000 },
    over: 'carNoneHere',
    back: { name: () => readText('products/car/pages').backToList, path: paths.carList({ tempOrderNo }) },
  },
  {
    name: 'the deposit of a meeting',
    page: meetingForm,
    place: paths.meetingPlaceOrder({ tempOrderNo }),
    order: paths.meetingOrder({ orderId: 'X1' }),
    total: 150_000,
    create: createMeetingOrder as WebCall<unknown>,
    read: () => answer(getMeetingBookInfo, { ...bookInfo, draft, meeting, violations: [] }),
    rise: () => undefined,
    sends: { tempOrderNo, expectedTotal: 150_000 },
    over: undefined,
    back: undefined,
  },
  {
    name: 'a plan of flights abroad',
    page: demandPage,
    place: paths.flightDemand({ demandNo, planId: 'p1', tempOrderNo }),
    order: paths.pay({ orderNos: ['X1'] }),
    total: 350_000,
    create: chooseFlightPlan as WebCall<unknown>,
    read: () => {
      answer(getFlightDemand, { ...demand, state: 2, canChoose: true, plans: [plan] })
      answer(getFlightDemandBookInfo, { ...bookInfo, addressOf: [] })
    },
    rise: () => undefined,
    sends: { tempOrderNo, demandNo, planId: 'p1', expectedTotal: 350_000 },
    over: 'planSoldOut',
    back: { name: () => readText('products/intl-flight/demand/words').backToDemand, path: paths.flightDemand({ demandNo }) },
  },
] as const

describe.each(products)('the order of $name', ({ page, place, order, total, create, read, rise, sends, over, back }) => {
  beforeEach(() => {
    stopClock('2026-11-20T02:00:00Z')
    signIn()
    answer(getTravelApplyBalance, { budgets: [] })
    answer(getBookingReach, {})
    read()
  })
  const accept = () => answer(create, { orderNo: 'X1', next: 'pay' } as never)
  const button = () => screen.findByRole('button', { name: text().submit })
  /** Of the contact, which stands below whoever else is named. */
  const line = (name: string) => screen.getAllByLabelText<HTMLInputElement>(new RegExp(`^${name}`)).at(-1)!
  async function open() {
    const opened = openPage(page, place)
    await button()
    return { ...opened, submit: async () => opened.user.click(await button()) }
  }

  test('is sent once as it stands, at the price that was seen, and leads on', async () => {
    accept()
    const { user, address } = await open()
    const go = holdBack(create)
    await user.dblClick(await button())
    go()
    await waitFor(() => expect(address()).toBe(order))
    expect(requestsOf(create)).toEqual([{ ...orderedUnchanged, ...sends }])
  })

  test('counts what is missing and has the focus there', async () => {
    const { user, submit } = await open()
    await user.clear(line(text().contactName))
    await submit()
    expect(await screen.findByText(text().errorCount({ count: 1 }))).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(line(text().contactName)))
    expect(requestsOf(create)).toEqual([])
  })

  test('asks about a price that rose meanwhile; who does not accept it sends nothing more', async () => {
    refuse(create, 'priceChanged', { detail: { price: total + 6000 } })
    const { user, address, submit } = await open()
    rise(total + 6000)
    await submit()
    const question = within(await screen.findByRole('dialog', { name: text().priceChangedTitle }))
    expect(question.getByText(new RegExp(formatPrice(total + 6000).replaceAll('.', '\\.')))).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requestsOf(create)).toHaveLength(1)
    await submit()
    const again = within(await screen.findByRole('dialog', { name: text().priceChangedTitle }))
    accept()
    await user.click(again.getByRole('button', { name: text().priceAccept }))
    await waitFor(() => expect(address()).toBe(order))
    expect(requestsOf(create).at(-1)).toMatchObject({ expectedTotal: total + 6000 })
  })

  test('that is refused at a field says so there', async () => {
    refuse(create, 'badRequest', { field: 'contact.mobile' })
    const { submit } = await open()
    await submit()
    await screen.findAllByText(await sentenceOf('badRequest'))
    await waitFor(() => expect(document.activeElement).toBe(line(text().contactMobile)))
  })

  test('of what is not sold any more leads back; what is sold in any case keeps what was typed', async () => {
    if (!back) {
      const { user, comeAgain } = await open()
      await user.type(line(text().contactMobile), '139')
      await comeAgain()
      await button()
      return expect(line(text().contactMobile).value).toBe('139')
    }
    refuse(create, over)
    const { user, address, submit } = await open()
    await submit()
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: back.name() }))
    await waitFor(() => expect(address()).toBe(back.path))
  })
})

describe('whom to call on the way', () => {
  const cars = () => readText('products/car/pages')
  beforeEach(() => {
    stopClock('2026-11-20T02:00:00Z')
    signIn()
    answer(getTravelApplyBalance, { budgets: [] })
    answer(getBookingReach, {})
    answerCar(car.atMost)
    answer(createCarOrder, { orderNo: 'X1' })
  })
  const open = async () => {
    const page = openPage(carForm, paths.carBook({ tempOrderNo }))
    const submit = await screen.findByRole('button', { name: text().submit })
    const card = within(screen.getByRole('heading', { name: cars().emergency }).closest('section') as HTMLElement)
    const [name, mobile] = card.getAllByRole('textbox')
    return { ...page, name: name!, mobile: mobile!, submit: () => page.user.click(submit) }
  }

  test.each([
    ['a name alone', '王芳', ''],
    ['a number alone', '', '13900139000'],
    ['a number that is none', '王芳', '12345'],
  ])('%s is not sent: it is counted, said and has the focus', async (_what, who, number) => {
    const { user, name, mobile, submit } = await open()
    await user.click(name)
    if (who) await user.paste(who)
    await user.click(mobile)
    if (number) await user.paste(number)
    await submit()
    expect(screen.getByText(cars().emergencyWrong)).toBeTruthy()
    expect(screen.getByText(text().errorCount({ count: 1 }))).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(name))
    expect(requestsOf(createCarOrder)).toEqual([])
  })

  test('is sent without the spaces of the number', async () => {
    const { user, name, mobile, submit } = await open()
    await user.click(name)
    await user.paste(' 王芳 ')
    await user.click(mobile)
    await user.paste('139 0013 9000')
    await submit()
    await waitFor(() => expect(requestsOf(createCarOrder)).toHaveLength(1))
    expect(requestsOf(createCarOrder)[0]).toMatchObject({ emergency: { name: '王芳', mobile: '13900139000' } })
  })
})

describe('what is left of the bill of a meeting', () => {
  const balance = { ...meeting, part: 'balance', orderNo: 'X9', due: 410_000 } as const
  beforeEach(() => {
    stopClock('2026-11-20T02:00:00Z')
    signIn()
    answer(getTravelApplyBalance, { budgets: [] })
    answer(getBookingReach, {})
  })

  test('costs no fee of the agency again', async () => {
    const [traveller] = bookInfo.travellers
    answer(getMeetingBookInfo, {
      ...bookInfo,
      travellers: [{ ...traveller, serviceFee: 2000 }],
      draft,
      meeting: balance,
      violations: [],
    })
    answer(createMeetingOrder, { orderNo: 'X9' })
    const { user, address } = openPage(meetingForm, paths.meetingPlaceOrder({ tempOrderNo }))
    await user.click(await screen.findByRole('button', { name: text().submit }))
    await waitFor(() => expect(address()).toBe(paths.meetingOrder({ orderId: 'X9' })))
    expect(requestsOf(createMeetingOrder)[0]!.expectedTotal).toBe(410_000)
  })

  test('and its deposit, once nobody filled them in for half an hour, are opened again from the list', async () => {
    refuse(getMeetingBookInfo, 'tempOrderExpired')
    openPage(meetingForm, paths.meetingPlaceOrder({ tempOrderNo }))
    expect(await screen.findByText(readText('products/meeting/book').gone)).toBeTruthy()
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toContain(paths.meetingRequirements())
  })
})
