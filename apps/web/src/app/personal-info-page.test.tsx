// @vitest-environment happy-dom
import type { Profile } from '@sojourn/contract/personal/profile.calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { findTravellers, getTravellerCards, removeGuest } from '../api/calls/booking/traveller'
import { getMyConsents, setConsent } from '../api/calls/personal/consent'
import { deleteCredential, getMyCredentials, revealPersonalData } from '../api/calls/personal/credential'
import { getNotificationChoices, saveNotificationChoices } from '../api/calls/personal/notification'
import { getMyProfile, saveDefaultCostCentre } from '../api/calls/personal/profile'
import { getMySettingsChanges } from '../api/calls/personal/settings-change'
import { getMyTravelPreferences, saveMyTravelPreferences } from '../api/calls/personal/travel-preference'
import { getMyToldToCarriers } from '../api/calls/products/intl-flight/told'
import { formatFullDate, formatInstant } from '../kit/text/format'
import { readText } from '../kit/text/text'
import { paths } from '../paths'
import { inBrowser, stopClock } from '../testing/browser'
import { openPage } from '../testing/page'
import { signIn } from '../testing/people'
import { answer, holdBack, loseNetwork, refuse, requestsOf, sentenceOf } from '../testing/server'
import * as infoPage from './personal-info-page'

inBrowser('personal/profile', 'personal/preference', 'booking/traveller', 'kit/edit', 'kit/drafts', 'products/intl-flight/told')

const text = () => readText('personal/profile')
const edit = () => readText('kit/edit')
const likes = () => readText('personal/preference')
const profile = {
  version: 2,
  employeeId: 'e1',
  name: '林晓雯',
  latinName: 'LIN/XIAOWEN',
  enterpriseName: '远行科技',
  departmentName: '销售部',
  gradeName: 'P3',
  isVip: false,
  mobile: '138****0001',
  mail: 'l***@yuanxing.example',
  costCentreId: 'c1',
  costCentres: [
    { id: 'c1', code: 'S01', name: '销售' },
    { id: 'c2', code: 'R01', name: '研发' },
  ],
  today: '2026-11-20',
} as unknown as Profile

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book', 'bookForOthers'] })
  answer(getMyProfile, profile)
  answer(getMySettingsChanges, { list: [] })
  answer(getMyToldToCarriers, { list: [] })
})

type Section = keyof ReturnType<typeof text>['section']
async function open(section?: Section) {
  const page = openPage(infoPage, paths.profile(section ? { section } : {}))
  await screen.findByRole('tab', { name: text().section[section ?? 'basic'], selected: true })
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }))
  const confirm = async (title: string, name: string) =>
    page.user.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name }))
  return { ...page, press, confirm }
}

describe('what the company knows of somebody', () => {
  test('is shown, and the cost centre alone is chosen: saved once, and told', async () => {
    answer(saveDefaultCostCentre, { version: 3 })
    const { user } = await open()
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: text().costCentre })
    for (const fact of ['LIN / XIAOWEN', '销售部', 'P3', text().none]) expect(screen.getByText(fact)).toBeTruthy()
    await user.selectOptions(choice, 'c2')
    const go = holdBack(saveDefaultCostCentre)
    await user.dblClick(screen.getByRole('button', { name: edit().save }))
    answer(getMyProfile, { ...profile, version: 3, costCentreId: 'c2' })
    go()
    expect(await screen.findByText(text().costCentreSaved)).toBeTruthy()
    expect(requestsOf(saveDefaultCostCentre)).toEqual([{ version: 2, costCentreId: 'c2' }])
  })

  test('that the agency changed meanwhile asks whose choice it is, and says who made the other', async () => {
    const { user, press } = await open()
    await user.selectOptions(await screen.findByRole('combobox', { name: text().costCentre }), 'c2')
    refuse(saveDefaultCostCentre, 'settingsChanged')
    answer(getMyProfile, { ...profile, version: 3, costCentreId: '', costCentres: profile.costCentres })
    const change = { version: 3, at: '2026-11-20T01:00:00Z', agentName: '周敏', before: {}, after: {} }
    answer(getMySettingsChanges, { list: [change] })
    await press(edit().save)
    const by = text().savedBy({ name: text().byAgency({ name: '周敏' }), moment: formatInstant(change.at) })
    expect(await screen.findByText(by)).toBeTruthy()
    expect(requestsOf(saveDefaultCostCentre)).toHaveLength(1)
  })

  test('is another part by a press, which the address keeps; approvals are handed over only by who approves', async () => {
    answer(getMyConsents, { noticeVersion: '2', list: [] })
    const { user, address } = await open()
    expect(screen.queryByRole('tab', { name: text().section.delegate })).toBeNull()
    await user.click(screen.getByRole('tab', { name: text().section.privacy }))
    await waitFor(() => expect(address()).toBe(paths.profile({ section: 'privacy' })))
  })

  test('that cannot be read is read again by a press', async () => {
    loseNetwork(getMyProfile)
    const { press } = await open()
    await screen.findByRole('button', { name: readText('kit/widgets').retry })
    answer(getMyProfile, profile)
    await press(readText('kit/widgets').retry)
    expect(await screen.findByText('LIN / XIAOWEN')).toBeTruthy()
  })
})

describe('documents', () => {
  const passport = {
    credentialId: 'k1',
    type: 2,
    number: 'E1****22',
    nameOnCredential: 'LIN XIAOWEN',
    expiresOn: '2027-01-01',
    validity: 'expiring',
  } as const
  const type = () => readText('booking/traveller').credentialTypes.passport
  const listed = (...list: object[]) => answer(getMyCredentials, { list })

  test.each([
    ['valid', '2030-01-01', undefined],
    ['expiring', '2027-01-01', 'expiring'],
    ['expired', '2026-01-01', 'expired'],
  ] as const)('that are %s say so with their day', async (validity, expiresOn, said) => {
    listed({ ...passport, validity, expiresOn })
    await open('credentials')
    expect(await screen.findByText(new RegExp(text().validUntil({ day: formatFullDate(expiresOn) })))).toBeTruthy()
    for (const word of ['expiring', 'expired'] as const)
      expect(screen.queryByText(text().validity[word]) !== null).toBe(word === said)
  })

  test('show their number on demand alone, and hide it again', async () => {
    listed(passport)
    answer(revealPersonalData, { value: 'E12345622' })
    const { press } = await open('credentials')
    await screen.findByText('E1****22')
    expect(requestsOf(revealPersonalData)).toEqual([])
    await press(text().reveal({ what: type() }))
    expect(await screen.findByText('E12345622')).toBeTruthy()
    expect(requestsOf(revealPersonalData)).toEqual([{ subject: 'credential', credentialId: 'k1' }])
    await press(text().hide({ what: type() }))
    expect(screen.queryByText('E12345622')).toBeNull()
  })

  test('stand beside what carriers abroad were told, which is kept as well', async () => {
    listed()
    answer(getMyToldToCarriers, { list: [{ kind: 'card', code: 'SQ', name: '新航', masked: '****2345' }] })
    await open('credentials')
    expect(await screen.findByRole('heading', { name: readText('products/intl-flight/told').title })).toBeTruthy()
    expect(await screen.findByText('****2345')).toBeTruthy()
  })

  test('are not shown in full to whoever helps', async () => {
    signIn({ permissions: ['book'], isQuickLogin: true })
    listed(passport)
    await open('credentials')
    expect((await screen.findByText('E1****22')).parentElement?.title).toBe(text().assisted)
    expect(screen.queryByRole('button', { name: text().reveal({ what: type() }) })).toBeNull()
  })

  test('are removed after a question', async () => {
    listed(passport)
    answer(deleteCredential, {})
    const { press, confirm } = await open('credentials')
    await press(text().removeOf({ type: type() }))
    listed()
    await confirm(text().removeTitle({ type: type() }), text().remove)
    expect(await screen.findByText(text().removed)).toBeTruthy()
    expect(requestsOf(deleteCredential)).toEqual([{ credentialId: 'k1' }])
    expect(await screen.findByText(text().noCredentials)).toBeTruthy()
  })

  test('that cannot be removed stay, and why is told', async () => {
    listed(passport)
    refuse(deleteCredential, 'forbidden')
    const { press, confirm } = await open('credentials')
    await press(text().removeOf({ type: type() }))
    await confirm(text().removeTitle({ type: type() }), text().remove)
    expect(await screen.findByText(await sentenceOf('forbidden'))).toBeTruthy()
    expect(screen.getByText('E1****22')).toBeTruthy()
  })
})

describe('people from outside', () => {
  const guest = { employeeId: 'g1', name: '顾客甲' }
  const listed = (...list: object[]) => answer(findTravellers, { list })

  test('are shown with their documents, and taken away after a question', async () => {
    listed(guest, { employeeId: 'g2', name: '顾客乙' })
    answer(getTravellerCards, {
      list: [
        { employeeId: 'g1', credentials: [{ typeName: '护照', number: 'E1****22' }] },
        { employeeId: 'g2', credentials: [] },
      ],
    })
    answer(removeGuest, {})
    const { press, confirm } = await open('companions')
    expect(await screen.findByText('护照 E1****22')).toBeTruthy()
    expect(screen.getByText(text().noDocuments)).toBeTruthy()
    await press(text().removeCompanion({ name: '顾客甲' }))
    expect(requestsOf(removeGuest)).toEqual([])
    await confirm(text().removeCompanion({ name: '顾客甲' }), text().remove)
    expect(await screen.findByText(text().companionRemoved)).toBeTruthy()
    expect(requestsOf(removeGuest)).toEqual([{ guestId: 'g1' }])
  })

  test.each([
    ['are none yet', ['book', 'bookForOthers'], (): string => text().noCompanions, 1],
    ['are not asked for where somebody books for nobody else', ['book'], (): string => text().companionsForbidden, 0],
  ] as const)('%s', async (_how, permissions, word, asked) => {
    signIn({ permissions })
    listed()
    await open('companions')
    expect(await screen.findByText(word())).toBeTruthy()
    expect(requestsOf(findTravellers)).toHaveLength(asked)
  })
})

describe('how somebody likes to travel', () => {
  const seat = { kind: 'flightSeat', choice: 'window', remark: '' } as const
  const told = (more: object = {}) =>
    answer(getMyTravelPreferences, { version: 5, isVip: false, labels: [], likes: [seat], ...more })

  test('is one of several seats, some of what hotels have, and a note: sent as a whole', async () => {
    told()
    answer(saveMyTravelPreferences, { version: 6 })
    const { user, press } = await open('preferences')
    const seats = within(await screen.findByRole('group', { name: likes().kinds.flightSeat }))
    expect(seats.getByRole<HTMLInputElement>('radio', { name: likes().choices.window }).checked).toBe(true)
    await user.click(seats.getByRole('radio', { name: likes().choices.aisle }))
    await user.click(screen.getByRole('checkbox', { name: likes().choices.quiet }))
    await user.type(screen.getByRole('textbox', { name: text().note }), '行动不便')
    await press(edit().save)
    await waitFor(() => expect(requestsOf(saveMyTravelPreferences)).toHaveLength(1))
    const { version, likes: sent } = requestsOf(saveMyTravelPreferences)[0]!
    expect(version).toBe(5)
    expect(sent).toHaveLength(3)
    expect(sent).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'flightSeat', choice: 'aisle' }),
        expect.objectContaining({ kind: 'hotel', choice: 'quiet' }),
        expect.objectContaining({ kind: 'other', remark: '行动不便' }),
      ]),
    )
  })

  test('is nothing special again by a press', async () => {
    told()
    answer(saveMyTravelPreferences, { version: 6 })
    const { user, press } = await open('preferences')
    const seats = within(await screen.findByRole('group', { name: likes().kinds.flightSeat }))
    await user.click(seats.getByRole('radio', { name: text().noPreference }))
    await press(edit().save)
    await waitFor(() => expect(requestsOf(saveMyTravelPreferences)[0]?.likes).toEqual([]))
  })

  test('is beside what the agency notes, which is only shown', async () => {
    told({ isVip: true, labels: ['常坐早班'] })
    await open('preferences')
    expect(await screen.findByText('常坐早班')).toBeTruthy()
    expect(screen.getByText(text().vip)).toBeTruthy()
  })
})

describe('mails', () => {
  const told = (delivers = true) =>
    answer(getNotificationChoices, {
      version: 4,
      delivers,
      language: 'zh-CN',
      groups: [
        { group: 'tickets', mailed: true },
        { group: 'copies', mailed: false },
      ],
    } as never)
  const group = (name: 'tickets' | 'copies') =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: text().groups[name].name })

  test('are chosen group by group with their language; what was not wanted stays unwanted', async () => {
    told()
    answer(saveNotificationChoices, { version: 5 })
    const { user, press } = await open('notifications')
    expect([(await group('tickets')).checked, (await group('copies')).checked]).toEqual([true, false])
    await user.click(await group('tickets'))
    await user.selectOptions(screen.getByRole('combobox', { name: text().language }), 'en')
    await press(edit().save)
    await waitFor(() =>
      expect(requestsOf(saveNotificationChoices)).toEqual([{ version: 4, unwanted: ['copies', 'tickets'], language: 'en' }]),
    )
  })

  test.each([
    ['come', true, (): string => text().always],
    ['do not come yet', false, (): string => text().notDelivered],
  ] as const)('that %s are said to', async (_how, delivers, word) => {
    told(delivers)
    await open('notifications')
    expect(await screen.findByText(word())).toBeTruthy()
  })
})

describe('consents', () => {
  const given = { kind: 'credentials', state: 'given', noticeVersion: '2', at: '2026-10-01T02:00:00Z' }
  const told = (...list: object[]) => answer(getMyConsents, { noticeVersion: '2', list })
  const name = () => text().consent.credentials.name

  test.each([
    ['given', given, (): string => text().given({ moment: formatInstant(given.at), version: '2' })],
    ['taken back', { ...given, state: 'taken' }, (): string => text().taken({ moment: formatInstant(given.at) })],
    ['of an older notice', { ...given, state: 'outdated', noticeVersion: '1' }, (): string => text().outdated({ version: '1' })],
    ['never given', { kind: 'credentials', state: 'taken' }, (): string => text().never],
  ])('that were %s say so', async (_how, consent, word) => {
    told(consent)
    await open('privacy')
    expect(await screen.findByText(word())).toBeTruthy()
  })

  test('are given by one press, to the notice that is shown', async () => {
    told({ kind: 'credentials', state: 'taken' })
    answer(setConsent, { deletedCredentials: 0 })
    const { press } = await open('privacy')
    await press(text().giveOf({ name: name() }))
    expect(await screen.findByText(text().consentSaved)).toBeTruthy()
    expect(requestsOf(setConsent)).toEqual([{ kind: 'credentials', given: true, noticeVersion: '2' }])
  })

  test('are taken back after it is said what goes with them, and that is told', async () => {
    told(given)
    answer(setConsent, { deletedCredentials: 2 })
    const { press } = await open('privacy')
    await press(text().takeBackOf({ name: name() }))
    const question = within(await screen.findByRole('dialog', { name: text().takeTitle }))
    expect(question.getByText(text().takeCredentials)).toBeTruthy()
    expect(requestsOf(setConsent)).toEqual([])
    await press(text().takeBack)
    expect(await screen.findByText(text().deleted({ count: 2 }))).toBeTruthy()
    expect(requestsOf(setConsent)).toEqual([{ kind: 'credentials', given: false, noticeVersion: '2' }])
  })

  test('are not given by whoever helps', async () => {
    signIn({ permissions: ['book'], isQuickLogin: true })
    told({ kind: 'credentials', state: 'taken' })
    const { user } = await open('privacy')
    const button = await screen.findByRole('button', { name: new RegExp(`^${text().giveOf({ name: name() })}`) })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expect(requestsOf(setConsent)).toEqual([])
  })
})
