import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answerIncident,
  changeIncident,
  closeIncident,
  findIncidentPlaces,
  getIncident,
  getMyIncidents,
  getServedIncidents,
  openIncident,
  previewIncident,
  recordIncidentCall,
  remindIncident,
  revealIncidentMobile,
  searchIncidentPeople,
  searchIncidents,
} from '@sojourn/contract/admin/orders/incident.calls'
import { getIncidentChanges } from '@sojourn/contract/admin/record-change.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { ticketedOrder } from '../../../testing/after-sales'
import { refusedAs } from '../../../testing/approvals'
import { inChinese } from '../../../testing/company'
import { expectResult } from '../../../testing/flights'
import { confirmedStay } from '../../../testing/hotels'
import { incidentOf } from '../../../testing/incidents'
import { countOf } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'
import { inCompany } from '../../../work'
import { findConcerned } from './concerned-store'
import { keysOf } from './places'

let server: TestServer
let incidentId: string
const beijing = incidentOf('2026-12-09', { places: [{ type: 'city', id: '北京' }] })
beforeAll(async () => {
  server = await openTestServer()
  await confirmedStay(server, 'employee', { checkIn: '2026-12-09', checkOut: '2026-12-11' })
  await confirmedStay(server, 'guest-booker', { checkIn: '2026-12-08', checkOut: '2026-12-10' })
})
afterAll(() => server.close())

const detail = async () => expectResult(await server.call('admin', getIncident, { incidentId }))
const peopleOf = async (request: object = {}) =>
  expectResult(await server.call('admin', searchIncidentPeople, { incidentId, ...request })).list
const mine = async (who: string, request: object = {}) => expectResult(await server.call(who, getMyIncidents, request)).list
const readings = (purpose: string) => countOf(server, 'access_log', 'purpose = $1', [purpose])

describe('[S2.44] an incident', () => {
  test('finds places by what they are called, also hotels in which people stay', async () => {
    const places = async (keyword: string) => expectResult(await server.call('admin', findIncidentPlaces, { keyword })).list
    expect(await places('北京')).toEqual(
      expect.arrayContaining([
        { type: 'city', id: '北京', name: '北京' },
        expect.objectContaining({ type: 'station', name: '北京南' }),
      ]),
    )
    expect(await places('beijing')).toContainEqual({ type: 'city', id: '北京', name: '北京' })
    expect(await places('PEK')).toContainEqual(expect.objectContaining({ type: 'airport', id: 'PEK' }))
    const [person] = expectResult(await server.call('admin', previewIncident, beijing)) && (await places('酒店'))
    expect(person).toMatchObject({ type: 'hotel' })
    expect(await places(' ')).toEqual([])
  })

  test('says how many it would concern, and is refused without a place that is known, or a time', async () => {
    const { places, from, to } = beijing
    expect(expectResult(await server.call('admin', previewIncident, { places, from, to }))).toEqual({ people: 2, guests: 0 })
    const nowhere = [{ type: 'city' as const, id: '无此城' }]
    expect(await server.call('admin', openIncident, { ...beijing, places: nowhere })).toMatchObject(
      refusedAs('incidentPlaceUnknown'),
    )
    expect(await server.call('admin', openIncident, { ...beijing, to: from })).toMatchObject(refusedAs('incidentInvalid'))
    expect(await server.call('admin', openIncident, { ...beijing, titles: inChinese(' ') })).toMatchObject(
      refusedAs('incidentInvalid'),
    )
  })

  test('tells everybody whom it concerns, each in the own language, with a page to answer on', async () => {
    const opened = expectResult(await server.call('admin', openIncident, beijing))
    incidentId = opened.incidentId
    expect(opened.people).toBe(2)
    const [notification] = expectResult(await server.call('employee', getMyMails, {})).list
    expect(notification?.subject).toContain('台风')
    expect(notification?.body).toContain(`/v/center/incident?id=${incidentId}`)
    expect(notification?.body).toContain('北京')
    expect(await mine('employee')).toEqual([
      expect.objectContaining({
        incidentId,
        title: '台风',
        message: '请留在室内，并回复是否安全。',
        places: ['北京'],
        closed: false,
      }),
    ])
    expect(await mine('finance')).toEqual([])
  })

  test('shows where each of them is, with the telephone of the hotel, and who has not been heard of', async () => {
    const looks = await readings('people whom an incident concerns')
    const found = await detail()
    expect(found).toMatchObject({ title: '台风', people: 2, unreached: 2, help: 0, safe: 0, openedBy: '周雅琴' })
    expect(found.hotels.length).toBeGreaterThan(0)
    expect(found.hotels[0]?.telephone).toMatch(/[\d-]{8}/)
    expect(await readings('people whom an incident concerns')).toBe(looks + 1)
    const people = await peopleOf()
    expect(people.map(({ employeeId, status }) => [employeeId, status])).toEqual([
      ['1-employee', 'unreached'],
      ['1-guest-booker', 'unreached'],
    ])
    expect(people[0]).toMatchObject({ name: '林晓雯', guest: false, mobile: '138****0001', gone: false })
    expect(people[0]?.parts[0]).toMatchObject({ activity: 'stay', city: '北京' })
    expect(await peopleOf({ keyword: 'linxiaowen' })).toHaveLength(1)
    expect(await peopleOf({ size: 1 })).toHaveLength(1)
  })

  test('takes what a traveller says as often as it is said, and keeps all of it', async () => {
    expectResult(await server.call('employee', answerIncident, { incidentId, answer: 'help', note: '被困在酒店' }))
    expect((await peopleOf({ status: 'help' })).map(({ employeeId, note }) => [employeeId, note])).toEqual([
      ['1-employee', '被困在酒店'],
    ])
    expectResult(await server.call('employee', answerIncident, { incidentId, answer: 'safe', note: '' }))
    expect(await detail()).toMatchObject({ unreached: 1, help: 0, safe: 1 })
    expect((await mine('employee'))[0]).toMatchObject({ answer: 'safe' })
    expect((await detail()).log.slice(0, 2)).toMatchObject([
      { act: 'answer', by: '林晓雯', outcome: 'safe', note: '' },
      { act: 'answer', by: '林晓雯', outcome: 'help', note: '被困在酒店' },
    ])
    const other = { incidentId, answer: 'safe' as const, note: '' }
    expect(await server.call('finance', answerIncident, other)).toMatchObject(refusedAs('incidentUnknown'))
  })

  test('reminds those alone who were not heard of', async () => {
    expect(expectResult(await server.call('admin', remindIncident, { incidentId }))).toEqual({ people: 1 })
    const subjects = async (who: string) =>
      expectResult(await server.call(who, getMyMails, {})).list.map(({ subject }) => subject)
    expect((await subjects('guest-booker')).filter((subject) => subject.includes('报平安'))).toHaveLength(1)
    expect((await subjects('employee')).filter((subject) => subject.includes('报平安'))).toEqual([])
  })

  test('keeps who was called and what came of it; how somebody is counts as the answer', async () => {
    const [hotel] = (await detail()).hotels
    const call = (request: object) =>
      server.call('admin', recordIncidentCall, { incidentId, outcome: 'noAnswer', note: '', ...request })
    expectResult(await call({ employeeId: '1-guest-booker' }))
    expectResult(await call({ hotelId: hotel!.hotelId, outcome: 'message', note: '前台代为转告' }))
    expect(await detail()).toMatchObject({ unreached: 1 })
    expectResult(await call({ employeeId: '1-guest-booker', outcome: 'safe', note: '已回房间' }))
    const found = await detail()
    expect(found).toMatchObject({ unreached: 0, safe: 2 })
    expect(found.log.slice(0, 3)).toMatchObject([
      { act: 'call', by: '周雅琴', about: '苏婉清', outcome: 'safe', note: '已回房间' },
      { act: 'call', about: hotel!.name, outcome: 'message', note: '前台代为转告' },
      { act: 'call', about: '苏婉清', outcome: 'noAnswer' },
    ])
    const [called] = await peopleOf({ keyword: '苏婉' })
    expect(called).toMatchObject({ status: 'safe', saidTo: '周雅琴', calls: 2, note: '已回房间' })
    expect(await call({ employeeId: '1-finance' })).toMatchObject(refusedAs('incidentPersonUnknown'))
    expect(await call({})).toMatchObject(refusedAs('incidentPersonUnknown'))
  })

  test('tells a telephone in clear one at a time, written down, and not without end', async () => {
    const ask = { incidentId, employeeId: '1-employee' }
    expect(expectResult(await server.call('admin', revealIncidentMobile, ask))).toEqual({ value: '13800010001' })
    expect(await readings('telephone of somebody whom an incident concerns')).toBe(1)
    for (let turn = 1; turn < 60; turn++) expectResult(await server.call('admin', revealIncidentMobile, ask))
    expect(await server.call('admin', revealIncidentMobile, ask)).toMatchObject(refusedAs('revealedTooOften'))
    const stranger = { incidentId, employeeId: '1-finance' }
    await server.turn(61)
    expect(await server.call('admin', revealIncidentMobile, stranger)).toMatchObject(refusedAs('incidentPersonUnknown'))
  })

  test('adds and tells who books into it later, without anybody looking', async () => {
    await ticketedOrder(server, { who: 'manager', search: { date: '2026-12-09' } })
    await server.turn(11)
    expect((await mine('manager')).map((incident) => incident.incidentId)).toEqual([incidentId])
    expect(await detail()).toMatchObject({ people: 3, unreached: 1 })
    const notifications = expectResult(await server.call('manager', getMyMails, { keyword: '台风' })).list
    expect(notifications).toHaveLength(1)
  })

  test('is changed while it is open: whom it concerns follows, each is told once, and the history says by whom', async () => {
    const { version } = await detail()
    const change = (more: object, who = 'admin') =>
      server.call(who, changeIncident, { ...beijing, incidentId, version, tell: true, ...more })
    expect(await change({ to: beijing.from })).toMatchObject(refusedAs('incidentInvalid'))
    expect(await change({ version: version + 1 })).toMatchObject(refusedAs('recordChanged'))
    expect(await change({}, 'finance')).toMatchObject(refusedAs('forbidden'))
    // The same again: nobody hears of it.
    expect(expectResult(await change({}))).toMatchObject({ version, joined: 0, released: 0 })
    const subjects = async (who: string) =>
      expectResult(await server.call(who, getMyMails, { keyword: '台风' })).list.map(({ subject }) => subject)
    const before = await Promise.all(['employee', 'manager'].map(subjects))
    // The manager flies there on the ninth; the others stay on into the tenth.
    const later = incidentOf('2026-12-10', { places: beijing.places })
    const changed = expectResult(await change({ from: later.from, to: later.to }))
    expect(changed).toMatchObject({ joined: 0, released: 1 })
    const area = { from: new Date(later.from), to: new Date(later.to), keys: keysOf(beijing.places) }
    const recount = await inCompany(server.context, 1, (work) => findConcerned(work, area))
    expect((await peopleOf()).map(({ employeeId }) => employeeId).toSorted()).toEqual(
      recount.map(({ employeeId }) => employeeId).toSorted(),
    )
    const { people, log } = await detail()
    expect(people).toBe(2)
    expect(
      log
        .slice(0, 3)
        .map((row) => `${row.act} ${row.people}`)
        .toSorted(),
    ).toEqual(['changed 1', 'released 1', 'updated 2'])
    const after = await Promise.all(['employee', 'manager'].map(subjects))
    expect(after.map((list, index) => list.length - before[index]!.length)).toEqual([1, 1])
    expect([after[0]![0], after[1]![0]]).toEqual(['安全事件有更新：台风', '不再涉及您的行程：台风'])
    expect(await mine('manager')).toEqual([])
    expect(await change({ version: changed.version })).toMatchObject({ result: { joined: 1, released: 0 } })
    const history = expectResult(await server.call('admin', getIncidentChanges, { kind: 'incident', id: incidentId })).list
    expect(history.map(({ act }) => act)).toEqual(['changed', 'changed', 'added'])
    expect(history[1]).toMatchObject({ byName: '周雅琴', changes: [{ field: 'from' }, { field: 'to' }] })
  })

  test('[S1.05] the agency reads how many need help at its customers, and no name', async () => {
    const { list } = expectResult(await server.call('agent@agency.example', getServedIncidents, {}))
    expect(list).toMatchObject([
      { enterpriseId: 1, incidentId, title: '台风', places: [{ name: '北京' }], people: 3, unreached: 1 },
    ])
    expect(JSON.stringify(list)).not.toContain('林晓雯')
    expect(await server.call('admin', getServedIncidents, {})).toMatchObject(refusedAs('forbidden'))
  })

  test('who needs help stays, wherever the incident is moved', async () => {
    expectResult(await server.call('manager', answerIncident, { incidentId, answer: 'help', note: '' }))
    const { version } = await detail()
    const elsewhere = { ...beijing, places: [{ type: 'city' as const, id: '三亚' }], incidentId, version, tell: false }
    expect(expectResult(await server.call('admin', changeIncident, elsewhere))).toMatchObject({ joined: 0, released: 2 })
    expect(await peopleOf()).toMatchObject([{ employeeId: '1-manager', status: 'help', gone: true }])
    expectResult(await server.call('admin', changeIncident, { ...elsewhere, version: version + 1, places: beijing.places }))
    expect(await detail()).toMatchObject({ people: 3, help: 1 })
  })

  test('is closed with a note; then nothing is said any more, and it stands among those that are closed', async () => {
    const close = (note: string) => server.call('admin', closeIncident, { incidentId, note })
    expect(await close(' ')).toMatchObject(refusedAs('incidentInvalid'))
    expectResult(await close('台风已过，全员平安'))
    expect(await close('再次')).toMatchObject(refusedAs('incidentClosed'))
    expect(await detail()).toMatchObject({ closedBy: '周雅琴', closingNote: '台风已过，全员平安' })
    expect(await mine('manager')).toEqual([])
    expect(await mine('manager', { incidentId })).toMatchObject([{ incidentId, closed: true }])
    const late = { incidentId, answer: 'safe' as const, note: '' }
    expect(await server.call('manager', answerIncident, late)).toMatchObject(refusedAs('incidentClosed'))
    expect(await server.call('admin', remindIncident, { incidentId })).toMatchObject(refusedAs('incidentClosed'))
    const { version } = await detail()
    expect(await server.call('admin', changeIncident, { ...beijing, incidentId, version, tell: true })).toMatchObject(
      refusedAs('incidentClosed'),
    )
    const list = async (request: object) => expectResult(await server.call('admin', searchIncidents, request)).list
    expect(await list({})).toEqual([])
    expect(await list({ closed: true })).toMatchObject([{ incidentId, people: 3, safe: 2, help: 1 }])
    expect(await list({ closed: true, keyword: '北京' })).toHaveLength(1)
    expect(await list({ closed: true, keyword: '上海' })).toEqual([])
  })
})
