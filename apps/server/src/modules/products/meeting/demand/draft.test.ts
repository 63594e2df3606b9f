import { afterAll, beforeAll, expect, test } from 'vitest'
import { problems } from '@sojourn/contract/kit/tables/problems'
import {
  askMeetingAgain,
  askMeetingOffers,
  getMeetingDemand,
  getMeetingDemands,
  saveMeetingDraft,
  tellMeetingVenuesAsked,
} from '@sojourn/contract/products/meeting/requirement.calls'
import { getAgencyWork } from '@sojourn/contract/access/agency-work.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { chinaDate } from '../../../../kit/clock'
import { expectResult } from '../../../../testing/flights'
import { deskSession, meetingAsked, quotedMeeting } from '../../../../testing/meetings'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const waiting = async (): Promise<string[]> =>
  expectResult(await server.call('agent@agency.example', getAgencyWork, {})).list.map(({ workNo }) => workNo)

test('[handbook 5.2] a request is kept as a draft that only its writer sees, written on, and sent once as it was seen', async () => {
  const whole = meetingAsked(server, { people: 44 })
  const content = { ...whole, dates: [], people: 0, contact: { name: '', mobile: '' }, answerBy: '', decideBy: '' }
  const { demandNo, version } = expectResult(await server.call('employee', saveMeetingDraft, { content }))
  const read = async () => expectResult(await server.call('employee', getMeetingDemand, { demandNo }))
  expect(await read()).toMatchObject({ state: 'draft', stateName: '草稿', people: 0, dates: [], canEdit: true, history: [] })
  const mine = expectResult(await server.call('employee', getMeetingDemands, {})).list
  expect(mine.map((each) => each.demandNo)).toContain(demandNo)

  const token = await deskSession(server)
  expect(await server.call('employee', getMeetingDemand, { demandNo }, { token })).toMatchObject({
    code: problems.demandUnknown.code,
  })
  const ofDesk = expectResult(await server.call('employee', getMeetingDemands, {}, { token })).list
  expect(ofDesk.map((each) => each.demandNo)).not.toContain(demandNo)
  expect(await waiting()).not.toContain(demandNo)

  const draft = { demandNo, version }
  const saved = expectResult(await server.call('employee', saveMeetingDraft, { content: { ...content, people: 44 }, draft }))
  expect(await server.call('employee', saveMeetingDraft, { content, draft })).toMatchObject({ code: problems.demandMoved.code })
  expect(await read()).toMatchObject({ people: 44 })
  const sent = { ...whole, draft: { demandNo, version: saved.version } }
  const answer = expectResult(await server.call('employee', askMeetingOffers, sent))
  expect(answer).toMatchObject({ demandNo, state: 'submitted', stateName: '已提交', people: 44, canEdit: false })
  expect(answer.history).toMatchObject([{ event: 'submitted' }])
  expect(answer.contact.mobile).not.toBe(whole.contact.mobile)
  expect(await waiting()).toContain(demandNo)
  expect(await server.call('employee', askMeetingOffers, { ...sent, people: 45 })).toMatchObject({
    code: problems.demandClosed.code,
  })
})

test('[handbook 5.2] the desk says which venues it asks: until the offers come the request is being asked', async () => {
  const { demandNo } = expectResult(await server.call('employee', askMeetingOffers, meetingAsked(server, { people: 46 })))
  const told = { demandNo, venueKeys: ['321-0', '321-2'] }
  expect(await server.call('employee', tellMeetingVenuesAsked, told)).toMatchObject({ code: problems.forbidden.code })
  const token = await deskSession(server)
  const tell = (venueKeys: string[]) => server.call('employee', tellMeetingVenuesAsked, { demandNo, venueKeys }, { token })
  expect(await tell(['321-9'])).toMatchObject({ code: problems.meetingVenueUnknown.code })
  expectResult(await tell(told.venueKeys))
  const read = expectResult(await server.call('employee', getMeetingDemand, { demandNo }))
  expect(read).toMatchObject({ state: 'asking', stateName: '方案询价中', canTellAsked: false })
  expect(read.due).toBeDefined()
  expect(read.venues.filter(({ asked }) => asked).map(({ venueKey }) => venueKey)).toEqual(told.venueKeys)
})

test('whoever asks again begins anew: nobody has been asked yet', async () => {
  const { demandNo, dates } = await quotedMeeting(server, { more: { people: 47 } })
  const answerBy = addDays(chinaDate(server.context.clock.now()), 1)
  expect(answerBy < dates[0]!).toBe(true)
  const again = { demandNo, wish: '需要更大的场地', answerBy, decideBy: answerBy }
  expect(expectResult(await server.call('employee', askMeetingAgain, again))).toMatchObject({ state: 'submitted' })
})
