// @vitest-environment happy-dom
import type { FlightDemandStart } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  checkSameFlightDemand,
  findListedPeople,
  takeListedGuests,
  getFlightDemand,
  getFlightDemandTemp,
  saveFlightDemandTemp,
  submitFlightDemand,
} from '../../../../api/calls/products/intl-flight/demand'
import { findTravellers, getBookingReach, getDepartmentTree } from '../../../../api/calls/booking/traveller'
import { getAirportCityList, getBookDateSection } from '../../../../api/calls/reference/city'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { demand, demandLeg } from '../../../../testing/demand'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, loseNetwork, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import * as askPage from './ask-page'

inBrowser('products/intl-flight/demand/words', 'booking/placing/choice')

const text = () => readText('products/intl-flight/demand/words')
const choice = () => readText('booking/placing/choice')
const start = {
  travelType: 1,
  legs: [demandLeg],
  flexibleDays: 0,
  cabin: 'Y',
  employeeIds: ['e1'],
  remarks: '',
  draft: false,
  travellers: demand.travellers,
} as const satisfies Sketch<FlightDemandStart>
const draft = { ...start, demandNo: 'D1', version: 3, draft: true } as const
const content = {
  travelType: 1,
  legs: [demandLeg],
  flexibleDays: 0,
  cabin: 'Y',
  employeeIds: ['e1'],
  remarks: '',
} as const

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book', 'bookForOthers'] })
  answer(getAirportCityList, { domesticAirportCityInfo: { cityGroup: [] }, internationalAirportCityInfo: { cityGroup: [] } })
  answer(getBookDateSection, { today: '2026-11-20', endDateText: '2027-11-19', actualBookDateList: [] })
  answer(checkSameFlightDemand, { list: [] })
})

async function open(begin: Sketch<FlightDemandStart> = start, address = paths.flightDemandForm()) {
  answer(getFlightDemandTemp, begin)
  const page = openPage(askPage, address)
  await screen.findByRole('heading', { name: text().journey })
  const submit = () => page.user.click(screen.getByRole('button', { name: text().submit }))
  return { ...page, submit }
}
const legs = () => screen.getAllByRole('group', { name: /^第 ?\d/ })
const budget = () => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${text().budget.slice(0, 6)}`) })
const day = (at: number) => within(legs()[at]!).getByRole<HTMLInputElement>('textbox', { name: text().departDate })

describe('a request to the agency', () => {
  test('of a company that makes none is not written', async () => {
    signIn({ intlFlightDemandOrderEnable: false })
    answer(getFlightDemandTemp, start)
    openPage(askPage, paths.flightDemandForm())
    expect(await screen.findByText(text().off)).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().submit })).toBeNull()
  })

  test('is sent once as it was written, with its budget in fen, and leads to its page', async () => {
    answer(submitFlightDemand, { demandNo: 'D2' })
    const { user, address } = await open()
    await user.selectOptions(screen.getByRole('combobox', { name: text().cabin }), text().cabins.C)
    await user.selectOptions(screen.getByRole('combobox', { name: text().flexibleDays }), text().days({ count: 2 }))
    await user.click(budget())
    await user.paste(' 20000 ')
    await user.type(screen.getByRole('textbox', { name: text().remarks }), '靠窗')
    const go = holdBack(submitFlightDemand)
    answer(getFlightDemand, demand)
    await user.dblClick(screen.getByRole('button', { name: text().submit }))
    go()
    await waitFor(() => expect(address()).toBe(paths.flightDemand({ demandNo: 'D2' })))
    expect(await screen.findByText(text().asked)).toBeTruthy()
    const sent = { ...content, cabin: 'C', flexibleDays: 2, remarks: '靠窗', budget: 2_000_000 }
    expect(requestsOf(submitFlightDemand)).toEqual([sent])
  })

  test('is not sent with a budget that is none', async () => {
    const { user, submit } = await open()
    await user.click(budget())
    await user.paste('一万')
    await submit()
    expect(screen.getByText(text().budgetWrong)).toBeTruthy()
    expect(document.activeElement).toBe(budget())
    expect([requestsOf(checkSameFlightDemand), requestsOf(submitFlightDemand)]).toEqual([[], []])
  })

  test('that was sent once is changed by sending it again; a draft is kept in the version that it has by then', async () => {
    const { comeAgain } = await open({ ...draft, draft: false }, paths.flightDemandForm({ demandNo: 'D1' }))
    expect(screen.queryByRole('button', { name: text().saveDraft })).toBeNull()
    let version = 3
    answer(saveFlightDemandTemp, () => ({ demandNo: 'D1', version: ++version }))
    answer(getFlightDemandTemp, draft)
    await comeAgain()
    const save = await screen.findByRole('button', { name: text().saveDraft })
    for (const count of [1, 2]) {
      save.click()
      await waitFor(() => expect(requestsOf(saveFlightDemandTemp)).toHaveLength(count))
      await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull())
    }
    expect(requestsOf(saveFlightDemandTemp).map(({ seen }) => seen)).toEqual([
      { demandNo: 'D1', version: 3 },
      { demandNo: 'D1', version: 4 },
    ])
  })

  test('of people who are asked for already is sent only by whoever still wants it', async () => {
    const same = { demandNo: 'D7', title: demand.title, stateName: demand.stateName }
    answer(checkSameFlightDemand, { list: [same] })
    answer(submitFlightDemand, { demandNo: 'D2' })
    const { user, submit, address } = await open()
    await submit()
    const question = async () => within(await screen.findByRole('dialog', { name: text().sameTitle }))
    expect((await question()).getByText(new RegExp(`D7 ${demand.title}`))).toBeTruthy()
    await user.click((await question()).getByRole('button', { name: readText('kit/widgets').cancel }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requestsOf(submitFlightDemand)).toEqual([])
    await submit()
    await user.click((await question()).getByRole('button', { name: text().sameGoOn }))
    await waitFor(() => expect(address()).toBe(paths.flightDemand({ demandNo: 'D2' })))
  })

  test('goes on where nobody could say whether they are', async () => {
    loseNetwork(checkSameFlightDemand)
    answer(submitFlightDemand, { demandNo: 'D2' })
    const { submit, address } = await open()
    await submit()
    await waitFor(() => expect(address()).toBe(paths.flightDemand({ demandNo: 'D2' })))
  })

  test('that was made already leads to it; any change takes the refusal away', async () => {
    refuse(submitFlightDemand, 'demandTwice', { detail: { demandNo: 'D7' } })
    const { user, submit } = await open()
    await submit()
    const link = await screen.findByRole('link', { name: text().seeSame })
    expect(link.getAttribute('href')).toBe(paths.flightDemand({ demandNo: 'D7' }))
    await user.type(screen.getByRole('textbox', { name: text().remarks }), '靠窗')
    expect(screen.queryByRole('link', { name: text().seeSame })).toBeNull()
  })

  test('is refused at the leg that is meant', async () => {
    refuse(submitFlightDemand, 'demandAllDomestic', { field: 'legs.0.arriveCode' })
    const { submit } = await open()
    await submit()
    const sentence = await sentenceOf('demandAllDomestic')
    await waitFor(() => expect(within(legs()[0]!).getByText(sentence)).toBeTruthy())
    await waitFor(() => expect(legs()[0]!.contains(document.activeElement)).toBe(true))
  })

  test('for oneself alone names no application; for the company it does', async () => {
    answer(saveFlightDemandTemp, { demandNo: 'D1', version: 4 })
    const { user } = await open({ ...start, travelApplyNo: 'A1' }, paths.flightDemandForm({ travelApplyNo: 'A1' }))
    expect(requestsOf(getFlightDemandTemp)).toEqual([{ travelApplyNo: 'A1' }])
    const save = screen.getByRole('button', { name: text().saveDraft })
    await user.click(save)
    await waitFor(() => expect(requestsOf(saveFlightDemandTemp)).toHaveLength(1))
    await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull())
    await user.click(screen.getByRole('radio', { name: text().travelTypes[2] }))
    await user.click(save)
    await waitFor(() => expect(requestsOf(saveFlightDemandTemp)).toHaveLength(2))
    expect(requestsOf(saveFlightDemandTemp).map(({ travelType, travelApplyNo }) => [travelType, travelApplyNo])).toEqual([
      [1, 'A1'],
      [2, undefined],
    ])
  })
})

describe('its legs', () => {
  test('are six at most, go on from where the one before ends, and any may be taken away', async () => {
    answer(saveFlightDemandTemp, { demandNo: 'D1', version: 1 })
    const { user } = await open()
    expect(screen.queryByRole('button', { name: text().removeLeg({ number: 1 }) })).toBeNull()
    const add = screen.getByRole('button', { name: new RegExp(`^${text().addLeg}`) })
    for (let count = 1; count < 6; count += 1) await user.click(add)
    expect(legs()).toHaveLength(6)
    expect(within(add).getByText(text().legsFull)).toBeTruthy()
    await user.click(add)
    expect(legs()).toHaveLength(6)
    for (let number = 6; number > 2; number -= 1)
      await user.click(screen.getByRole('button', { name: text().removeLeg({ number }) }))
    await user.click(screen.getByRole('button', { name: text().saveDraft }))
    await waitFor(() => expect(requestsOf(saveFlightDemandTemp)).toHaveLength(1))
    const sent = requestsOf(saveFlightDemandTemp)[0]!.legs
    expect(sent.map(({ journeyIndex, departCode }) => [journeyIndex, departCode])).toEqual([
      [0, 'PEK'],
      [1, 'NRT'],
    ])
  })

  test('never go back in time: a later one moves with the one before it', async () => {
    const { user } = await open({ ...start, legs: [demandLeg, { ...demandLeg, journeyIndex: 1, departDate: '2026-12-03' }] })
    await user.clear(day(0))
    await user.paste('2026-12-05')
    await user.tab()
    expect(day(1).value).toBe('2026-12-05')
  })
})

describe('its travellers', () => {
  const file = (...lines: string[]) => new File([`姓名,证件号,证件类型\n${lines.join('\n')}`], 'people.csv')
  const chooser = () => screen.getByLabelText<HTMLInputElement>(text().importList, { selector: 'input' })
  const found = [
    { employeeId: 'e1', name: '林晓雯' },
    { employeeId: 'e2', name: '陈志远' },
  ]

  test('may be read from a list; who is in it already is not there twice, and who was not found is named with why', async () => {
    answer(findListedPeople, { travellers: found, missed: [{ row: 2, why: 'unknown' }], guestsAllowed: true })
    const { user } = await open()
    await user.upload(chooser(), file('林晓雯,E1', '陈志远, E2 ,护照', '无名氏,E3'))
    expect(await screen.findByText(text().imported({ count: 1 }))).toBeTruthy()
    expect(requestsOf(findListedPeople)[0]!.people).toEqual([
      { name: '林晓雯', number: 'E1' },
      { name: '陈志远', number: 'E2', type: 2 },
      { name: '无名氏', number: 'E3' },
    ])
    expect(screen.getByText(text().missedLine({ row: 4, name: '无名氏', why: text().missedWhy.unknown }))).toBeTruthy()
    expect(screen.getByText(text().counted({ count: 2, max: 200 }))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: text().removePerson({ name: '林晓雯' }) }))
    expect(screen.queryByText('林晓雯')).toBeNull()
  })

  test('from outside are kept as guests once somebody wants it, and what is wrong of a line is told by line', async () => {
    const missed = [
      { row: 0, why: 'unknown' as const },
      { row: 1, why: 'twice' as const },
      { row: 2, why: 'unknown' as const },
      { row: 3, why: 'nameDiffers' as const },
    ]
    answer(findListedPeople, { travellers: [], missed, guestsAllowed: true })
    const { user } = await open()
    await user.upload(chooser(), file('高远,E91,护照,13900001111,1988-04-09,2030-01-01', '林晓雯,E1', '秦安,E92', '陈志元,E2'))
    const taken = { employeeId: 'G1', name: '高远', departmentName: '外部出行人', gradeName: '', guest: true }
    answer(takeListedGuests, { travellers: [taken], missed: [{ row: 1, reason: '请填写证件类型' }] })
    await user.click(await screen.findByRole('button', { name: text().outsideTake({ count: 2 }) }))
    expect(await screen.findByText(text().missedLine({ row: 4, name: '秦安', why: '请填写证件类型' }))).toBeTruthy()
    expect(requestsOf(takeListedGuests)).toMatchObject([
      {
        people: [
          { name: '高远', number: 'E91', type: 2, mobile: '13900001111', birthDate: '1988-04-09', expiresOn: '2030-01-01' },
          { name: '秦安', number: 'E92', mobile: '', birthDate: '', expiresOn: '' },
        ],
      },
    ])
    expect(screen.getByText(text().missedLine({ row: 3, name: '林晓雯', why: text().missedWhy.twice }))).toBeTruthy()
    const colleague = text().missedLine({ row: 5, name: '陈志元', why: text().missedWhy.nameDiffers })
    expect(screen.getByText(colleague), 'is no guest').toBeTruthy()
    expect(screen.getByText(text().missedTitle({ count: 3 }))).toBeTruthy()
    expect(screen.getByRole('button', { name: text().removePerson({ name: '高远' }) })).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().outsideTake({ count: 2 }) })).toBeNull()
  })

  test('from outside are kept by nobody where the company takes none over, which is said', async () => {
    answer(findListedPeople, { travellers: [], missed: [{ row: 0, why: 'unknown' }], guestsAllowed: false })
    const { user } = await open()
    await user.upload(chooser(), file('高远,E91'))
    expect(await screen.findByText(text().outsideOff)).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().outsideTake({ count: 1 }) })).toBeNull()
  })

  test('from outside are added one by one among the guests whom one keeps, and counted', async () => {
    const guest = { employeeId: 'G1', name: '高远', departmentName: '外部出行人', gradeName: '', guest: true }
    answer(findTravellers, { list: [guest] })
    answer(getDepartmentTree, { list: [] })
    answer(getBookingReach, { everybody: true, rights: [], giverNames: [] })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: text().addPeople }))
    const drawer = within(await screen.findByRole('dialog', { name: text().addTitle }))
    await user.click(drawer.getByRole('tab', { name: choice().guests }))
    await user.click(await drawer.findByRole('button', { name: choice().add({ name: '高远' }) }))
    expect(screen.getByText(text().counted({ count: 2, max: 200 }))).toBeTruthy()
  })

  test.each([
    ['without a line', () => file(), () => text().importFaults.empty],
    ['that is no list', () => new File(['PK'], 'people.xlsx'), () => text().importFaults.unreadable],
    [
      'of too many',
      () => file(...Array.from({ length: 201 }, (_none, at) => `同事${at},E${at}`)),
      () => text().importFaults.tooManyLines,
    ],
  ] as const)('from a file %s are not read, which it says', async (_what, list, sentence) => {
    const { user } = await open()
    await user.upload(chooser(), list())
    expect(await screen.findByText(sentence())).toBeTruthy()
    expect(requestsOf(findListedPeople)).toEqual([])
  })

  test('are only oneself for whoever may not book for others, which the button says', async () => {
    signIn({ permissions: ['book'] })
    const { user } = await open()
    const add = screen.getByRole('button', { name: new RegExp(`^${text().addPeople}`) })
    await user.click(add)
    expect(within(add).getByText(text().onlySelf)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByLabelText(text().importList)).toBeNull()
    expect(screen.queryByRole('button', { name: text().removePerson({ name: '林晓雯' }) })).toBeNull()
  })
})

test('a form that cannot be read can be tried again, and leads back to where it was opened from', async () => {
  refuse(getFlightDemandTemp, 'unexpected')
  const { user } = openPage(askPage, paths.flightDemandForm({ tempOrderNo: 'T1' }))
  const alert = await screen.findByRole('alert')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
    paths.intlFlightList({ tempOrderNo: 'T1' }),
  )
  answer(getFlightDemandTemp, start)
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByRole('button', { name: text().submit })).toBeTruthy()
})
