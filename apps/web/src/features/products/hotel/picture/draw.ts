import { drawsOf, paletteOf } from './palette'
import { front, lobby, room, sheetHeight, sheetWidth, view, type Sheet } from './scenes'

const scenes: Readonly<Record<string, (sheet: Sheet) => string>> = { front, lobby, room, view }

/**
 * The drawing that a picture's name means, as an SVG document of 320 by 200: front-3-4711, lobby-3-4711, room-twin-4711,
 * view-12-4711 (scene, what it shows, number). The same name is always the same drawing; an unknown scene is a view. For an image
 * by data address: several of them inside one document would share the name of their gradient.
 */
export function drawHotelPicture(name: string): string {
  const [scene = '', detail = '', number = '0'] = name.split('-')
  const sheet: Sheet = { palette: paletteOf(Number(number)), draw: drawsOf(Number(number)), detail }
  const drawn = (scenes[scene] ?? view)(sheet)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheetWidth} ${sheetHeight}" preserveAspectRatio="xMidYMid slice">${drawn}</svg>`
}
