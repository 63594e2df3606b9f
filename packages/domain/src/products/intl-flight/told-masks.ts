/** The last letters tell the own card from another one. */
const shownOfCard = 4
/** So many letters of a street tell the own address from another one. */
const shownOfStreet = 3

export const maskedCard = (number: string): string =>
  `${'*'.repeat(Math.max(0, number.length - shownOfCard))}${number.slice(-shownOfCard)}`

export const maskedAddress = ({ street, city }: { street: string; city: string }): string =>
  `${city} · ${[...street].slice(0, shownOfStreet).join('')}***`
