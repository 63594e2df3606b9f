// @vitest-environment happy-dom
import type { CompanyNotice } from '@sojourn/contract/admin/company/notice.calls'
import { companyFaultSentence } from '@sojourn/domain/admin/company/company-faults'
import { screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { endNotice, saveNotice, searchNotices } from '../../../api/calls/admin/company/notice'
import { getCompanyChanges } from '../../../api/calls/admin/record-change'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as noticesPage from './notices-page'

inBrowser(
  'admin/company/notices',
  'admin/named',
  'admin/company/catalogue',
  'admin/record',
  'kit/edit',
  'kit/drafts',
  'booking/application/words',
)

const text = () => readText('admin/company/notices')
const edit = () => readText('kit/edit')
const named = (label: string) => readText('admin/named').labelled({ label, language: readText('admin/named').languages['zh-CN'] })
const names = (name: string) => ({ 'zh-CN': name, 'zh-TW': '', en: '' })

const notice = (title: string, version = 1, content = '请提前两小时到机场'): CompanyNotice => ({
  noticeId: 'n1',
  version,
  title,
  state: 'shown',
  fields: {
    titles: names(title),
    descriptions: names(''),
    contents: names(content),
    level: 'info',
    autoAlert: false,
    banner: { titles: names(''), param: '' },
    positions: [],
    products: [],
    keywords: [],
    shownFrom: '2026-11-20',
    shownTo: '2026-11-30',
  },
})

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  answer(searchNotices, { list: [notice('雨季提醒')] })
  answer(getCompanyChanges, { list: [] })
  answer(saveNotice, { noticeId: 'n1', version: 2 })
})

async function open(...permissions: string[]) {
  signIn({ permissions: ['book', ...(permissions.length > 0 ? permissions : ['manageCompany'])] })
  const page = openPage(noticesPage, paths.notices())
  await screen.findByRole('heading', { level: 1, name: text().title })
  const act = async (what: string) => {
    await page.user.click(
      await screen.findByRole('button', { name: readText('admin/company/catalogue').actionsOf({ name: '雨季提醒' }) }),
    )
    await page.user.click(await screen.findByRole('menuitem', { name: what }))
  }
  const change = async () => {
    await act(readText('admin/company/catalogue').edit)
    const dialog = await screen.findByRole('dialog', { name: text().editTitle({ name: '雨季提醒' }) })
    return within(dialog)
  }
  return { ...page, act, change }
}
type Within = BoundFunctions<typeof queries>
const line = (dialog: Within, label: string) =>
  dialog.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${named(label)}`) })
const title = (dialog: Within) => line(dialog, text().fields.title)
const content = (dialog: Within) => line(dialog, text().fields.content)
/** Says too why it cannot be pressed. */
const save = (dialog: Within) => dialog.getByRole('button', { name: new RegExp(`^${edit().save}`) })

describe('a new announcement', () => {
  async function add() {
    const page = await open()
    await page.user.click(screen.getByRole('button', { name: text().add }))
    const dialog = within(await screen.findByRole('dialog', { name: text().addTitle }))
    await waitFor(() => expect(document.activeElement).toBe(title(dialog)))
    return { ...page, dialog }
  }

  test('without title and words is refused at both, with the focus on the first', async () => {
    const { user, dialog } = await add()
    await user.click(save(dialog))
    expect(dialog.getByText(companyFaultSentence('noticeTitleMissing', 'zh-CN'))).toBeTruthy()
    expect(dialog.getByText(companyFaultSentence('noticeContentMissing', 'zh-CN'))).toBeTruthy()
    expect(document.activeElement).toBe(title(dialog))
    expect(requestsOf(saveNotice)).toEqual([])
  })

  test('is sent once with what was written, and the list is read again', async () => {
    const { user, dialog } = await add()
    await user.paste('台风提醒')
    await user.click(content(dialog))
    await user.paste('请改签')
    await user.click(dialog.getByRole('checkbox', { name: text().positions.home }))
    const go = holdBack(saveNotice)
    const read = requestsOf(searchNotices).length
    await user.dblClick(save(dialog))
    go()
    expect(await screen.findByText(text().added)).toBeTruthy()
    expect(requestsOf(saveNotice)).toHaveLength(1)
    expect(requestsOf(saveNotice)[0]).toMatchObject({
      version: 0,
      fields: { titles: names('台风提醒'), contents: names('请改签'), positions: ['home'], shownFrom: '2026-11-20' },
    })
    await waitFor(() => expect(requestsOf(searchNotices).length).toBeGreaterThan(read))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('what an announcement says', () => {
  test('that the server refuses stands at its field and is sent again when it is mended', async () => {
    refuse(saveNotice, 'companyInvalid', { field: 'titles', detail: {} })
    const { user, change } = await open()
    const dialog = await change()
    await user.clear(title(dialog))
    await user.paste('雨季提示')
    await user.click(save(dialog))
    await waitFor(() => expect(title(dialog).getAttribute('aria-invalid')).toBe('true'))
    await waitFor(() => expect(document.activeElement).toBe(title(dialog)))
    answer(saveNotice, { noticeId: 'n1', version: 2 })
    await user.keyboard('！')
    expect(title(dialog).getAttribute('aria-invalid')).toBeNull()
    await user.click(save(dialog))
    expect(await screen.findByText(text().saved)).toBeTruthy()
  })

  test('and that somebody else changed meanwhile is asked, and the own words are saved on theirs when they are kept', async () => {
    const { user, change } = await open()
    const dialog = await change()
    await user.clear(title(dialog))
    await user.paste('雨季须知')
    answer(searchNotices, { list: [notice('汛期提醒', 2)] })
    refuse(saveNotice, 'recordChanged')
    await user.click(save(dialog))
    const conflict = within(await dialog.findByRole('group', { name: text().fields.title }))
    expect(conflict.getByText('汛期提醒')).toBeTruthy()
    expect(conflict.getByText('雨季须知')).toBeTruthy()
    expect(save(dialog).getAttribute('aria-disabled')).toBe('true')
    answer(saveNotice, { noticeId: 'n1', version: 3 })
    await user.click(conflict.getByRole('button', { name: edit().keepMine }))
    await user.click(save(dialog))
    expect(await screen.findByText(text().saved)).toBeTruthy()
    expect(requestsOf(saveNotice).at(-1)).toMatchObject({ version: 2, fields: { titles: names('雨季须知') } })
  })

  test('beside what somebody else changed is saved with theirs, without a question', async () => {
    const { user, change } = await open()
    const dialog = await change()
    await user.clear(title(dialog))
    await user.paste('雨季须知')
    answer(searchNotices, { list: [notice('雨季提醒', 2, '请提前三小时到机场')] })
    refuse(saveNotice, 'recordChanged')
    const go = holdBack(searchNotices)
    await user.click(save(dialog))
    await waitFor(() => expect(requestsOf(searchNotices).length).toBeGreaterThan(1))
    answer(saveNotice, { noticeId: 'n1', version: 3 })
    go()
    expect(await screen.findByText(text().saved)).toBeTruthy()
    expect(requestsOf(saveNotice).at(-1)).toMatchObject({
      version: 2,
      fields: { titles: names('雨季须知'), contents: names('请提前三小时到机场') },
    })
  })

  test('is kept as a draft for whoever closes the dialog', async () => {
    const { user, change } = await open()
    const dialog = await change()
    await user.clear(title(dialog))
    await user.paste('雨季须知')
    await user.click(dialog.getByRole('button', { name: readText('kit/widgets').cancel }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await change()
    expect(title(again).value).toBe('雨季须知')
    expect(again.getByText(readText('kit/drafts').restored)).toBeTruthy()
  })

  test('is closed without a call where nothing was changed', async () => {
    const { user, change } = await open()
    const dialog = await change()
    await user.click(save(dialog))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requestsOf(saveNotice)).toEqual([])
  })
})

describe('the list of announcements', () => {
  test('is only read by who may not change it', async () => {
    const { user } = await open('readCompany')
    expect(screen.queryByRole('button', { name: text().add })).toBeNull()
    await user.click(
      await screen.findByRole('button', { name: readText('admin/company/catalogue').actionsOf({ name: '雨季提醒' }) }),
    )
    const entries = await screen.findAllByRole('menuitem')
    expect(entries.map(({ textContent }) => textContent)).toEqual([readText('admin/company/catalogue').history])
  })

  test('takes one down only after it was asked, at the version that was seen', async () => {
    answer(endNotice, {})
    const { user, act } = await open()
    await act(text().end)
    const question = within(await screen.findByRole('dialog', { name: text().endTitle({ name: '雨季提醒' }) }))
    await user.click(question.getByRole('button', { name: text().end }))
    expect(await screen.findByText(text().ended)).toBeTruthy()
    expect(requestsOf(endNotice)).toEqual([{ noticeId: 'n1', version: 1 }])
  })

  test('says why one could not be taken down', async () => {
    refuse(endNotice, 'recordChanged')
    const { user, act } = await open()
    await act(text().end)
    const question = within(await screen.findByRole('dialog', { name: text().endTitle({ name: '雨季提醒' }) }))
    await user.click(question.getByRole('button', { name: text().end }))
    expect(await screen.findByText(await sentenceOf('recordChanged'))).toBeTruthy()
  })

  test('of those that have ended stands in the address', async () => {
    const { user, address } = await open()
    await user.selectOptions(screen.getByRole('combobox', { name: readText('admin/company/catalogue').state }), text().past)
    await waitFor(() => expect(address()).toBe('/manage/enterprise/notices?ended=1'))
    await waitFor(() => expect(requestsOf(searchNotices).at(-1)).toMatchObject({ ended: true }))
  })
})
