// @vitest-environment happy-dom
import type { AccountDetail } from '@sojourn/contract/admin/people/account.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  endAccountSessions,
  getAccount,
  getSignIns,
  lockAccount,
  lockAccounts,
  resetAccountPassword,
  searchAccounts,
  unlockAccount,
  unlockAccounts,
} from '../../../api/calls/admin/people/account'
import { getDepartments } from '../../../api/calls/admin/people/department'
import { readText } from '../../../kit/text/text'
import { inBrowser, stopClock } from '../../../testing/browser'
import { listFilesAreMade } from '../../../testing/list-file'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import * as accountsPage from './accounts-page'

inBrowser('admin/account/accounts', 'access/sessions')

const text = () => readText('admin/account/accounts')
const sessions = () => readText('access/sessions')
const name = '陈志远'
const session = (sessionId: string) => ({
  sessionId,
  browser: 'chrome' as const,
  system: 'windows' as const,
  address: '',
  startedAt: '2026-11-19T02:00:00Z',
  endsAt: '2026-11-21T02:00:00Z',
})
const account = {
  employeeId: 'e2',
  name,
  mail: 'manager@yuanxing.example',
  mobile: '138****0002',
  state: 'active',
  secondFactor: false,
  sessions: [],
} satisfies Sketch<AccountDetail>

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['readPeople'] })
  answer(getDepartments, { list: [] })
  answer(searchAccounts, { list: [{ ...account, number: 'Y100', departmentName: '销售部', sessions: 0 }] })
  answer(getAccount, account)
  answer(getSignIns, { list: [] })
})

async function open(address = '/accounts') {
  const page = openPage(accountsPage, address)
  await screen.findByRole('heading', { level: 1, name: text().title })
  return page
}
/** The account of e2, opened from the list. */
async function openAccount(more: Sketch<AccountDetail> = {}) {
  answer(getAccount, { ...account, ...more })
  const page = await open()
  await page.user.click(await screen.findByRole('button', { name: text().openOf({ name }) }))
  const drawer = within(await screen.findByRole('dialog', { name: text().titleOf({ name }) }))
  return { ...page, drawer, button: (words: string) => drawer.getByRole('button', { name: words }) }
}

test('the file of somebody’s sign-ins says whose they are', async () => {
  const { asked } = listFilesAreMade()
  answer(getSignIns, { list: [{ id: 's1', at: '2026-11-20T01:00:00Z', address: '10.0.0.1', count: 1 }] })
  const { user, drawer } = await openAccount()
  await user.click(await drawer.findByRole('button', { name: readText('kit/widgets').export }))
  await waitFor(() => expect(asked()).toEqual([{ list: 'signIns', search: { employeeId: 'e2' }, narrowedBy: [name] }]))
})

describe('the accounts of a company', () => {
  test('are searched by words that no server sees in an address, and by state; what is open narrows nothing', async () => {
    const { user, address } = await open()
    await user.click(screen.getByRole('textbox', { name: text().keyword }))
    await user.paste('陈')
    await user.selectOptions(screen.getByRole('combobox', { name: text().state }), text().states.locked)
    await waitFor(() => expect(requestsOf(searchAccounts).at(-1)).toMatchObject({ keyword: '陈', state: 'locked' }))
    expect(decodeURIComponent(address())).toMatch(/^\/accounts\?[^#]*state=locked[^#]*#.*陈/)
    await user.click(await screen.findByRole('button', { name: text().openOf({ name }) }))
    await screen.findByRole('dialog')
    expect(requestsOf(searchAccounts).at(-1)).not.toHaveProperty('employeeId')
  })

  test('that nobody is found among can be shown without filters', async () => {
    answer(searchAccounts, ({ state }) => ({ list: state ? [] : [{ ...account, sessions: 0 }] }))
    const { user, address } = await open('/accounts?state=left')
    expect(await screen.findByText(text().noneText)).toBeTruthy()
    const [reset] = screen.getAllByRole('button', { name: text().reset })
    await user.click(reset!)
    expect(await screen.findByRole('button', { name: text().openOf({ name }) })).toBeTruthy()
    expect(address()).toBe('/accounts')
  })

  test('grow by the next page, without what was shown going away', async () => {
    const one = (employeeId: string) => ({ ...account, employeeId, name: `职员${employeeId}`, sessions: 0 })
    answer(searchAccounts, ({ cursor }) => (cursor ? { list: [one('2')] } : { list: [one('1')], next: 'second' }))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: readText('kit/widgets').loadMore }))
    expect(await screen.findByRole('button', { name: text().openOf({ name: '职员2' }) })).toBeTruthy()
    expect(screen.getByRole('button', { name: text().openOf({ name: '职员1' }) })).toBeTruthy()
  })
})

describe('an account', () => {
  test('is locked once, with the reason that whoever unlocks it reads', async () => {
    answer(lockAccount, {})
    const { user, button } = await openAccount()
    await user.click(button(text().lock))
    const asked = within(await screen.findByRole('dialog', { name: text().lockTitle({ name }) }))
    await user.click(asked.getByRole('textbox'))
    await user.paste(' x ')
    await user.click(asked.getByRole('button', { name: text().lock }))
    expect(asked.getByText(text().lockReasonMissing)).toBeTruthy()
    expect(requestsOf(lockAccount)).toEqual([])
    await user.paste('手机遗失 ')
    const go = holdBack(lockAccount)
    await user.dblClick(asked.getByRole('button', { name: text().lock }))
    go()
    expect(await screen.findByText(text().locked({ name }))).toBeTruthy()
    expect(requestsOf(lockAccount)).toEqual([{ employeeId: 'e2', reason: 'x 手机遗失' }])
    expect(screen.queryByRole('dialog', { name: text().lockTitle({ name }) })).toBeNull()
  })

  test('that may not be locked keeps its question with the reason and what was typed', async () => {
    refuse(lockAccount, 'forbidden')
    const { user, button } = await openAccount()
    await user.click(button(text().lock))
    const asked = within(await screen.findByRole('dialog', { name: text().lockTitle({ name }) }))
    await user.click(asked.getByRole('textbox'))
    await user.paste('手机遗失')
    await user.click(asked.getByRole('button', { name: text().lock }))
    expect(await asked.findByText(await sentenceOf('forbidden'))).toBeTruthy()
    expect(asked.getByRole<HTMLInputElement>('textbox').value).toBe('手机遗失')
  })

  test('that is locked says by whom and why, and is unlocked', async () => {
    answer(unlockAccount, {})
    const lock = { at: '2026-11-19T02:00:00Z', byName: '王芳', reason: '手机遗失' }
    const { user, drawer, button } = await openAccount({ state: 'locked', lock })
    expect(drawer.getByText(text().lockReasonIs({ reason: '手机遗失' }))).toBeTruthy()
    expect(drawer.queryByRole('button', { name: text().lock })).toBeNull()
    await user.click(button(text().unlock))
    expect(await screen.findByText(text().unlocked({ name }))).toBeTruthy()
    expect(requestsOf(unlockAccount)).toEqual([{ employeeId: 'e2' }])
  })

  test('gets another password only after a question that says where it is sent', async () => {
    answer(resetAccountPassword, { mail: 'm***@yuanxing.example' })
    const { user, button } = await openAccount()
    await user.click(button(text().resetPassword))
    const question = within(await screen.findByRole('dialog', { name: text().resetTitle({ name }) }))
    expect(question.getByText(text().resetText({ mail: account.mail }))).toBeTruthy()
    expect(requestsOf(resetAccountPassword)).toEqual([])
    await user.click(question.getByRole('button', { name: text().resetPassword }))
    expect(await screen.findByText(text().resetDone({ mail: 'm***@yuanxing.example' }))).toBeTruthy()
  })

  test.each([
    ['of who has left', { state: 'left' as const }, () => text().leftText],
    ['of one’s own', { refusal: 'own' as const }, () => text().refusals.own],
    ['of somebody with a role that one has not', { refusal: 'guarded' as const }, () => text().refusals.guarded],
    ['for who only reads', { refusal: 'reader' as const }, () => text().refusals.reader],
  ])('%s is not changed, and says why', async (_case, more, sentence) => {
    const { drawer } = await openAccount(more)
    expect(drawer.getByText(sentence())).toBeTruthy()
    for (const step of [text().lock, text().resetPassword]) expect(drawer.queryByRole('button', { name: step })).toBeNull()
  })

  test('of somebody who has not come yet has no password to reset', async () => {
    const { drawer, button } = await openAccount({ state: 'invited' })
    expect(button(text().lock)).toBeTruthy()
    expect(drawer.queryByRole('button', { name: text().resetPassword })).toBeNull()
  })

  test('is signed out in one place or everywhere', async () => {
    answer(endAccountSessions, {})
    const { user, drawer, button } = await openAccount({ sessions: [session('s1'), session('s2')] })
    const device = sessions().device({ browser: sessions().browser.chrome, system: sessions().system.windows })
    await user.click(drawer.getAllByRole('button', { name: sessions().endOf({ device }) })[1]!)
    await screen.findByText(text().ended)
    await user.click(button(text().endAll))
    await waitFor(() =>
      expect(requestsOf(endAccountSessions)).toEqual([{ employeeId: 'e2', sessionIds: ['s2'] }, { employeeId: 'e2' }]),
    )
  })

  test('that cannot be read can be tried again', async () => {
    refuse(getAccount, 'forbidden')
    const { user } = openPage(accountsPage, '/accounts?employeeId=e2')
    const alert = within(await screen.findByRole('alert'))
    answer(getAccount, account)
    await user.click(alert.getByRole('button'))
    expect(await screen.findByRole('dialog', { name: text().titleOf({ name }) })).toBeTruthy()
  })
})

describe('[S2.45] several accounts are chosen', () => {
  const listed = { ...account, number: 'Y100', departmentName: '销售部', sessions: 0 }

  test('and locked for one reason; whoever is locked already is let in again together; one’s own cannot be chosen', async () => {
    signIn({ employeeId: 'e1', permissions: ['readPeople', 'managePeople'] })
    answer(searchAccounts, {
      list: [
        { ...listed, employeeId: 'e1', name: '周雅琴' },
        listed,
        { ...listed, employeeId: 'e3', name: '李明远' },
        { ...listed, employeeId: 'e4', name: '王海', state: 'locked' },
      ],
    })
    answer(lockAccounts, { changed: 2 })
    answer(unlockAccounts, { changed: 1 })
    const { user } = await open()
    const box = (whose: string) => screen.getByRole('checkbox', { name: text().choose({ name: whose }) })
    await screen.findByRole('checkbox', { name: text().choose({ name }) })
    await user.click(box('周雅琴'))
    expect(screen.queryByText(text().chosen({ count: 1 }))).toBeNull()
    for (const whose of [name, '李明远', '王海']) await user.click(box(whose))
    expect(screen.getByText(text().chosen({ count: 3 }))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: text().lock }))
    const dialog = within(await screen.findByRole('dialog', { name: text().lockSeveralTitle({ count: 2 }) }))
    await user.click(dialog.getByRole('button', { name: text().lock }))
    expect(dialog.getByText(text().lockReasonMissing)).toBeTruthy()
    await user.type(dialog.getByRole('textbox'), '长期未使用')
    await user.click(dialog.getByRole('button', { name: text().lock }))
    await waitFor(() => expect(requestsOf(lockAccounts)).toEqual([{ employeeIds: ['e2', 'e3'], reason: '长期未使用' }]))
    await user.click(box('王海'))
    await user.click(await screen.findByRole('button', { name: text().unlock }))
    await waitFor(() => expect(requestsOf(unlockAccounts)).toEqual([{ employeeIds: ['e4'] }]))
  })
})
