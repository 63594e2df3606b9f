// @vitest-environment happy-dom
import type { MyIncident } from '@sojourn/contract/admin/orders/incident.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerIncident, getMyIncidents } from '../../../api/calls/admin/orders/incident'
import { formatInstant } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage, showPart } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, loseNetwork, refuse, requestsOf, type Sketch } from '../../../testing/server'
import { IncidentBanner } from './incident-banner'
import * as incidentPage from './incident-page'

inBrowser('personal/incident')

const text = () => readText('personal/incident')
const answeredAt = '2026-11-20T02:00:00Z'
const incident = {
  incidentId: 'n1',
  kind: 'weather',
  title: '台风登陆',
  message: '请留在酒店',
  places: ['上海', '杭州'],
  from: '2026-11-20T00:00:00Z',
  to: '2026-11-21T00:00:00Z',
  openedAt: '2026-11-20T01:00:00Z',
  closed: false,
} as unknown as Sketch<MyIncident>

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ serviceTel: '400-100-2000' })
})

const tell = (...list: Sketch<MyIncident>[]) => answer(getMyIncidents, { list })
async function open(more: Sketch<MyIncident> = {}) {
  tell({ ...incident, ...more })
  const page = openPage(incidentPage, paths.myIncident({ id: 'n1' }))
  await screen.findByText('请留在酒店')
  return page
}
const say = (word: 'safe' | 'help') => screen.queryByRole<HTMLButtonElement>('button', { name: text()[word] })
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: text().note })

describe('whoever an incident concerns', () => {
  test('says how they are with one press, once, with a word beside it', async () => {
    answer(answerIncident, {})
    const { user } = await open()
    expect(requestsOf(getMyIncidents)).toEqual([{ incidentId: 'n1' }])
    await user.type(note(), '在酒店')
    const go = holdBack(answerIncident)
    await user.dblClick(say('safe')!)
    expect(say('help')!.disabled, 'nothing else is said meanwhile').toBe(true)
    tell({ ...incident, answer: 'safe', answeredAt })
    go()
    expect(await screen.findByText(text().thanks)).toBeTruthy()
    expect(screen.getByText(text().saidSafe({ at: formatInstant(answeredAt) }))).toBeTruthy()
    expect(say('safe')!.getAttribute('aria-pressed')).toBe('true')
    expect(note().value).toBe('')
    expect(requestsOf(answerIncident)).toEqual([{ incidentId: 'n1', answer: 'safe', note: '在酒店' }])
  })

  test('may say something else later', async () => {
    answer(answerIncident, {})
    const { user } = await open({ answer: 'safe', answeredAt })
    tell({ ...incident, answer: 'help', answeredAt })
    await user.click(say('help')!)
    expect(await screen.findByText(text().saidHelp({ at: formatInstant(answeredAt) }))).toBeTruthy()
    expect([say('safe'), say('help')].map((each) => each!.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  })

  test('reads that it did not arrive, and nothing that was written is lost', async () => {
    loseNetwork(answerIncident)
    const { user } = await open()
    await user.type(note(), '在酒店')
    await user.click(say('help')!)
    await waitFor(() => expect(say('help')!.disabled).toBe(false))
    expect(screen.queryByText(text().thanks)).toBeNull()
    expect(note().value).toBe('在酒店')
    answer(answerIncident, {})
    await user.click(say('help')!)
    expect(await screen.findByText(text().thanks)).toBeTruthy()
  })

  test('can call, and of one that is over only reads that it is', async () => {
    const { comeAgain } = await open()
    expect(screen.getByRole('link', { name: text().callService }).getAttribute('href')).toBe('tel:400-100-2000')
    tell({ ...incident, closed: true })
    await comeAgain()
    expect(await screen.findByText(text().closed)).toBeTruthy()
    expect(say('safe')).toBeNull()
  })

  test('whom none concerns is led home; one that cannot be read can be tried again', async () => {
    tell()
    const { user, comeAgain } = openPage(incidentPage, paths.myIncident({ id: 'n1' }))
    expect(await screen.findByText(text().none)).toBeTruthy()
    expect(screen.getByRole('link', { name: text().home }).getAttribute('href')).toBe(paths.home())
    refuse(getMyIncidents, 'unexpected')
    await comeAgain(paths.myIncident({ id: 'n2' }))
    const alert = await screen.findByRole('alert')
    tell(incident)
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByText('请留在酒店')).toBeTruthy()
  })
})

test('home asks above everything else for what is not answered yet', async () => {
  tell(incident, { ...incident, incidentId: 'n2', title: '地震', answer: 'safe' })
  showPart(<IncidentBanner />)
  expect(await screen.findByText(text().banner({ title: '台风登陆' }))).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([paths.myIncident({ id: 'n1' })])
})
