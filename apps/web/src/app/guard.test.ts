import { describe, expect, test } from 'vitest'
import { paths, safeReturn } from '../paths'
import { configReading, permissionOf, placeOf } from './guard'
import { signInPlace, staysWithoutSession } from './sign-in-place'

describe('[S8.03] the place to return to', () => {
  test('is the path without the base, with its query', () => {
    expect(placeOf(new URL('http://x/v/flight/list?tempOrderNo=T1'))).toBe('/flight/list?tempOrderNo=T1')
    expect(placeOf(new URL('http://x/v/'))).toBe('/')
    expect(placeOf(new URL('http://x/v'))).toBe('/')
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', null])(
    'never leaves the product: %s',
    (place) => {
      expect(safeReturn(place)).toBe('/')
    },
  )

  test('keeps a place within the product', () => {
    expect(safeReturn('/center/myApproval?type=1')).toBe('/center/myApproval?type=1')
  })
})

describe('[S4.39] a screen needs a permission', () => {
  const agencyScreens = Object.entries(paths).filter(
    ([name]) => name.startsWith('agent') && !['agentOpen', 'agentActions'].includes(name),
  )

  test.each(agencyScreens)('of the agency’s staff: %s', (_name, path) => {
    expect(permissionOf((path as () => string)())).toBe('agent')
  })

  test('approvals that of deciding, others none', () => {
    expect(permissionOf('/center/myApproval')).toBe('approve')
    expect(permissionOf('/center/tripOrderList')).toBeUndefined()
  })
})

describe('the config is read', () => {
  const facts = { known: true, path: '/flight/list', historyLength: 3, languageChanged: false }

  test.each([
    ['not when nothing asks for it', {}, 'none'],
    ['when nobody is known', { known: false }, 'before'],
    ['when the language has changed', { languageChanged: true }, 'before'],
    ['when the tab is new', { historyLength: 1 }, 'behind'],
  ] as const)('[S4.35] %s', (_title, given, reading) => {
    expect(configReading({ ...facts, ...given })).toBe(reading)
  })

  test.each([
    '/',
    '/center/tripOrderList',
    '/flight/book',
    '/iflight/book',
    '/center/approvalDetail',
    '/order/flight/detail',
    '/order/iflight/detail',
    '/order/train/detail',
    '/order/hotel/detail',
    '/order/visa',
  ])('[S4.36] on the main page %s', (path) => {
    expect(configReading({ ...facts, path })).toBe('behind')
  })
})

describe('without a session', () => {
  const parentLoginUrl = 'https://www.parent.example/login'
  const hostname = 'travel.parent.example'
  const placeFrom = (place: string, given: { hostname?: string; parentLoginUrl?: string | null } = {}) =>
    signInPlace({ place, href: `https://${hostname}/v${place}`, hostname, parentLoginUrl, ...given })

  test('[S4.38] a demand goes to the parent site and carries its address', () => {
    const returnUrl = encodeURIComponent(`https://${hostname}/v/demand/index?x=1`)
    expect(placeFrom('/demand/index?x=1')).toEqual({ outside: `${parentLoginUrl}?returnUrl=${returnUrl}` })
    expect(placeFrom('/center/iflightDemand/detail?id=1')).toHaveProperty('outside', expect.stringContaining('returnUrl='))
    expect(placeFrom('/demand', { parentLoginUrl: `${parentLoginUrl}?from=travel` })).toHaveProperty(
      'outside',
      expect.stringContaining('?from=travel&returnUrl='),
    )
  })

  test('[S4.38] everything else goes to the parent site', () => {
    for (const place of ['/', '/flight/list', '/center/iflightDemand/index', '/demands'])
      expect(placeFrom(place)).toEqual({ outside: parentLoginUrl })
  })

  test('[S4.38] [S8.03] on one’s own machine, or without a parent site, it is our sign-in, and the way back is kept', () => {
    expect(placeFrom('/', { hostname: 'localhost' })).toEqual({ inside: '/login' })
    expect(placeFrom('/demand/index', { hostname: '127.0.0.1' })).toEqual({ inside: '/login?returnTo=%2Fdemand%2Findex' })
    expect(placeFrom('/flight/list', { parentLoginUrl: null })).toEqual({ inside: '/login?returnTo=%2Fflight%2Flist' })
  })

  test('[S8.03] sign-in and pay pages stay', () => {
    expect(['/login', '/login?way=code', '/pay/index?orderNos=F1', '/pay/success'].map(staysWithoutSession)).not.toContain(false)
    expect(['/', '/payments', '/flight/list'].map(staysWithoutSession)).not.toContain(true)
  })
})
