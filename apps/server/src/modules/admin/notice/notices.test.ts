import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endNotice, saveNotice, searchNotices, switchNotices } from '@sojourn/contract/admin/company/notice.calls'
import { getNoticeList } from '@sojourn/contract/personal/notice.calls'
import { refusedAs } from '../../../testing/approvals'
import { companyHistory, inChinese, newNotice } from '../../../testing/company'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const save = (more: object = {}, head: object = {}) =>
  server.call('admin', saveNotice, { version: 0, ...head, fields: { ...newNotice(), ...more } })
const add = async (more: object = {}) => expectResult(await save(more)).noticeId
const noticeOf = async (noticeId: string, ended = false) =>
  expectResult(await server.call('admin', searchNotices, { ended, size: 100 })).list.find((each) => each.noticeId === noticeId)
const shownAtHome = async () =>
  expectResult(await server.call('employee', getNoticeList, { position: 1 })).infoList.map(({ title }) => title)

describe('[S7.11] notices of the company', () => {
  test('are shown from their first day to their last, with their link, in the order of urgency', async () => {
    await add({
      titles: inChinese('今日公告'),
      level: 'urgent',
      banner: { titles: inChinese('查看'), param: '/center/tripOrderList' },
    })
    const coming = await add({ titles: inChinese('明日公告'), shownFrom: '2026-11-21' })
    const over = await add({ titles: inChinese('昨日公告'), shownTo: '2026-11-19' })
    const { infoList } = expectResult(await server.call('employee', getNoticeList, { position: 1 }))
    expect(infoList[0]).toMatchObject({ title: '今日公告', footBanner: { title: '查看', param: '/center/tripOrderList' } })
    expect(infoList.map(({ title }) => title)).not.toEqual(expect.arrayContaining(['明日公告']))
    expect(await noticeOf(coming)).toMatchObject({ state: 'coming', title: '明日公告' })
    expect(await noticeOf(over)).toBeUndefined()
    expect(await noticeOf(over, true)).toMatchObject({ state: 'over' })
  })

  test('are read and changed as they were written, and those of before too', async () => {
    const found = (await noticeOf('year-end'))!
    expect(found).toMatchObject({ state: 'shown', version: 0, fields: { level: 'important', positions: ['home'] } })
    const fields = { ...found.fields, keywords: ['上海'], products: ['flight' as const], titles: inChinese('年末提醒') }
    expectResult(await server.call('admin', saveNotice, { noticeId: 'year-end', version: 0, fields }))
    const saved = (await noticeOf('year-end'))!
    expect(saved.fields).toEqual({ ...fields, titles: { 'zh-CN': '年末提醒', 'zh-TW': '年末提醒', en: '年末提醒' } })
    expect((await companyHistory(server, 'year-end', 'notice'))[0]?.changes).toContainEqual({
      field: 'keywords',
      before: [],
      after: ['上海'],
    })
    expect(await save({}, { noticeId: 'year-end' })).toMatchObject(refusedAs('recordChanged'))
  })

  test('are taken down together and published again together, or none of them', async () => {
    const two = [await add({ titles: inChinese('甲公告') }), await add({ titles: inChinese('乙公告') })]
    const records = two.map((id) => ({ id, version: 1 }))
    const unknown = [...records, { id: 'n-none', version: 0 }]
    expect(await server.call('admin', switchNotices, { records: unknown, resumed: false })).toMatchObject(
      refusedAs('togetherRefused'),
    )
    expect(await shownAtHome()).toEqual(expect.arrayContaining(['甲公告', '乙公告']))
    expect(expectResult(await server.call('admin', switchNotices, { records, resumed: false }))).toEqual({ count: 2 })
    expect((await shownAtHome()).filter((title) => /[甲乙]公告/.test(title))).toEqual([])
    const ended = two.map((id) => ({ id, version: 2 }))
    expectResult(await server.call('admin', switchNotices, { records: ended, resumed: true }))
    expect(await shownAtHome()).toEqual(expect.arrayContaining(['甲公告', '乙公告']))
    expect((await companyHistory(server, two[0]!, 'notice')).map(({ act }) => act)).toEqual(['resumed', 'ended', 'added'])
  })

  test('are taken down at once', async () => {
    const noticeId = await add({ titles: inChinese('误发公告') })
    expect(await shownAtHome()).toContain('误发公告')
    expectResult(await server.call('admin', endNotice, { noticeId, version: 1 }))
    expect(await shownAtHome()).not.toContain('误发公告')
    expect(await noticeOf(noticeId, true)).toMatchObject({ state: 'ended', endedOn: '2026-11-20' })
    expect(await save({}, { noticeId, version: 2 })).toMatchObject(refusedAs('noticeUnknown'))
  })

  test.each([
    ['without a title', { titles: inChinese('') }, 'titles'],
    ['that is over before it begins', { shownTo: '2026-10-01' }, 'shownTo'],
    ['with a link into a script', { banner: { titles: inChinese('x'), param: 'javascript:alert(1)' } }, 'banner'],
  ] as const)('one %s is not announced', async (_name, more, field) => {
    expect(await save(more)).toMatchObject({ ...refusedAs('companyInvalid'), field })
  })
})
