import { createHash } from 'node:crypto'
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

const countOf = (name: string, what: string): number => drawHotelPicture(name).split(what).length - 1
const [mattress, pillow] = ['fill="#fbfaf8"', 'fill="#ffffff"']

test.each([
  ['king', 1, 2],
  ['kingOrTwin', 1, 2],
  ['twin', 2, 2],
  ['single', 1, 1],
  ['family', 2, 3],
])('a room with %s has %i beds and %i pillows, as its name says', (bed, beds, pillows) => {
  expect([countOf(`room-${bed}-7`, mattress), countOf(`room-${bed}-7`, pillow)]).toEqual([beds, pillows])
})

test('the dearer a chain, the higher its hotel and the more lamps in its lobby', () => {
  const roofOf = (chain: number): number => Number(/y="(\d+)"[^>]* rx="2"/.exec(drawHotelPicture(`front-${chain}-7`))?.[1])
  const lampsOf = (chain: number): number => countOf(`lobby-${chain}-7`, 'r="8"')
  expect([1, 2, 4].map(lampsOf)).toEqual([2, 3, 5])
  const roofs = [1, 2, 3, 4].map(roofOf)
  for (const [place, roof] of roofs.slice(1).entries()) expect(roof, `chain ${place + 2}`).toBeLessThan(roofs[place]!)
})

/** Guests keep what they saw of a hotel: whoever changes a drawing looks at this sheet again, all colours and scenes, and approves it. */
test.each([
  ['front-1-0', '35857cb5b89e'],
  ['front-2-1', 'f0c1d2a47deb'],
  ['front-3-2', '9109fae7f6e8'],
  ['front-4-3', 'a91f99edabd9'],
  ['front-x-7', '24d38d1d166b'],
  ['lobby-1-4', 'f35cdf0c5232'],
  ['lobby-2-0', '28a879123b0a'],
  ['lobby-4-2', '6c4ceec2a0fa'],
  ['room-king-1', 'e53caa0f8031'],
  ['room-twin-2', '378b49a74e8e'],
  ['room-single-3', '9f0cd8b71a5f'],
  ['room-family-4', '6f9478bc0ac6'],
  ['room-kingOrTwin-0', 'acb70a837094'],
  ['view-3-1', '53ec5bfb9b7d'],
  ['view-4-2', '1d927d9b81a0'],
  ['view-9-4', 'ef40081e2f89'],
])('%s is the drawing that was approved', (name, approved) => {
  expect(createHash('sha256').update(drawHotelPicture(name)).digest('hex').slice(0, 12)).toBe(approved)
})
