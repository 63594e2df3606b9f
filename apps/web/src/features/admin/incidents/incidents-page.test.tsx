// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { findIncidentPlaces, openIncident, previewIncident, searchIncidents } from '../../../api/calls/admin/orders/incident'
import { formatInstant } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as incidentsPage from './incidents-page'

inBrowser('admin/orders/incidents', 'admin/named', 'kit/drafts')

const text = () => readText('admin/orders/incidents')
const incident = {
  incidentId: 'i1',
  kind: 'weather',
  title: '台风登陆',
  places: [{ type: 'city', id: '上海', name: '上海' }],
  from: '2026-11-19T16:00:00Z',
  to: '2026-11-20T15:59:00Z',
  openedAt: '2026-11-20T01:00:00Z',
  openedBy: '王芳',
  people: 3,
  unreached: 1,
  help: 0,
  safe: 2,
} as const
const shanghai = { type: 'city', id: '上海', name: '上海' } as const
const hongqiao = { type: 'airport', id: 'SHA', name: '虹桥机场' } as const

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['manageIncidents'] })
  answer(searchIncidents, { list: [incident] })
})

describe('the incidents of a company', () => {
  test('lead to their pages, with how people are and nothing of those who are not', async () => {
    openPage(incidentsPage, paths.incidents())
    const table = within(await screen.findByRole('table', { name: text().table }))
    expect(table.getByRole('link', { name: incident.title }).getAttribute('href')).toBe(paths.incident({ incidentId: 'i1' }))
    expect(table.getByText(`${text().statuses.safe} 2`)).toBeTruthy()
    expect(table.getByText(`${text().statuses.unreached} 1`)).toBeTruthy()
    expect(table.queryByText(new RegExp(`^${text().statuses.help}`))).toBeNull()
    expect(table.getByText(text().openedBy({ name: '王芳', at: formatInstant(incident.openedAt) }))).toBeTruthy()
  })

  test('are the open ones, or the closed with who closed them', async () => {
    const closed = { ...incident, closedAt: '2026-11-20T01:30:00Z', closedBy: '赵敏' }
    answer(searchIncidents, ({ closed: asked }) => ({ list: asked ? [closed] : [] }))
    const { user, address } = openPage(incidentsPage, paths.incidents())
    expect(await screen.findByText(text().noneTitle)).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: text().state }), text().past)
    expect(await screen.findByText(text().closedBy({ name: '赵敏', at: formatInstant(closed.closedAt) }))).toBeTruthy()
    expect(address()).toContain('closed=1')
  })

  test('of which none is called so can be shown whole again', async () => {
    answer(searchIncidents, ({ keyword }) => ({ list: keyword ? [] : [incident] }))
    const { user } = openPage(incidentsPage, paths.incidents())
    await user.click(await screen.findByRole('textbox', { name: text().keyword }))
    await user.paste(' 地震 ')
    await user.keyboard('{Enter}')
    expect(await screen.findByText(text().noneFoundTitle)).toBeTruthy()
    expect(requestsOf(searchIncidents).at(-1)).toMatchObject({ keyword: '地震' })
    await user.click(screen.getByRole('button', { name: text().reset }))
    expect(await screen.findByRole('link', { name: incident.title })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: text().keyword }).value).toBe('')
  })

  test('that cannot be read can be tried again', async () => {
    refuse(searchIncidents, 'forbidden')
    const { user } = openPage(incidentsPage, paths.incidents())
    const alert = await screen.findByRole('alert')
    answer(searchIncidents, { list: [incident] })
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByRole('link', { name: incident.title })).toBeTruthy()
  })
})

describe('opening an incident', () => {
  async function begin() {
    answer(findIncidentPlaces, { list: [shanghai, hongqiao] })
    answer(previewIncident, { people: 3, guests: 1 })
    const page = openPage(incidentsPage, paths.incidents())
    await page.user.click(await screen.findByRole('button', { name: text().open }))
    const form = within(await screen.findByRole('dialog', { name: text().openTitle }))
    const line = (label: string) => form.getAllByRole<HTMLInputElement>('textbox', { name: new RegExp(label) })[0]!
    const add = async (name: string) => {
      await page.user.click(form.getByRole('combobox', { name: new RegExp(`^${text().fields.places}`) }))
      await page.user.paste('s')
      await page.user.click(await screen.findByRole('option', { name: new RegExp(name) }))
    }
    const confirm = () => form.getByRole('button', { name: text().confirm })
    return { ...page, form, line, add, confirm }
  }

  test('says what is missing, and tells nobody before it is whole', async () => {
    const { user, form, confirm } = await begin()
    await user.click(confirm())
    for (const fault of [text().faults.places, text().faults.titles, text().faults.messages])
      expect(form.getByText(fault)).toBeTruthy()
    expect(document.activeElement).toBe(form.getByRole('combobox', { name: new RegExp(`^${text().fields.places}`) }))
    expect(requestsOf(openIncident)).toEqual([])
    expect(requestsOf(previewIncident)).toEqual([])
  })

  test('says how many it concerns as soon as there is a place, which can be taken away again', async () => {
    const { user, form, add } = await begin()
    await add('上海')
    expect(await form.findByText(text().concerned({ people: 3, guests: 1 }))).toBeTruthy()
    await add('虹桥')
    await waitFor(() => expect(requestsOf(previewIncident).at(-1)?.places).toHaveLength(2))
    await user.click(form.getByRole('button', { name: text().removePlace({ name: '上海' }) }))
    await waitFor(() => expect(requestsOf(previewIncident).at(-1)?.places).toEqual([{ type: 'airport', id: 'SHA' }]))
  })

  test('where nobody travels says so', async () => {
    const { form, add } = await begin()
    answer(previewIncident, { people: 0, guests: 0 })
    await add('上海')
    expect(await form.findByText(text().concernedNobody)).toBeTruthy()
  })

  test('happens once, and leads to its page', async () => {
    answer(openIncident, { incidentId: 'i2', people: 3 })
    const { user, form, line, add, confirm, address } = await begin()
    await add('上海')
    await user.type(line(text().fields.title), ' 台风 ')
    await user.type(line(text().fields.message), '请回报平安')
    await user.selectOptions(form.getByRole('combobox', { name: text().fields.kind }), text().kinds.disaster)
    const go = holdBack(openIncident)
    await user.dblClick(confirm())
    go()
    await waitFor(() => expect(address()).toBe(paths.incident({ incidentId: 'i2' })))
    expect(requestsOf(openIncident)).toEqual([
      {
        kind: 'disaster',
        places: [{ type: 'city', id: '上海' }],
        from: '2026-11-20T00:00:00+08:00',
        to: '2026-11-20T23:59:00+08:00',
        titles: { 'zh-CN': '台风', 'zh-TW': '', en: '' },
        messages: { 'zh-CN': '请回报平安', 'zh-TW': '', en: '' },
      },
    ])
  })

  test('that ends before it begins is not sent', async () => {
    const { user, form, line, add, confirm } = await begin()
    await add('上海')
    await user.type(line(text().fields.title), '台风')
    await user.type(line(text().fields.message), '请回报平安')
    const until = line(text().fields.to)
    await user.clear(until)
    await user.paste('2026-11-19')
    await user.tab()
    await user.click(confirm())
    expect(form.getByText(text().faults.to)).toBeTruthy()
    expect(requestsOf(openIncident)).toEqual([])
  })

  test('that is refused keeps every word, also when the dialog is closed and opened again', async () => {
    refuse(openIncident, 'incidentPlaceUnknown')
    const { user, form, line, add, confirm } = await begin()
    await add('上海')
    await user.type(line(text().fields.title), '台风')
    await user.type(line(text().fields.message), '请回报平安')
    await user.click(confirm())
    expect(await form.findByText(await sentenceOf('incidentPlaceUnknown'))).toBeTruthy()
    await user.click(form.getByRole('button', { name: text().cancel }))
    await user.click(await screen.findByRole('button', { name: text().open }))
    const again = within(await screen.findByRole('dialog', { name: text().openTitle }))
    expect(again.getByText(readText('kit/drafts').restored)).toBeTruthy()
    expect(again.getAllByRole<HTMLInputElement>('textbox', { name: new RegExp(text().fields.title) })[0]!.value).toBe('台风')
    expect(again.getByRole('button', { name: text().removePlace({ name: '上海' }) })).toBeTruthy()
  })
})
