import { createHash } from 'node:crypto'
import { leakedPasswords } from '../tables/leaked-passwords'

const size = 5
let sorted: Buffer | undefined

/** Whether a password, whatever its case, is among the 100,000 that were leaked most often; one in eleven million is told so by chance. */
export function isLeaked(password: string): boolean {
  sorted ??= Buffer.from(leakedPasswords, 'base64')
  const digest = createHash('sha256').update(password.toLowerCase()).digest()
  let low = 0
  let high = sorted.length / size
  while (low < high) {
    const middle = (low + high) >> 1
    const order = sorted.compare(digest, 0, size, middle * size, (middle + 1) * size)
    if (order === 0) return true
    // `order` tells of the table against the password.
    if (order < 0) low = middle + 1
    else high = middle
  }
  return false
}
