import { describe, expect, test } from 'vitest'
import { addresses } from '../e2e/addresses'
import { parts } from '../e2e/gallery/journeys'
import { readOptions } from '../e2e/gallery/options'

/** Screens that nobody can be led to in the demonstration yet: each is to have a journey, and then leaves this list. */
const withoutPicture: readonly string[] = [
  '/center/bill/voucher',
  '/center/incident',
  '/center/invoice/applyNext',
  '/center/invoice/confirm',
  '/center/invoice/detail',
  '/center/invoice/voucher',
  '/hotel/book/guarantee',
  '/hotel/externalBook',
  '/manage/incident/detail',
  '/order/hotel/hotelDemandDetail/index',
  '/pay/fail',
]

const journeys = parts.flat()
const photographed = new Set(journeys.flatMap(({ steps }) => steps.map(({ route }) => route)))

describe('the gallery', () => {
  test('photographs every screen that the web client has, and no other', () => {
    expect(addresses.filter((address) => !photographed.has(address)).toSorted()).toEqual(withoutPicture.toSorted())
    expect([...photographed].filter((route) => route !== '/' && !addresses.includes(route))).toEqual([])
  })

  test('no two pictures of a route have one name', () => {
    const names = journeys.flatMap(({ steps }) => steps.map(({ route, name = '' }) => `${route} ${name}`))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test.each([
    { args: [], looks: 4, first: { language: 'zh-CN', width: 390, theme: 'light', state: 'usual' } },
    {
      args: ['--width', '768', '--theme', 'dark'],
      looks: 2,
      first: { language: 'zh-CN', width: 768, theme: 'dark', state: 'usual' },
    },
    {
      args: ['--language', 'zh-TW', '--width', '390', '--state', 'empty', '--state', 'failed'],
      looks: 2,
      first: { language: 'zh-TW', width: 390, theme: 'light', state: 'empty' },
    },
    { args: ['--all'], looks: 19, first: { language: 'zh-CN', width: 390, theme: 'light', state: 'usual' } },
  ] as const)('$args asks for $looks looks', ({ args, looks, first }) => {
    const asked = readOptions(args)
    expect(asked.looks).toHaveLength(looks)
    expect(asked.looks[0]).toEqual(first)
  })

  test('an unknown way to look is named, with those that there are', () => {
    expect(() => readOptions(['--width', '400'])).toThrow('400: there are 390, 768, 1440')
  })
})
