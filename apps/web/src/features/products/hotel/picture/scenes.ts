import { between, type Palette } from './palette'
import { circle, path, polygon, rect, tree, windows } from './shapes'

/** One drawing on a sheet of 320 by 200: its own colours and draws, and what the name of the picture says beside. */
export interface Sheet {
  palette: Palette
  draw: () => number
  /** Chain type of a front or lobby, bed of a room. */
  detail: string
}
export const [sheetWidth, sheetHeight] = [320, 200]

const sky = ({ palette }: Sheet): string =>
  `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${palette.sky[0]}"/><stop offset="1" stop-color="${palette.sky[1]}"/></linearGradient></defs>` +
  rect({ x: 0, y: 0, width: sheetWidth, height: sheetHeight }, 'url(#s)')

function skyline({ palette, draw }: Sheet, foot: number): string {
  let d = ''
  for (let x = -10; x < sheetWidth;) {
    const [width, height] = [between(draw, 18, 40), between(draw, 20, 80)]
    d += `M${x} ${foot}v-${height}h${width}v${height}z`
    x += width + between(draw, 0, 8)
  }
  return path(d, palette.far)
}

interface Body {
  x: number
  width: number
  top: number
}
const foot = 168

function tower({ palette, draw }: Sheet, { x, width, top }: Body, shaded: boolean): string {
  const rows = Math.max(3, Math.round((foot - 26 - top) / 11))
  return (
    rect({ x, y: top, width, height: foot - top }, shaded ? palette.wallShade : palette.wall) +
    rect({ x, y: top - 4, width, height: 4 }, palette.accent) +
    windows(
      { x: x + 5, y: top + 6, width: width - 10, height: foot - 32 - top, columns: Math.round(width / 12), rows },
      () => draw() < 0.3,
      palette,
    )
  )
}

/** Height of the hotel by its chain type. */
const heights: Readonly<Record<string, number>> = { '1': 66, '2': 88, '3': 118, '4': 134 }

export function front(sheet: Sheet): string {
  const { palette, draw, detail } = sheet
  const height = (heights[detail] ?? 90) + between(draw, -6, 8)
  const width = detail === '1' ? between(draw, 120, 150) : between(draw, 84, 112)
  const x = between(draw, 86, 120)
  const wing = { x: x + width - 6, width: between(draw, 44, 70), top: foot - Math.round(height * 0.55) }
  const door = x + Math.round(width / 2) - 17
  const trees = Array.from({ length: 4 }, (_, place) =>
    tree(22 + place * 14 + between(draw, 0, 6) + (place > 1 ? 214 : 0), foot + 4, between(draw, 24, 38), {
      leaf: palette.leaf,
      wood: palette.wood,
    }),
  )
  return [
    sky(sheet),
    circle(between(draw, 30, 290), between(draw, 24, 50), between(draw, 10, 16), palette.lit),
    skyline(sheet, foot),
    detail === '1' ? '' : tower(sheet, wing, true),
    tower(sheet, { x, width, top: foot - height }, false),
    rect({ x: x + 12, y: foot - height - 13, width: width - 24, height: 9 }, palette.accent, 2),
    rect({ x: door, y: foot - 24, width: 34, height: 24 }, palette.lit),
    rect({ x: door + 16, y: foot - 24, width: 2, height: 24 }, palette.wallShade),
    polygon(
      [
        [door - 14, foot - 24],
        [door + 48, foot - 24],
        [door + 40, foot - 31],
        [door - 6, foot - 31],
      ],
      palette.accent,
    ),
    rect({ x: 0, y: foot, width: sheetWidth, height: sheetHeight - foot }, palette.ground),
    polygon(
      [
        [door, foot],
        [door + 34, foot],
        [door + 58, sheetHeight],
        [door - 24, sheetHeight],
      ],
      palette.wallShade,
    ),
    ...trees,
  ].join('')
}

export function lobby({ palette, draw, detail }: Sheet): string {
  const lamps = detail === '1' ? 2 : detail === '4' ? 5 : 3
  const hung = Array.from({ length: lamps }, (_, place) => {
    const [x, length] = [Math.round(((place + 1) * sheetWidth) / (lamps + 1)), between(draw, 22, 46)]
    return rect({ x, y: 0, width: 1, height: length }, palette.wood) + circle(x, length + 6, 8, palette.lit)
  })
  const desk = between(draw, 120, 170)
  return [
    rect({ x: 0, y: 0, width: sheetWidth, height: 150 }, palette.wall),
    rect({ x: 0, y: 118, width: sheetWidth, height: 32 }, palette.wallShade),
    rect({ x: desk - 6, y: 44, width: 132, height: 60 }, palette.cloth, 4),
    windows({ x: desk + 2, y: 50, width: 116, height: 46, columns: 6, rows: 2 }, () => draw() < 0.4, {
      glass: palette.accent,
      lit: palette.lit,
    }),
    rect({ x: desk, y: 104, width: 120, height: 40 }, palette.wood, 3),
    rect({ x: desk - 5, y: 100, width: 130, height: 7 }, palette.wallShade, 3),
    rect({ x: 0, y: 144, width: sheetWidth, height: 56 }, palette.ground),
    polygon(
      [
        [40, 200],
        [110, 156],
        [250, 156],
        [300, 200],
      ],
      palette.sky[1],
    ),
    ...hung,
    rect({ x: 22, y: 138, width: 74, height: 26 }, palette.cloth, 8),
    rect({ x: 28, y: 124, width: 62, height: 20 }, palette.cloth, 8),
    tree(14, 164, 52, { leaf: palette.leaf, wood: palette.wood }),
    tree(304, 150, 60, { leaf: palette.leaf, wood: palette.wood }),
  ].join('')
}

function window(sheet: Sheet, x: number, width: number): string {
  const { palette, draw } = sheet
  const hill = between(draw, 62, 84)
  return [
    rect({ x, y: 24, width, height: 78 }, palette.sky[0]),
    path(`M${x} 102V${hill}q${width / 4} -${between(draw, 8, 22)} ${width / 2} 0t${width / 2} 0V102z`, palette.far),
    rect({ x: x + Math.round(width / 2) - 1, y: 24, width: 2, height: 78 }, palette.wall),
    rect({ x: x - 12, y: 18, width: 20, height: 92 }, palette.cloth, 2),
    rect({ x: x + width - 8, y: 18, width: 20, height: 92 }, palette.cloth, 2),
    rect({ x: x - 16, y: 15, width: width + 32, height: 4 }, palette.wood),
  ].join('')
}

function bed({ palette }: Sheet, x: number, width: number, pillows: number): string {
  const pillow = (width - 12) / pillows
  return [
    rect({ x: x - 5, y: 84, width: width + 10, height: 46 }, palette.wood, 4),
    rect({ x, y: 116, width, height: 50 }, '#fbfaf8', 5),
    ...Array.from({ length: pillows }, (_, place) =>
      rect({ x: Math.round(x + 6 + place * pillow + 2), y: 108, width: Math.round(pillow - 4), height: 18 }, '#ffffff', 6),
    ),
    rect({ x, y: 140, width, height: 30 }, palette.cloth, 4),
    rect({ x, y: 140, width, height: 7 }, palette.accent),
  ].join('')
}

export function room(sheet: Sheet): string {
  const { palette, draw, detail } = sheet
  const beds: readonly (readonly [number, number, number])[] =
    detail === 'twin'
      ? [
          [40, 72, 1],
          [140, 72, 1],
        ]
      : detail === 'single'
        ? [[70, 76, 1]]
        : detail === 'family'
          ? [
              [24, 104, 2],
              [152, 66, 1],
            ]
          : [[52, 124, 2]]
  const end = Math.max(...beds.map(([x, width]) => x + width))
  return [
    rect({ x: 0, y: 0, width: sheetWidth, height: 150 }, palette.wall),
    rect({ x: 0, y: 150, width: sheetWidth, height: 50 }, palette.ground),
    polygon(
      [
        [20, 200],
        [50, 168],
        [220, 168],
        [250, 200],
      ],
      palette.sky[1],
    ),
    window(sheet, 244, between(draw, 48, 58)),
    rect({ x: between(draw, 56, 90), y: 30, width: between(draw, 44, 60), height: 34 }, palette.accent, 2),
    ...beds.map(([x, width, pillows]) => bed(sheet, x, width, pillows)),
    rect({ x: end + 8, y: 136, width: 22, height: 28 }, palette.wood, 2),
    rect({ x: end + 18, y: 116, width: 2, height: 20 }, palette.wood),
    polygon(
      [
        [end + 10, 118],
        [end + 28, 118],
        [end + 24, 102],
        [end + 14, 102],
      ],
      palette.lit,
    ),
  ].join('')
}

export function view(sheet: Sheet): string {
  const { palette, draw, detail } = sheet
  const sea = Number(detail) % 3 === 0
  const ridge = (y: number, fill: string): string =>
    path(`M0 ${sheetHeight}V${y}Q60 ${y - between(draw, 10, 40)} 120 ${y}T240 ${y}T360 ${y}V${sheetHeight}z`, fill)
  return [
    sky(sheet),
    circle(between(draw, 60, 260), between(draw, 36, 70), between(draw, 12, 20), palette.lit),
    ridge(122, palette.far),
    sea
      ? rect({ x: 0, y: 132, width: sheetWidth, height: 68 }, palette.glass) +
        rect({ x: 0, y: 150, width: sheetWidth, height: 2 }, palette.sky[1]) +
        rect({ x: 0, y: 166, width: sheetWidth, height: 2 }, palette.sky[1])
      : skyline(sheet, 160) + ridge(168, palette.leaf),
    tree(between(draw, 20, 60), 196, 56, { leaf: palette.leaf, wood: palette.wood }),
    rect({ x: 0, y: 190, width: sheetWidth, height: 10 }, palette.wallShade),
  ].join('')
}
