// @vitest-environment happy-dom
import type { CarOffer } from '@sojourn/contract/products/car/car.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getTravelApplyBalance } from '../../../../api/calls/booking/application/application'
import { chooseTravellers } from '../../../../api/calls/booking/draft'
import { getCarOrderTemp, searchCars } from '../../../../api/calls/products/car/car'
import { saveCarOrderTemp } from '../../../../api/calls/products/car/draft'
import { formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { carDraft as draft, economy, searchedRide } from '../../../../testing/car'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, loseNetwork, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import { chosenCar } from '../book/chosen-car'
import * as listPage from './list-page'

inBrowser('products/car/pages', 'products/car/rules', 'booking/policy/words', 'booking/placing/book', 'booking/list')

const { tempOrderNo } = draft
const text = () => readText('products/car/pages')
const classes = () => readText('booking/policy/words').carClasses
const comfort = { ...economy, carClass: 'comfort', seats: 4, estimate: 9000, atMost: 13_550 } as const
const violation = { rule: 'carClass', sentence: '差标：最高可乘经济型', employeeIds: ['e1'] }
const refused = { ...comfort, verdict: 'forbidden', violations: [violation] } as unknown as Sketch<CarOffer>

const offer = (...cars: Sketch<CarOffer>[]) =>
  answer(searchCars, { searchId: 'S1', ride: searchedRide, cars, travellers: [{ employeeId: 'e1', name: '林晓雯' }] })

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(getTravelApplyBalance, { budgets: [] })
  answer(getCarOrderTemp, draft)
  offer(economy, comfort)
})

const open = () => openPage(listPage, paths.carList({ tempOrderNo }))
const chooseName = (carClass: 'economy' | 'comfort') => `${text().choose} ${classes()[carClass]}`
const cardOf = async (carClass: 'economy' | 'comfort') =>
  within((await screen.findByRole('button', { name: chooseName(carClass) })).closest('li')!)

describe('classes of cars for a ride', () => {
  test('each say what they seat, are estimated at and cost at most, and what that is made of', async () => {
    open()
    const card = await cardOf('economy')
    expect(card.getByText(text().seats({ count: 4 }))).toBeTruthy()
    expect(card.getByText(`${text().estimate} ${formatPrice(6000)}`)).toBeTruthy()
    expect(card.getByText(text().atMost({ price: formatPrice(9000) }))).toBeTruthy()
    const { parts } = readText('products/car/rules')
    const lines = card.getAllByRole('term').map((term) => term.textContent)
    expect(lines).toEqual([
      text().partOf({ part: parts.distance, quantity: text().kilometres({ count: '18.0' }) }),
      text().partOf({ part: parts.time, quantity: text().minutes({ count: 40 }) }),
    ])
    expect((await cardOf('comfort')).getByText(text().atMost({ price: '¥135.50' }))).toBeTruthy()
  })

  test('lead on with the class, its search and the most that it may cost', async () => {
    const { user, address } = open()
    await user.click(await screen.findByRole('button', { name: chooseName('comfort') }))
    await waitFor(() => expect(address()).toBe(paths.carBook({ tempOrderNo })))
    expect(chosenCar(tempOrderNo)).toEqual({ searchId: 'S1', carClass: 'comfort', atMost: 13_550 })
  })

  test('that policy refuses cannot be chosen, and say why and whose policy', async () => {
    offer(economy, refused)
    const { user, address } = open()
    const card = await cardOf('comfort')
    const button = card.getByRole('button')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text().forbidden)
    expect(card.getByText(new RegExp(violation.sentence))).toBeTruthy()
    await user.click(button)
    expect(address()).toBe(paths.carList({ tempOrderNo }))
    expect(chosenCar(tempOrderNo)).toBeUndefined()
  })

  test('are asked for anew by whoever comes again', async () => {
    const { comeAgain } = open()
    await cardOf('economy')
    offer({ ...economy, atMost: 9900 })
    const before = requestsOf(searchCars).length
    stopClock('2026-11-20T02:05:00Z')
    await comeAgain()
    expect(await screen.findByText(text().atMost({ price: formatPrice(9900) }))).toBeTruthy()
    expect(requestsOf(searchCars).length).toBeGreaterThan(before)
    expect(requestsOf(searchCars).at(-1)).toEqual({ tempOrderNo })
  })

  test('are waited for with a word', async () => {
    const go = holdBack(searchCars)
    open()
    expect(await screen.findByText(text().searching)).toBeTruthy()
    go()
    await cardOf('economy')
    expect(screen.queryByText(text().searching)).toBeNull()
  })
})

describe('the ride that was searched', () => {
  test.each([
    [
      'from a place to another',
      {},
      () => ['虹桥机场', '外滩'],
      () => text().route({ kilometres: '18.0', minutes: 40 }),
      undefined,
    ],
    [
      'a car for the day goes where it is told',
      { rideType: 'dayHire', to: undefined },
      () => ['虹桥机场', text().goesWhereTold],
      undefined,
      undefined,
    ],
    [
      'a pick-up names its flight',
      { rideType: 'airportPickup', serviceNo: 'CA1831' },
      () => ['虹桥机场', '外滩'],
      undefined,
      () => 'CA1831',
    ],
  ] as const)('%s', async (_what, more, places, route, waits) => {
    answer(searchCars, { searchId: 'S1', ride: { ...searchedRide, ...more }, cars: [economy], travellers: [] })
    open()
    await cardOf('economy')
    const steps = within(screen.getByText('虹桥机场').closest('ol')!).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual(places())
    for (const word of [route, waits]) if (word) expect(screen.getByText(word())).toBeTruthy()
    if (!waits) expect(screen.queryByText('CA1831')).toBeNull()
  })
})

describe('cars that cannot be shown', () => {
  test.each(['carTimeGone', 'carNoneHere'] as const)('say why and lead back to the list: %s', async (problem) => {
    refuse(searchCars, problem)
    open()
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText(await sentenceOf(problem))).toBeTruthy()
    expect(within(alert).getByRole('link', { name: text().backToList })).toBeTruthy()
  })

  test('for want of a network are tried again by a press', async () => {
    loseNetwork(searchCars)
    const { user } = open()
    const again = await screen.findByRole('button', { name: readText('kit/widgets').retry })
    offer(economy)
    await user.click(again)
    expect(await cardOf('economy')).toBeTruthy()
  })

  test('since their search is too old are searched again as they were, for the same person', async () => {
    const { user, comeAgain, address } = open()
    await cardOf('economy')
    refuse(searchCars, 'tempOrderExpired')
    await comeAgain()
    answer(chooseTravellers, {})
    answer(saveCarOrderTemp, { tempOrderNo: 'T2', productType: 6, selfBook: true })
    answer(getCarOrderTemp, { ...draft, tempOrderNo: 'T2' })
    offer(economy)
    await user.click(await screen.findByRole('button', { name: readText('booking/placing/book').searchAgain }))
    await waitFor(() => expect(address()).toBe(paths.carList({ tempOrderNo: 'T2' })))
    const { searchParams, travelType, bookType, bookMode } = draft
    expect(requestsOf(saveCarOrderTemp)).toEqual([{ searchParams, travelType, bookType, bookMode }])
    expect(requestsOf(chooseTravellers)).toEqual([{ tempOrderNo: 'T2', employeeIds: ['e1'] }])
  })
})
