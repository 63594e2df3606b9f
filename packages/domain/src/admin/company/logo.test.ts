import { describe, expect, test } from 'vitest'
import { imageOf, logoBytesAtMost, logoFault } from './logo'

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part)))
const four = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const png = (width: number, height: number): Uint8Array =>
  bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], four(13), 'IHDR', four(width), four(height), [8, 6, 0, 0, 0], four(0))
const jpeg = (width: number, height: number): Uint8Array =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1],
    [0xff, 0xc0, 0, 11, 8, ...four(height).slice(2), ...four(width).slice(2)],
    [3, 0, 0, 0],
  )
const webp = (kind: string, ...body: number[]): Uint8Array => bytes('RIFF', four(0), 'WEBP', kind, four(0), body)

describe('[S3.02] the logo of a company is what its bytes say it is', () => {
  test.each([
    ['PNG', png(180, 56), { type: 'image/png', width: 180, height: 56 }],
    ['JPEG, after its first segment', jpeg(320, 90), { type: 'image/jpeg', width: 320, height: 90 }],
    ['WebP', webp('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, 200, 0, 60, 0), { type: 'image/webp', width: 200, height: 60 }],
    ['WebP without loss', webp('VP8L', 0x2f, 199, 0xc0, 14, 0, 0, 0, 0, 0, 0), { type: 'image/webp', width: 200, height: 60 }],
    ['WebP with more', webp('VP8X', 0, 0, 0, 0, 199, 0, 0, 59, 0, 0), { type: 'image/webp', width: 200, height: 60 }],
  ])('%s', (_name, image, expected) => {
    expect(imageOf(image)).toEqual(expected)
    expect(logoFault(image)).toBeUndefined()
  })

  test.each([
    ['a page', bytes('<html><script>alert(1)</script></html>     '), 'logoNoImage'],
    ['a drawing that may run scripts', bytes('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), 'logoNoImage'],
    ['nothing', bytes(), 'logoNoImage'],
    ['a head without a picture', bytes([0xff, 0xd8, 0xff, 0xd9]), 'logoNoImage'],
    ['a picture without size', png(0, 20), 'logoNoImage'],
    ['a poster', png(2001, 20), 'logoTooWide'],
    ['what is too large', new Uint8Array(logoBytesAtMost + 1), 'logoTooLarge'],
  ])('%s is refused', (_name, image, fault) => {
    expect(logoFault(image)).toBe(fault)
  })
})
