import { codes } from './codes'

/** S7.11 numbers the places of a notice; the specification names none of them. */
export const noticePositions = codes({ 1: 'home', 2: 'list', 3: 'booking', 4: 'order' })
