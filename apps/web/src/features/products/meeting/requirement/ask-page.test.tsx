// @vitest-environment happy-dom
import type { MeetingDemandDetail } from '@sojourn/contract/products/meeting/requirement.shapes'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getMeetingDemand, getMeetingVenueNames, saveMeetingDraft } from '../../../../api/calls/products/meeting/requirement'
import { getBookDateSection } from '../../../../api/calls/reference/city'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import { bookableDays } from '../../../../testing/search'
import * as askPage from './ask-page'

inBrowser('products/meeting/requirement', 'products/meeting/words', 'kit/drafts')

const text = () => readText('products/meeting/requirement')
const demandNo = 'MD1'
const draft: Sketch<MeetingDemandDetail> = {
  demandNo,
  version: 2,
  state: 'draft',
  cityId: 321,
  venues: [{ venueKey: '321-0', name: '湖畔酒店', asked: false }],
  dates: [],
  decides: 'venue',
  halfDays: 4,
  people: 0,
  layout: 'theatre',
  services: ['meals'],
  contact: { name: '林晓雯', mobile: '13900139000' },
  remark: '靠近地铁',
  answerBy: '',
  decideBy: '',
  canEdit: true,
}

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(getBookDateSection, bookableDays)
  answer(getMeetingVenueNames, { cityName: '上海', list: [{ venueKey: '321-0', name: '湖畔酒店', seats: 300 }] })
})

const content = {
  cityId: 321,
  venueKeys: ['321-0'],
  dates: [],
  decides: 'venue',
  halfDays: 4,
  layout: 'theatre',
  services: ['meals'],
  contact: { name: '林晓雯', mobile: '13900139000' },
  remark: '靠近地铁',
  answerBy: '',
  decideBy: '',
}

test('a draft is written on where it was left, and kept at the version that was seen; a refusal keeps the words', async () => {
  answer(getMeetingDemand, draft)
  refuse(saveMeetingDraft, 'demandMoved')
  const { user } = openPage(askPage, paths.writeMeeting({ demandNo }))
  const people = await screen.findByRole('textbox', { name: new RegExp(text().people) })
  await user.type(people, '80')
  await user.click(screen.getByRole('button', { name: text().saveDraft }))
  await screen.findByText(await sentenceOf('demandMoved'))
  await waitFor(() =>
    expect(requestsOf(saveMeetingDraft)).toEqual([{ content: { ...content, people: 80 }, draft: { demandNo, version: 2 } }]),
  )
  expect(screen.getByDisplayValue('80')).toBeTruthy()
})

test('one that was sent meanwhile leads back to the list', async () => {
  answer(getMeetingDemand, { ...draft, state: 'submitted', canEdit: false })
  openPage(askPage, paths.writeMeeting({ demandNo }))
  await screen.findByText(text().draftGone)
  expect(screen.getByRole('link', { name: text().toList }).getAttribute('href')).toContain(paths.meetingRequirements())
})
