// @vitest-environment happy-dom
import type { VisaCase } from '@sojourn/contract/products/visa/desk.calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getServedCompanies } from '../../../../api/calls/access/agent'
import { advanceVisaApplicant, getVisaCases, reviewVisaMaterial } from '../../../../api/calls/products/visa/desk'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { openPage, type Opened } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import { applicant, paper } from '../../../../testing/visa'
import * as deskPage from './desk-page'

inBrowser('products/visa/desk', 'products/visa/order', 'products/visa/words', 'access/agency/agent')

const text = () => readText('products/visa/desk')
const upload = { uploadId: 'u1', fileName: '在职证明.pdf', size: 1000, uploadedAt: '2026-11-19T02:00:00Z' }
const uploaded = { ...paper, state: 'uploaded', upload } as const
const accepted = { ...paper, state: 'accepted', upload } as const
const moved = { orderNo: 'V1', status: 'ready' } as const
const foundOf = (...applicants: Sketch<VisaCase['applicants'][number]>[]): Sketch<VisaCase> => ({
  orderNo: 'V1',
  title: '日本商务签证',
  departDate: '2027-01-10',
  express: false,
  promisedBy: '2026-11-23T02:00:00Z',
  passportNeeded: true,
  asksAppearance: true,
  applicants,
})

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(getServedCompanies, {
    list: [
      { enterpriseId: 7, name: '远行科技' },
      { enterpriseId: 8, name: '远行香港' },
    ],
  })
})

async function open(...list: Sketch<VisaCase>[]) {
  answer(getVisaCases, { list })
  return openPage(deskPage, paths.agentVisas())
}
const said = { material: paper.name, name: applicant.name }

describe('a paper that was brought', () => {
  test('is taken once, of the upload that was seen', async () => {
    answer(reviewVisaMaterial, moved)
    const { user } = await open(foundOf({ ...applicant, materials: [uploaded] }))
    const button = await screen.findByRole('button', { name: text().acceptOf(said) })
    answer(getVisaCases, { list: [foundOf({ ...applicant, materials: [accepted] })] })
    const go = holdBack(reviewVisaMaterial)
    await user.dblClick(button)
    go()
    expect(await screen.findByText(text().accepted)).toBeTruthy()
    expect(requestsOf(reviewVisaMaterial)).toEqual([
      { enterpriseId: 7, orderNo: 'V1', traveller: 0, material: paper.material, uploadId: 'u1', accepted: true, remark: '' },
    ])
    await waitFor(() => expect(screen.queryByRole('button', { name: text().acceptOf(said) })).toBeNull())
  })

  test('goes back only with what is wanting; one that was replaced meanwhile says so and keeps the words', async () => {
    refuse(reviewVisaMaterial, 'visaMaterialMoved')
    const { user } = await open(foundOf({ ...applicant, materials: [uploaded] }))
    const refuseButton = await screen.findByRole('button', { name: text().refuseOf(said) })
    await user.click(refuseButton)
    expect(refuseButton.getAttribute('aria-expanded')).toBe('true')
    const send = () => user.click(screen.getByRole('button', { name: text().send }))
    await send()
    expect(screen.getByText(text().whyMissing)).toBeTruthy()
    expect(requestsOf(reviewVisaMaterial)).toEqual([])
    const why = screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${text().why}`) })
    await user.click(why)
    await user.paste(' 请加盖公章 ')
    await send()
    expect(await screen.findByText(await sentenceOf('visaMaterialMoved'))).toBeTruthy()
    expect(why.value).toBe(' 请加盖公章 ')
    expect(requestsOf(reviewVisaMaterial)[0]).toMatchObject({ accepted: false, remark: '请加盖公章' })
  })
})

describe('the steps of an application', () => {
  const ready = { ...applicant, materials: [accepted], passport: 'desk' } as const
  const steps = () => within(screen.getByRole('group', { name: text().nextSteps }))
  async function take(page: Opened, step: keyof ReturnType<typeof text>['steps']) {
    await screen.findByRole('group', { name: text().nextSteps })
    await page.user.click(steps().getByRole('button', { name: text().steps[step] }))
    return () => page.user.click(screen.getByRole('button', { name: text().save }))
  }
  async function write({ user }: Opened, label: string, typed: string) {
    const field = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input' })
    await user.clear(field)
    await user.type(field, typed)
  }

  test('are offered as its papers and passport allow', async () => {
    await open(
      foundOf(
        { ...applicant, materials: [uploaded], passport: 'sent' },
        { ...ready, traveller: 1, name: '陈志远' },
        { ...ready, traveller: 2, name: '周敏', stage: 'appointed' },
      ),
    )
    const offered = async (name: string) =>
      within(await screen.findByRole('region', { name }))
        .queryAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter((word) => Object.values<string | null>(text().steps).includes(word))
    const { passportReceived, lodged, appointed, granted, refused, withdrawn, passportLost } = text().steps
    expect(await offered('林晓雯')).toEqual([passportReceived, withdrawn, passportLost])
    expect(await offered('陈志远')).toEqual([lodged, withdrawn, passportLost])
    expect(await offered('周敏')).toEqual([appointed, granted, refused, withdrawn, passportLost])
  })

  test('that end an application say why', async () => {
    answer(advanceVisaApplicant, moved)
    const page = await open(foundOf(ready))
    const save = await take(page, 'passportLost')
    await save()
    expect(screen.getAllByText(text().fill)).toHaveLength(1)
    await write(page, text().reason, '快递遗失')
    await save()
    expect(requestsOf(advanceVisaApplicant)).toMatchObject([{ step: 'passportLost', remark: '快递遗失' }])
  })

  test('an appointment is of a day, a time in China and a place', async () => {
    answer(advanceVisaApplicant, moved)
    const page = await open(foundOf({ ...ready, stage: 'lodged' }))
    const save = await take(page, 'appointed')
    await save()
    expect(screen.getAllByText(text().fill)).toHaveLength(1)
    await write(page, text().at, '2026-12-05')
    await write(page, text().time, '10:30')
    await write(page, text().place, ' 日本签证中心 ')
    await save()
    expect(await screen.findByText(text().done)).toBeTruthy()
    const appointment = { at: '2026-12-05T02:30:00.000Z', place: '日本签证中心' }
    expect(requestsOf(advanceVisaApplicant)).toEqual([
      { enterpriseId: 7, orderNo: 'V1', traveller: 0, step: 'appointed', appointment },
    ])
    expect(screen.queryByRole('button', { name: text().save })).toBeNull()
  })

  test('a visa that ends before it begins is not kept; what the server refuses stays as it was typed', async () => {
    refuse(advanceVisaApplicant, 'visaStepIllegal')
    const page = await open(foundOf({ ...ready, stage: 'appointed' }))
    const save = await take(page, 'granted')
    await write(page, text().visaNo, 'JP-12345')
    await write(page, text().validFrom, '2026-12-10')
    await write(page, text().validUntil, '2026-12-09')
    await save()
    expect(screen.getByText(text().fill)).toBeTruthy()
    expect(requestsOf(advanceVisaApplicant)).toEqual([])
    await write(page, text().validUntil, '2027-03-09')
    await save()
    expect(await screen.findByText(await sentenceOf('visaStepIllegal'))).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(new RegExp(`^${text().visaNo}`), { selector: 'input' }).value).toBe('JP-12345')
  })
})

test('the desk works for the company that is chosen, which stands in the address; one without cases says so', async () => {
  const { user, address } = await open()
  expect(await screen.findByText(text().noneWhy)).toBeTruthy()
  expect(requestsOf(getVisaCases)).toEqual([{ enterpriseId: '7' }])
  await user.selectOptions(screen.getByRole('combobox', { name: text().company }), '远行香港')
  await waitFor(() => expect(requestsOf(getVisaCases).at(-1)).toEqual({ enterpriseId: '8' }))
  expect(address()).toBe(paths.agentVisas({ enterpriseId: 8 }))
})

test('cases that cannot be read can be tried again', async () => {
  refuse(getVisaCases, 'unexpected')
  const { user } = openPage(deskPage, paths.agentVisas())
  const alert = await screen.findByRole('alert')
  answer(getVisaCases, { list: [] })
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByText(text().none)).toBeTruthy()
})
