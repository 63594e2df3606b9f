/** Where the server draws a picture of a hotel or a room. */
export const pictureUrl = (name: string | undefined): string | undefined =>
  name && `/images/hotel/${encodeURIComponent(name)}.svg`
