// @vitest-environment happy-dom
import type { IncidentDetail, IncidentPerson } from '@sojourn/contract/admin/orders/incident.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  changeIncident,
  closeIncident,
  getIncident,
  previewIncident,
  recordIncidentCall,
  remindIncident,
  revealIncidentMobile,
  searchIncidentPeople,
} from '../../../api/calls/admin/orders/incident'
import { getIncidentChanges } from '../../../api/calls/admin/record-change'
import { formatInstant } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import * as incidentPage from './incident-page'

inBrowser('admin/orders/incidents', 'admin/named', 'admin/record', 'kit/edit')

const text = () => readText('admin/orders/incidents')
const incidentId = 'i1'
const incident = {
  incidentId,
  version: 2,
  kind: 'weather',
  title: '台风登陆',
  message: '请回报平安',
  titles: { 'zh-CN': '台风登陆', 'zh-TW': '', en: '' },
  messages: { 'zh-CN': '请回报平安', 'zh-TW': '', en: '' },
  places: [{ type: 'city', id: '上海', name: '上海' }],
  from: '2026-11-19T16:00:00Z',
  to: '2026-11-20T15:59:00Z',
  openedAt: '2026-11-20T01:00:00Z',
  openedBy: '王芳',
  people: 3,
  unreached: 1,
  help: 1,
  safe: 1,
  hotels: [{ hotelId: 'h1', name: '湖畔酒店', telephone: '021-5555', people: 1 }],
  log: [],
  moreLog: false,
} as const satisfies IncidentDetail
const person = {
  employeeId: 'e2',
  name: '孟凡',
  department: '销售部',
  guest: false,
  mobile: '138****0002',
  status: 'unreached',
  note: '',
  calls: 0,
  joinedAt: '2026-11-20T01:00:00Z',
  gone: false,
  parts: [],
} as const satisfies IncidentPerson

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['manageIncidents'] })
  answer(previewIncident, { people: 3, guests: 0 })
})

async function open(more: Sketch<IncidentDetail> = {}, people: readonly IncidentPerson[] = [person], search = '') {
  answer(getIncident, { ...incident, ...more })
  answer(searchIncidentPeople, { list: people })
  const page = openPage(incidentPage, paths.incident({ incidentId }) + search)
  await screen.findByRole('heading', { level: 1, name: incident.title })
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return { ...page, press }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const listed = async () => within(await screen.findByRole('list', { name: text().peopleTable }))

describe('an incident', () => {
  test('is known by its number: none and a wrong one lead back to all, what cannot be read is tried again', async () => {
    const { user, router } = openPage(incidentPage, paths.incident({ incidentId: '' }))
    expect(await screen.findByText(text().unknown)).toBeTruthy()
    expect(requestsOf(getIncident)).toEqual([])
    refuse(getIncident, 'incidentUnknown')
    await router.navigate(paths.incident({ incidentId: 'i9' }))
    expect(await screen.findByText(text().unknown)).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(paths.incidents())
    refuse(getIncident, 'forbidden')
    await router.navigate(paths.incident({ incidentId }))
    const alert = await screen.findByRole('alert')
    answer(getIncident, incident)
    answer(searchIncidentPeople, { list: [] })
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByRole('heading', { level: 1, name: incident.title })).toBeTruthy()
  })

  test('that is closed says by whom and how it ended, and takes no step but a look at its history', async () => {
    await open({ closedAt: '2026-11-20T09:00:00Z', closedBy: '赵敏', closingNote: '全员平安' })
    await listed()
    expect(screen.getByText('全员平安')).toBeTruthy()
    expect(screen.getByText(text().closedBy({ name: '赵敏', at: formatInstant('2026-11-20T09:00:00Z') }))).toBeTruthy()
    for (const step of [text().edit, text().close, text().remind, text().call])
      expect(screen.queryByRole('button', { name: step })).toBeNull()
    expect(screen.getByRole('button', { name: text().history })).toBeTruthy()
  })

  test('shows who changed it', async () => {
    answer(getIncidentChanges, { list: [] })
    const { press } = await open()
    await press(text().history)
    expect(await (await dialog(text().historyTitle)).findByText(readText('admin/record').neverChanged)).toBeTruthy()
    expect(requestsOf(getIncidentChanges)).toMatchObject([{ kind: 'incident', id: incidentId }])
  })
})

describe('who is concerned', () => {
  test.each([
    ['help', () => text().statuses.help],
    ['unreached', () => text().statuses.unreached],
    ['safe', () => text().statuses.safe],
  ] as const)('is narrowed to those who stand so, and shown whole again: %s', async (status, name) => {
    const { user, address } = await open()
    await listed()
    const tiles = within(screen.getByRole('group', { name: text().columns.status }))
    const tile = (said: string) => tiles.getByRole('button', { name: new RegExp(`^${said}`) })
    await user.click(tile(name()))
    await waitFor(() => expect(requestsOf(searchIncidentPeople).at(-1)).toMatchObject({ incidentId, status }))
    expect(tile(name()).getAttribute('aria-pressed')).toBe('true')
    expect(address()).toContain(`status=${status}`)
    await user.click(tile(text().all))
    await waitFor(() => expect(requestsOf(searchIncidentPeople).at(-1)).not.toHaveProperty('status'))
    expect(address()).not.toContain('status')
  })

  test('is found by name', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('textbox', { name: text().personKeyword }))
    await user.paste('孟')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(requestsOf(searchIncidentPeople).at(-1)).toMatchObject({ keyword: '孟' }))
  })

  test('is nobody of this kind', async () => {
    await open({}, [], '&status=help')
    expect(await screen.findByText(text().nobodyTitle)).toBeTruthy()
  })

  test.each([
    ['answered', { status: 'safe', saidAt: '2026-11-20T01:30:00Z' }, (at: string) => text().said({ at })],
    [
      'told somebody on the telephone',
      { status: 'help', saidAt: '2026-11-20T01:30:00Z', saidTo: '赵敏' },
      (at: string) => text().saidTo({ at, name: '赵敏' }),
    ],
    ['was called in vain', { calls: 2 }, () => text().calls({ count: 2 })],
    ['has no account', { guest: true }, () => text().guest],
    ['travels elsewhere by now', { gone: true }, () => text().gone],
    ['has left no telephone', { mobile: '' }, () => text().noMobile],
  ] as const)('%s, which stands beside the name', async (_how, more, sentence) => {
    await open({}, [{ ...person, ...more }])
    expect((await listed()).getByText(sentence(formatInstant('2026-11-20T01:30:00Z')))).toBeTruthy()
  })

  test('has a telephone that is shown when it is asked for, and hidden again', async () => {
    answer(revealIncidentMobile, { value: '13800000002' })
    const { user } = await open()
    const people = await listed()
    expect(people.getByText('138****0002')).toBeTruthy()
    await user.click(people.getByRole('button', { name: text().reveal }))
    expect(await people.findByText('13800000002')).toBeTruthy()
    expect(requestsOf(revealIncidentMobile)).toEqual([{ incidentId, employeeId: 'e2' }])
    await user.click(people.getByRole('button', { name: text().hide }))
    expect(people.queryByText('13800000002')).toBeNull()
  })

  test('keeps a telephone that was looked at too often', async () => {
    refuse(revealIncidentMobile, 'revealedTooOften')
    const { user } = await open()
    await user.click((await listed()).getByRole('button', { name: text().reveal }))
    expect(await screen.findByText(await sentenceOf('revealedTooOften'))).toBeTruthy()
    expect(screen.getByText('138****0002')).toBeTruthy()
  })
})

describe('a call', () => {
  test('to a person is recorded once with what came of it', async () => {
    answer(recordIncidentCall, { incidentId })
    const { user } = await open()
    await user.click((await listed()).getByRole('button', { name: text().call }))
    const form = await dialog(text().callTitle({ name: '孟凡' }))
    await user.selectOptions(form.getByRole('combobox', { name: text().outcome }), text().outcomes.help)
    await user.type(form.getByRole('textbox', { name: text().note }), '腿部受伤')
    answer(searchIncidentPeople, { list: [{ ...person, status: 'help', note: '腿部受伤' }] })
    const go = holdBack(recordIncidentCall)
    await user.dblClick(form.getByRole('button', { name: text().save }))
    go()
    expect(await screen.findByText(text().recorded)).toBeTruthy()
    expect(requestsOf(recordIncidentCall)).toEqual([{ incidentId, employeeId: 'e2', outcome: 'help', note: '腿部受伤' }])
    expect(await (await listed()).findByText('腿部受伤')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('to a hotel is about nobody, so that it says nothing of how somebody is', async () => {
    answer(recordIncidentCall, { incidentId })
    const { user } = await open({}, [])
    await user.click(screen.getByRole('button', { name: text().call }))
    const form = await dialog(text().callTitle({ name: '湖畔酒店' }))
    const outcomes = within(form.getByRole('combobox')).getAllByRole('option')
    expect(outcomes.map(({ textContent }) => textContent)).toEqual([text().outcomes.noAnswer, text().outcomes.message])
    await user.click(form.getByRole('button', { name: text().save }))
    await waitFor(() =>
      expect(requestsOf(recordIncidentCall)).toEqual([{ incidentId, hotelId: 'h1', outcome: 'noAnswer', note: '' }]),
    )
  })

  test('about an incident that is closed by now keeps its note, and the page says that it is closed', async () => {
    refuse(recordIncidentCall, 'incidentClosed')
    const { user } = await open()
    await user.click((await listed()).getByRole('button', { name: text().call }))
    const form = await dialog(text().callTitle({ name: '孟凡' }))
    await user.type(form.getByRole('textbox'), '平安')
    answer(getIncident, { ...incident, closedAt: '2026-11-20T01:59:00Z', closedBy: '赵敏', closingNote: '结束' })
    await user.click(form.getByRole('button', { name: text().save }))
    expect(await form.findByText(await sentenceOf('incidentClosed'))).toBeTruthy()
    expect(form.getByRole<HTMLTextAreaElement>('textbox').value).toBe('平安')
    await waitFor(() => expect(screen.queryByRole('button', { name: text().edit })).toBeNull())
  })

  test('to no hotel is needed where nobody stays in one', async () => {
    await open({ hotels: [] }, [])
    expect(screen.getByText(text().noHotels)).toBeTruthy()
  })
})

describe('a reminder', () => {
  test.each([
    [2, () => text().reminded({ count: 2 })],
    [0, () => text().reminded({ count: 0 })],
  ] as const)('is sent once and says to how many: %s', async (people, sentence) => {
    answer(remindIncident, { people })
    const { user } = await open()
    const go = holdBack(remindIncident)
    await user.dblClick(screen.getByRole('button', { name: text().remind }))
    go()
    expect(await screen.findByText(sentence())).toBeTruthy()
    expect(requestsOf(remindIncident)).toEqual([{ incidentId }])
  })

  test('is not sent where everybody was heard of, and says why', async () => {
    const { user } = await open({ unreached: 0, safe: 2 })
    await user.click(screen.getByRole('button', { name: new RegExp(`^${text().remind}`) }))
    expect(screen.getByText(text().nobodyToRemind)).toBeTruthy()
    expect(requestsOf(remindIncident)).toEqual([])
  })

  test('that comes too late says so', async () => {
    refuse(remindIncident, 'incidentClosed')
    const { press } = await open()
    await press(text().remind)
    expect(await screen.findByText(await sentenceOf('incidentClosed'))).toBeTruthy()
  })
})

describe('the end of an incident', () => {
  test('needs to be described, and is sent once', async () => {
    answer(closeIncident, { incidentId })
    const { user, press } = await open()
    await press(text().close)
    const form = await dialog(text().closeTitle)
    const close = () => form.getByRole('button', { name: text().close })
    await user.click(close())
    expect(form.getByText(text().closingNoteMissing)).toBeTruthy()
    expect(document.activeElement).toBe(form.getByRole('textbox'))
    expect(requestsOf(closeIncident)).toEqual([])
    await user.paste('全员平安')
    answer(getIncident, { ...incident, closedAt: '2026-11-20T02:00:00Z', closedBy: '林晓雯', closingNote: '全员平安' })
    const go = holdBack(closeIncident)
    await user.dblClick(close())
    go()
    expect(await screen.findByText('全员平安')).toBeTruthy()
    expect(requestsOf(closeIncident)).toEqual([{ incidentId, note: '全员平安' }])
    await waitFor(() => expect(screen.queryByRole('button', { name: text().close })).toBeNull())
  })

  test('that a colleague wrote first is said, and one’s own words stay', async () => {
    refuse(closeIncident, 'incidentClosed')
    const { user, press } = await open()
    await press(text().close)
    const form = await dialog(text().closeTitle)
    await user.type(form.getByRole('textbox'), '结束')
    await user.click(form.getByRole('button', { name: text().close }))
    expect(await form.findByText(await sentenceOf('incidentClosed'))).toBeTruthy()
    expect(form.getByRole<HTMLTextAreaElement>('textbox').value).toBe('结束')
  })
})

describe('a change of an incident', () => {
  async function edit() {
    const page = await open()
    await page.press(text().edit)
    const form = await dialog(text().editTitle)
    const title = () => form.getAllByRole<HTMLInputElement>('textbox', { name: new RegExp(text().fields.title) })[0]!
    const save = () => form.getByRole('button', { name: text().save })
    return { ...page, form, title, save }
  }

  test('says how many it concerns, and is sent once with what was there', async () => {
    answer(changeIncident, { incidentId, version: 3, joined: 2, released: 1 })
    const { user, form, title, save } = await edit()
    expect(await form.findByText(text().concerned({ people: 3, guests: 0 }))).toBeTruthy()
    await user.clear(title())
    await user.paste('台风减弱')
    await user.click(form.getByRole('checkbox', { name: new RegExp(text().tell) }))
    const go = holdBack(changeIncident)
    await user.dblClick(save())
    go()
    expect(await screen.findByText(text().changed({ joined: 2, released: 1 }))).toBeTruthy()
    expect(requestsOf(changeIncident)).toEqual([
      {
        incidentId,
        version: 2,
        tell: false,
        kind: 'weather',
        places: [{ type: 'city', id: '上海' }],
        from: '2026-11-20T00:00:00+08:00',
        to: '2026-11-20T23:59:00+08:00',
        titles: { 'zh-CN': '台风减弱', 'zh-TW': '', en: '' },
        messages: { 'zh-CN': '请回报平安', 'zh-TW': '', en: '' },
      },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('without a place or a title is not sent', async () => {
    const { user, form, title, save } = await edit()
    await user.clear(title())
    await user.click(form.getByRole('button', { name: text().removePlace({ name: '上海' }) }))
    await user.click(save())
    for (const fault of [text().faults.titles, text().faults.places]) expect(form.getByText(fault)).toBeTruthy()
    expect(form.queryByText(text().concerned({ people: 3, guests: 0 })), 'nobody without a place').toBeNull()
    expect(requestsOf(changeIncident)).toEqual([])
  })

  test('that somebody else made first keeps what was written over what they left, and is sent at their version', async () => {
    refuse(changeIncident, 'recordChanged')
    const { user, form, title, save } = await edit()
    await user.clear(title())
    await user.paste('台风减弱')
    const theirs = { ...incident, version: 5, kind: 'transport', title: '航班停运' } as const
    answer(getIncident, { ...theirs, titles: { ...incident.titles, 'zh-CN': '航班停运' } })
    await user.click(save())
    expect(await form.findByText(text().overtaken)).toBeTruthy()
    expect(title().value).toBe('台风减弱')
    const kind = form.getByRole<HTMLSelectElement>('combobox', { name: text().fields.kind })
    await waitFor(() => expect(kind.value).toBe('transport'))
    answer(changeIncident, { incidentId, version: 6, joined: 0, released: 0 })
    await user.click(save())
    await screen.findByText(text().changed({ joined: 0, released: 0 }))
    expect(requestsOf(changeIncident).map(({ version, kind: sent }) => [version, sent])).toEqual([
      [2, 'weather'],
      [5, 'transport'],
    ])
  })

  test('that the server refuses keeps every word', async () => {
    refuse(changeIncident, 'incidentPlaceUnknown')
    const { user, form, title, save } = await edit()
    await user.type(title(), '！')
    await user.click(save())
    expect(await form.findByText(await sentenceOf('incidentPlaceUnknown'))).toBeTruthy()
    expect(title().value).toBe('台风登陆！')
  })
})

describe('the log', () => {
  const row = { at: '2026-11-20T01:10:00Z', by: '王芳', about: '孟凡', note: '', people: 1 }
  test.each([
    ['many were told', { ...row, act: 'told', people: 3 }, () => text().acts.told({ people: 3, about: '孟凡' })],
    ['one was reminded', { ...row, act: 'reminded' }, () => text().acts.reminded({ people: 1, about: '孟凡' })],
    ['somebody answered', { ...row, act: 'answer', outcome: 'safe' }, () => `${text().acts.answer} · ${text().statuses.safe}`],
    [
      'somebody was called',
      { ...row, act: 'call', outcome: 'noAnswer', note: '占线' },
      () => `${text().acts.call({ about: '孟凡' })} · ${text().outcomes.noAnswer} · 占线`,
    ],
    ['it was changed', { ...row, act: 'changed' }, () => text().acts.changed],
  ] as const)('tells that %s', async (_what, entry, sentence) => {
    await open({ log: [entry] as unknown as IncidentDetail['log'] })
    expect(screen.getByText(sentence())).toBeTruthy()
  })

  test('begins with nothing, and says where it is cut short', async () => {
    await open({ moreLog: true })
    expect(screen.getByText(text().noLog)).toBeTruthy()
    expect(screen.getByText(text().moreLog)).toBeTruthy()
  })
})
