import { drawHotelPicture } from './draw'

const drawn = new Map<string, string>()

/** A picture of a hotel or a room, drawn here from its name; each once. */
export function pictureUrl(name: string | undefined): string | undefined {
  if (name === undefined) return undefined
  const url = drawn.get(name) ?? `data:image/svg+xml,${encodeURIComponent(drawHotelPicture(name))}`
  drawn.set(name, url)
  return url
}
