// @vitest-environment happy-dom
import { problems } from '@sojourn/contract/kit/tables/problems'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readText } from '../kit/text/text'
import { inBrowser } from '../testing/browser'
import { download } from './download'
import { ApiProblem, notSignedInCode } from './problem'
import { keepSession, onSessionEnd, sessionToken } from './session'

inBrowser()

const path = 'api/Voucher/GetFile'
const get = () => download(path, { voucherId: 'v1' }, '票据.pdf')
const failure = () =>
  get().then(
    () => undefined,
    (error: unknown) => error as ApiProblem,
  )
const answer = (body: BodyInit, status: number) => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response(body, { status })))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const refused = (code: number, message = '') => JSON.stringify({ success: false, code, message, result: null })
const ended = vi.fn<() => void>()

beforeEach(() => {
  keepSession({ loginToken: 'a session', employeeId: 'e1' })
  ended.mockClear()
  onSessionEnd(ended)
})

describe('a file that is fetched', () => {
  test('is asked for with the token of the session, and kept under its name', async () => {
    const fetch = answer('content', 200)
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await get()
    expect(fetch.mock.calls[0]?.[0]).toBe(`/${path}?voucherId=v1`)
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ token: 'a session' })
    expect(names).toEqual(['票据.pdf'])
  })

  test('and refused says why in the words of the server', async () => {
    answer(refused(problems.forbidden.code, '您没有此操作的权限'), 403)
    const problem = await failure()
    expect(problem).toBeInstanceOf(ApiProblem)
    expect(problem?.message).toBe('您没有此操作的权限')
    expect(ended).not.toHaveBeenCalled()
  })

  test('for a session that is over ends that session', async () => {
    answer(refused(notSignedInCode, '请重新登录'), 401)
    await failure()
    expect(ended).toHaveBeenCalledOnce()
    expect(sessionToken()).toBeNull()
  })

  test('for a session that another has followed meanwhile ends nothing', async () => {
    answer(refused(notSignedInCode, '请重新登录'), 401)
    const failed = failure()
    keepSession({ loginToken: 'another session', employeeId: 'e1' })
    await failed
    expect(ended).not.toHaveBeenCalled()
    expect(sessionToken()).toBe('another session')
  })

  test.each([
    [
      'is answered by something that is no envelope',
      () => answer('<html>502</html>', 502),
      (): string => readText('app/shell').serverProblem,
    ],
    [
      'finds no network',
      () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))),
      (): string => readText('app/shell').offlineProblem,
    ],
  ])('and %s says so in the words of the page', async (_how, happens, sentence) => {
    happens()
    expect((await failure())?.message).toBe(sentence())
  })
})
