/** Colours of one picture, by its number: they go together, and none carries a meaning. */
export interface Palette {
  sky: readonly [string, string]
  far: string
  wall: string
  wallShade: string
  accent: string
  glass: string
  lit: string
  ground: string
  leaf: string
  wood: string
  cloth: string
}

const palettes: readonly Palette[] = [
  {
    sky: ['#cfe6f7', '#f4f9fd'],
    far: '#b9cfdf',
    wall: '#f3efe8',
    wallShade: '#dcd5c8',
    accent: '#2f6f8f',
    glass: '#8fb7cf',
    lit: '#ffe9b0',
    ground: '#d5d8d6',
    leaf: '#6f9d78',
    wood: '#b08560',
    cloth: '#34617a',
  },
  {
    sky: ['#fbd9b5', '#fff3e3'],
    far: '#e0b99a',
    wall: '#efe2d3',
    wallShade: '#d5c1aa',
    accent: '#9a4f38',
    glass: '#b9a58f',
    lit: '#fff1c4',
    ground: '#d9cdbf',
    leaf: '#8a9a5b',
    wood: '#946a48',
    cloth: '#a4573c',
  },
  {
    sky: ['#27395c', '#7d82a8'],
    far: '#3b4a6d',
    wall: '#56668c',
    wallShade: '#434f70',
    accent: '#e0b45c',
    glass: '#31405f',
    lit: '#ffdf8c',
    ground: '#2e3a55',
    leaf: '#3f6663',
    wood: '#7a5b49',
    cloth: '#6d5f95',
  },
  {
    sky: ['#d7eedf', '#f6fbf5'],
    far: '#b3d2c0',
    wall: '#f6f4ee',
    wallShade: '#dbdfd4',
    accent: '#3d7f66',
    glass: '#97c0b4',
    lit: '#fff0bd',
    ground: '#cfdacd',
    leaf: '#5f9460',
    wood: '#a98a63',
    cloth: '#3f7c72',
  },
  {
    sky: ['#e4dcf2', '#faf7fd'],
    far: '#c9bedd',
    wall: '#f2eef3',
    wallShade: '#d9d1dd',
    accent: '#6b5191',
    glass: '#a9a2c4',
    lit: '#ffeac0',
    ground: '#d8d4dd',
    leaf: '#7f9a86',
    wood: '#9b7b6a',
    cloth: '#6f5a90',
  },
]

export const paletteOf = (number: number): Palette => palettes[number % palettes.length] ?? palettes[0]!

/** Repeatable figures from 0 up to, but not, 1: mulberry32 over the picture's number. */
export function drawsOf(number: number): () => number {
  let state = (number * 2_654_435_761) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

export const between = (draw: () => number, from: number, to: number): number => Math.round(from + draw() * (to - from))
