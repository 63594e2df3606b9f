// @vitest-environment happy-dom
import type { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import { faultSentence } from '@sojourn/domain/booking/application/application-sentences'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  getTravelApplyDetail,
  getTravelApplyForm,
  previewTravelApply,
  saveTravelApplyDraft,
  submitTravelApply,
} from '../../../../api/calls/booking/application/application'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import type { ApplicationForm } from './application-form'
import * as formPage from './application-form-page'

inBrowser('booking/application/form', 'booking/application/words', 'kit/edit', 'kit/drafts')

const text = () => readText('booking/application/form')
const edit = () => readText('kit/edit')
const content: ApplicationContent = {
  travelApplyType: 1,
  title: '',
  travelDescription: '',
  travellerIds: ['e1'],
  limitTraveler: 1,
  costCentreId: 'cc',
  productTypes: [1],
  itineraryMode: 'cities',
  lines: [],
  cities: [
    { code: 'BJS', name: '北京' },
    { code: 'SHA', name: '上海' },
  ],
  startDate: '2026-12-07',
  endDate: '2026-12-09',
  flexBefore: 0,
  flexAfter: 0,
  budgets: [{ productType: 1, amount: 300_000 }],
  customFields: [],
  orderNos: [],
}
const form = {
  version: 0,
  content,
  travellers: [{ employeeId: 'e1', name: '林晓雯', departmentName: '销售部', gradeName: 'P3' }],
  orders: [],
  today: '2026-11-20',
  costCentres: [{ id: 'cc', code: 'S01', name: '销售' }],
  productTypes: [1, 3, 5],
  fields: [],
  askedFields: [],
} satisfies Sketch<ApplicationForm>
const written = { ...form, travelApplyNo: 'A1', version: 3, state: 20, content: { ...content, title: '上海项目验收' } } as const

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(getTravelApplyForm, form)
  answer(previewTravelApply, {
    estimates: [],
    approval: { approvalPersonMode: 0, personGroupList: [] },
    travellers: 1,
    askedFields: [],
  })
  answer(getTravelApplyDetail, { history: [] })
})

async function open(address = paths.writeTravelForm()) {
  const page = openPage(formPage, address)
  await screen.findByRole('heading', { name: text().about })
  return page
}
const reason = () => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${text().reason}`) })
const submit = () => screen.getByRole('button', { name: new RegExp(`^(${text().submit}|${text().submitUnasked})`) })
const leave = { travelApplyNo: 'A1', state: 1, version: 1 } as const

describe('an application', () => {
  test('without a reason is refused at its field, counted, and not sent', async () => {
    const { user } = await open()
    await user.click(submit())
    const sentence = faultSentence({ fault: 'titleMissing' }, 'zh-CN')
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(document.activeElement).toBe(reason())
    expect(screen.getByText(text().faults({ count: 1 }))).toBeTruthy()
    expect(requestsOf(submitTravelApply)).toEqual([])
  })

  test('is submitted once as it was written, and its draft goes', async () => {
    answer(submitTravelApply, { ...leave, approvalId: 'P1' })
    const { user, address } = await open()
    await user.click(reason())
    await user.paste('上海项目验收')
    await user.click(screen.getByRole('checkbox', { name: new RegExp(text().limit) }))
    const go = holdBack(submitTravelApply)
    await user.dblClick(submit())
    go()
    await waitFor(() => expect(address()).toBe(paths.travelForm({ travelApplyNo: 'A1' })))
    expect(await screen.findByText(text().submitted)).toBeTruthy()
    expect(requestsOf(submitTravelApply)).toEqual([
      { version: 0, content: { ...content, title: '上海项目验收', limitTraveler: 0 } },
    ])
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('sojourn.kept.'))).toEqual([])
  })

  test('that nobody decides names who is notified of it', async () => {
    answer(previewTravelApply, {
      estimates: [],
      approval: { approvalPersonMode: 0, personGroupList: [] },
      told: ['陈志远', '欧阳明哲'],
      travellers: 1,
      askedFields: [],
    })
    await open()
    expect(await screen.findByText(text().told({ names: '陈志远、欧阳明哲' }))).toBeTruthy()
    expect(screen.getByText(text().noApproval)).toBeTruthy()
  })

  test('may be kept as a draft although something is missing', async () => {
    answer(saveTravelApplyDraft, leave)
    const { user, address } = await open()
    await user.click(screen.getByRole('button', { name: text().save }))
    await waitFor(() => expect(address()).toBe(paths.travelForm({ travelApplyNo: 'A1' })))
    expect(requestsOf(saveTravelApplyDraft)).toEqual([{ version: 0, content }])
  })

  test('whose draft is refused brings the focus to what is wrong, every time, and shows no other fault', async () => {
    refuse(saveTravelApplyDraft, 'applicationInvalid', { field: 'content.costCentreId' })
    const { user } = await open()
    const centre = screen.getByRole('combobox', { name: new RegExp(`^${text().costCentre}`) })
    for (const times of [1, 2]) {
      await user.click(screen.getByRole('button', { name: text().save }))
      await waitFor(() => expect(requestsOf(saveTravelApplyDraft)).toHaveLength(times))
      await waitFor(() => expect(document.activeElement).toBe(centre))
      expect(centre.getAttribute('aria-invalid')).toBe('true')
    }
    expect(reason().getAttribute('aria-invalid')).toBeNull()
    expect(screen.queryByText(text().faults({ count: 1 }))).toBeNull()
  })

  test('that is half written is there the next time', async () => {
    const { user, comeAgain } = await open()
    await user.click(reason())
    await user.paste('上海')
    await comeAgain()
    await screen.findByRole('heading', { name: text().about })
    expect(reason().value).toBe('上海')
    expect(screen.getByText(readText('kit/drafts').restored)).toBeTruthy()
  })

  test('that the server refuses keeps its words and shows the sentence at the field', async () => {
    refuse(submitTravelApply, 'applicationInvalid', { field: 'content.title' })
    const { user } = await open()
    await user.click(reason())
    await user.paste('上海项目验收')
    await user.click(submit())
    await waitFor(() => expect(reason().getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(reason())
    expect(reason().value).toBe('上海项目验收')
    await user.keyboard('！')
    expect(reason().getAttribute('aria-invalid')).toBeNull()
  })

  test('beyond an account that allows nothing beyond it cannot be submitted, and says why', async () => {
    const account = { level: 3, control: 'strong' } as const
    const approval = { approvalPersonMode: 0, personGroupList: [] } as const
    answer(previewTravelApply, { estimates: [], approval, travellers: 1, askedFields: [], account })
    const { user } = await open()
    await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBe('true'))
    expect(within(submit()).getByText(text().levelForbid)).toBeTruthy()
    await user.click(submit())
    expect(requestsOf(submitTravelApply)).toEqual([])
  })
})

describe('an application that somebody else changed meanwhile', () => {
  async function change(title: string, now: Partial<ApplicationContent>) {
    answer(getTravelApplyForm, written)
    const page = await open(paths.writeTravelForm({ travelApplyNo: 'A1' }))
    await page.user.clear(reason())
    await page.user.paste(title)
    answer(getTravelApplyForm, { ...written, version: 4, content: { ...written.content, ...now } })
    refuse(submitTravelApply, 'applicationChanged')
    await page.user.click(submit())
    return page
  }

  test('is read again and looked at first where the changes do not touch', async () => {
    const { user } = await change('上海客户拜访', { travelDescription: '带样品' })
    expect(await screen.findByText(text().carried)).toBeTruthy()
    expect(requestsOf(submitTravelApply)).toHaveLength(1)
    answer(submitTravelApply, { ...leave, approvalId: 'P1' })
    await user.click(submit())
    await screen.findByText(text().submitted)
    expect(requestsOf(submitTravelApply)[1]).toMatchObject({
      version: 4,
      content: { title: '上海客户拜访', travelDescription: '带样品' },
    })
  })

  test('is asked about where both wrote the same, and sends what was chosen', async () => {
    const { user } = await change('上海客户拜访', { title: '上海年会' })
    const conflict = within(await screen.findByRole('group', { name: text().reason }))
    expect(conflict.getByText('上海年会')).toBeTruthy()
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    await user.click(conflict.getByRole('button', { name: edit().takeTheirs }))
    expect(reason().value).toBe('上海年会')
    answer(submitTravelApply, { ...leave, approvalId: 'P1' })
    await user.click(submit())
    await screen.findByText(text().submitted)
    expect(requestsOf(submitTravelApply)[1]).toMatchObject({ version: 4, content: { title: '上海年会' } })
  })

  test('and ended says so, with the words that were written still there', async () => {
    answer(getTravelApplyForm, written)
    const { user } = await open(paths.writeTravelForm({ travelApplyNo: 'A1' }))
    await user.clear(reason())
    await user.paste('上海客户拜访')
    refuse(getTravelApplyForm, 'applicationRefused')
    refuse(submitTravelApply, 'applicationChanged')
    await user.click(submit())
    expect(await screen.findByText(text().outdated, { exact: false })).toBeTruthy()
    expect((await screen.findAllByText(await sentenceOf('applicationRefused'), { exact: false })).length).toBeGreaterThan(0)
    expect(reason().value).toBe('上海客户拜访')
  })
})
