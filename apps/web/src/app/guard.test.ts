import { describe, expect, test } from 'vitest'
import { safeReturn } from '../paths'
import { placeOf } from './guard'

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
