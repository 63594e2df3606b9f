interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The few shapes that the pictures are made of, as SVG. */
export const rect = ({ x, y, width, height }: Box, fill: string, corner = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${corner === 0 ? '' : ` rx="${corner}"`}/>`

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

export const polygon = (points: readonly (readonly [number, number])[], fill: string): string =>
  `<polygon points="${points.map((point) => point.join(',')).join(' ')}" fill="${fill}"/>`

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

/** A wall of windows in one path each for the dark and the lit ones, so that the picture stays small. */
export function windows(
  frame: { x: number; y: number; width: number; height: number; columns: number; rows: number },
  isLit: () => boolean,
  colours: { glass: string; lit: string },
): string {
  const [stepX, stepY] = [frame.width / frame.columns, frame.height / frame.rows]
  const [wide, high] = [Math.max(1, Math.round(stepX * 0.6)), Math.max(1, Math.round(stepY * 0.55))]
  const d: Record<'glass' | 'lit', string> = { glass: '', lit: '' }
  for (let row = 0; row < frame.rows; row++)
    for (let column = 0; column < frame.columns; column++) {
      const [x, y] = [Math.round(frame.x + (column + 0.2) * stepX), Math.round(frame.y + (row + 0.25) * stepY)]
      d[isLit() ? 'lit' : 'glass'] += `M${x} ${y}h${wide}v${high}h-${wide}z`
    }
  return path(d.glass, colours.glass) + path(d.lit, colours.lit)
}

interface TreeColours {
  leaf: string
  wood: string
}

/** A tree or a plant in a pot: a trunk and a crown. */
export const tree = (x: number, foot: number, height: number, { leaf, wood }: TreeColours): string =>
  rect({ x: x - 2, y: foot - height * 0.4, width: 4, height: height * 0.4 }, wood) +
  circle(x, foot - height * 0.65, height * 0.35, leaf)
