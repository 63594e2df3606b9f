// @vitest-environment happy-dom
import type { ParkedJob } from '@sojourn/contract/access/parked-job.calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getParkedJobs, settleParkedJob } from '../../../api/calls/access/parked-job'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import * as jobsPage from './parked-jobs-page'

inBrowser('access/agency/parked-job')

const text = () => readText('access/agency/parked-job')
const job = {
  jobId: 'j1',
  kindName: '出票',
  subject: 'F1',
  companyName: '',
  failedAt: '2026-11-20T01:00:00Z',
  attempts: 5,
  error: '供应商没有答复',
  repeats: false,
} as const satisfies Sketch<ParkedJob>

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['agent'] })
})

async function open(action: 'again' | 'close') {
  answer(getParkedJobs, { list: [job] })
  const page = openPage(jobsPage, paths.agentJobs())
  await page.user.click(await screen.findByRole('button', { name: text()[action] }))
  const dialog = within(await screen.findByRole('dialog', { name: `${text()[action]} · ${job.kindName}` }))
  return { ...page, dialog, confirm: dialog.getAllByRole('button', { name: text()[action] }).at(-1)! }
}

describe('work that failed for good', () => {
  test('that runs again and again is not offered to be closed', async () => {
    answer(getParkedJobs, { list: [{ ...job, repeats: true }] })
    openPage(jobsPage, paths.agentJobs())
    expect(await screen.findByRole('button', { name: text().again })).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().close })).toBeNull()
  })

  test.each([
    ['again', () => [text().againAsk, text().againDone]],
    ['close', () => [text().closeAsk, text().closeDone]],
  ] as const)('is settled once with a note: %s', async (action, words) => {
    answer(settleParkedJob, {})
    const { user, dialog, confirm } = await open(action)
    const [asked, done] = words()
    expect(dialog.getByText(asked!)).toBeTruthy()
    await user.click(confirm)
    expect(dialog.getByText(text().noteMissing)).toBeTruthy()
    expect(requestsOf(settleParkedJob)).toEqual([])
    await user.type(dialog.getByRole('textbox'), ' 已致电 ')
    answer(getParkedJobs, { list: [] })
    const go = holdBack(settleParkedJob)
    await user.dblClick(confirm)
    go()
    expect(await screen.findByText(done!)).toBeTruthy()
    expect(await screen.findByText(text().none)).toBeTruthy()
    expect(requestsOf(settleParkedJob)).toEqual([{ jobId: 'j1', action, note: '已致电' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that is not settled says why, and the note stays', async () => {
    refuse(settleParkedJob, 'forbidden')
    const { user, dialog, confirm } = await open('again')
    await user.type(dialog.getByRole('textbox'), '已致电')
    await user.click(confirm)
    expect(await screen.findByText(await sentenceOf('forbidden'))).toBeTruthy()
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('已致电')
  })

  test('of no company says so, with how often it was tried', async () => {
    answer(getParkedJobs, { list: [job] })
    openPage(jobsPage, paths.agentJobs())
    expect(await screen.findByText(job.error)).toBeTruthy()
    for (const said of [text().ofNone, text().attempts({ count: 5 })]) expect(screen.getByText(said)).toBeTruthy()
  })

  test('that cannot be read can be tried again', async () => {
    refuse(getParkedJobs, 'unexpected')
    const { user } = openPage(jobsPage, paths.agentJobs())
    const alert = await screen.findByRole('alert')
    answer(getParkedJobs, { list: [] })
    await user.click(within(alert).getByRole('button'))
    await waitFor(() => expect(screen.getByText(text().noneWhy)).toBeTruthy())
  })
})
