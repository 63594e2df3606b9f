// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, loseNetwork } from '../testing/server'
import { inBrowser } from '../testing/browser'
import { getTripOrderList } from './calls/booking/order'
import { getTravelView, saveTrip } from './calls/booking/trip'
import { logout } from './calls/access/session'
import { searchTrains } from './calls/products/train/train'
import { getTrainOrderDetail } from './calls/products/train/order'
import { invoke } from './client'
import { beginSession } from './employee'
import { answeredAt, noteRecalling, recalls } from './kept-answers'
import { forgetPerson, keepSession, sessionEnded } from './session'

inBrowser()
const minute = 60_000
const noon = Date.parse('2026-12-01T12:00:00+08:00')
const list = { size: 20 }
const orderOf = (orderId: string) => ({ orderId })
const answersKept = () => Object.keys(window.localStorage).filter((key) => key.startsWith('sojourn.answer.'))
/** What is kept is kept behind the answer. */
const untilKept = (count: number) => vi.waitUntil(() => answersKept().length === count)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  noteRecalling(false)
  keepSession({ loginToken: 'a session', employeeId: '1-one' })
})

test('the last answer is read again without a network, and one knows from when it is', async () => {
  answer(getTrainOrderDetail, ({ orderId }) => ({ orderNo: `${orderId} of noon` }))
  await invoke(getTrainOrderDetail, orderOf('T1'))
  await invoke(getTrainOrderDetail, orderOf('T2'))
  await untilKept(2)
  vi.setSystemTime(noon + 5 * minute)
  loseNetwork(getTrainOrderDetail)
  expect(recalls()).toBe(false)
  const recalled = await invoke(getTrainOrderDetail, orderOf('T1'))
  expect(recalled).toEqual({ orderNo: 'T1 of noon' })
  const [at] = answeredAt(getTrainOrderDetail.path, orderOf('T1'))
  expect(at! - noon, 'not when it was recalled').toBeLessThan(minute)
  expect(recalls()).toBe(true)
  await expect(invoke(getTrainOrderDetail, orderOf('T3')), 'another order was never read').rejects.toMatchObject({
    offline: true,
  })
})

test('a list is kept by what it was asked for, whether by address or body', async () => {
  answer(getTripOrderList, { list: [{ orderNo: 'T1' }] })
  await invoke(getTripOrderList, list)
  await untilKept(1)
  loseNetwork(getTripOrderList)
  await expect(invoke(getTripOrderList, list)).resolves.toEqual({ list: [{ orderNo: 'T1' }] })
  await expect(invoke(getTripOrderList, { ...list, size: 100 })).rejects.toMatchObject({ offline: true })
})

test('prices and availability are never kept, nor is what is written', async () => {
  answer(searchTrains, {})
  answer(saveTrip, {})
  answer(getTravelView, {})
  await invoke(searchTrains, { tempOrderNo: 'D1' })
  await invoke(saveTrip, { travelOrderNo: 'P1', name: 'a name', orderNos: [] })
  await invoke(getTravelView, { travelOrderNo: 'P1' })
  await untilKept(1)
  expect(answersKept()[0]).toContain(getTravelView.path)
  loseNetwork(searchTrains)
  await expect(invoke(searchTrains, { tempOrderNo: 'D1' })).rejects.toMatchObject({ offline: true })
})

test('a refusal is no lost network: it is shown', async () => {
  answer(getTravelView, { name: 'kept' })
  await invoke(getTravelView, { travelOrderNo: 'P1' })
  await untilKept(1)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: false, code: 1, message: 'gone', result: null })))
  await expect(invoke(getTravelView, { travelOrderNo: 'P1' })).rejects.toMatchObject({ message: 'gone' })
})

test('signing out empties what was kept, and so does another person who signs in', async () => {
  const keepOne = async () => {
    keepSession({ loginToken: 'a session', employeeId: '1-one' })
    answer(getTravelView, { name: 'mine' })
    await invoke(getTravelView, { travelOrderNo: 'P1' })
    await untilKept(1)
  }
  await keepOne()
  forgetPerson()
  expect(answersKept()).toEqual([])
  window.localStorage.setItem('sojourn.employee', JSON.stringify({ employeeId: '1-one' }))
  await keepOne()
  beginSession({ loginToken: 'again', employeeId: '1-one' })
  expect(answersKept(), 'the same person finds it').toHaveLength(1)
  beginSession({ loginToken: 'of another', employeeId: '1-other' })
  expect(answersKept()).toEqual([])
  loseNetwork(getTravelView)
  await expect(invoke(getTravelView, { travelOrderNo: 'P1' })).rejects.toMatchObject({ offline: true })
})

test('a session that the server ended empties it too', async () => {
  answer(getTripOrderList, { list: [] })
  await invoke(getTripOrderList, list)
  await untilKept(1)
  sessionEnded('a session')
  expect(answersKept()).toEqual([])
})

test('an answer that comes after its person has left is not kept', async () => {
  answer(getTravelView, { name: 'late' })
  answer(logout, {})
  const asked = invoke(getTravelView, { travelOrderNo: 'P1' })
  forgetPerson()
  await asked
  keepSession({ loginToken: 'of another', employeeId: '1-one' })
  await invoke(getTravelView, { travelOrderNo: 'P2' })
  await untilKept(1)
  expect(answersKept()[0]).toContain('P2')
})

test('the oldest go where there are too many, and nothing is shown after two weeks', async () => {
  answer(getTrainOrderDetail, ({ orderId }) => ({ orderNo: orderId }))
  for (let order = 0; order < 63; order++) {
    vi.setSystemTime(noon + order * minute)
    await invoke(getTrainOrderDetail, orderOf(`T${order}.`))
  }
  await vi.waitUntil(() => answersKept().some((key) => key.includes('T62.')))
  expect(answersKept()).toHaveLength(60)
  for (const gone of ['T0.', 'T1.', 'T2.']) expect(answersKept().join(' ')).not.toContain(gone)
  loseNetwork(getTrainOrderDetail)
  const twoWeeks = 14 * 1440 * minute
  vi.setSystemTime(noon + 61 * minute + twoWeeks)
  await expect(invoke(getTrainOrderDetail, orderOf('T62.'))).resolves.toEqual({ orderNo: 'T62.' })
  vi.setSystemTime(noon + 64 * minute + twoWeeks)
  await expect(invoke(getTrainOrderDetail, orderOf('T62.'))).rejects.toMatchObject({ offline: true })
})
