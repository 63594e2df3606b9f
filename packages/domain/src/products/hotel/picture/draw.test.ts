import { expect, test } from 'vitest'
import { drawHotelPicture } from './draw'

const names = ['1', '2', '3', '4'].flatMap((chain) => [`front-${chain}-4711`, `lobby-${chain}-${chain}`])
const rooms = ['king', 'twin', 'kingOrTwin', 'single', 'family'].map((bed, place) => `room-${bed}-${place}`)
const all = [...names, ...rooms, 'view-3-9', 'view-4-10']

test('every picture is a small drawing of its own', () => {
  for (const name of all) {
    const drawn = drawHotelPicture(name)
    expect(drawn).toMatch(/^<svg xmlns[^>]*viewBox="0 0 320 200"[^>]*>.*<\/svg>$/)
    expect(drawn).not.toMatch(/NaN|undefined|<script/)
    expect(drawn.length).toBeLessThan(9000)
  }
  expect(new Set(all.map(drawHotelPicture)).size).toBe(all.length)
})

test('the same name is always the same drawing', () => {
  expect(drawHotelPicture('front-3-123')).toBe(drawHotelPicture('front-3-123'))
  expect(drawHotelPicture('front-3-123')).not.toBe(drawHotelPicture('front-3-124'))
})

test('a name that means nothing is still a picture', () => {
  expect(drawHotelPicture('')).toContain('<svg')
  expect(drawHotelPicture('cellar-x-y')).not.toContain('NaN')
})
