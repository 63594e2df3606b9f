import type { Client } from './client'

/** The same client with so many calls under way at once; the others wait in line. */
export function gated(client: Client, atOnce: number): Client {
  const line: (() => void)[] = []
  let free = atOnce
  const enter = async (): Promise<void> => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => line.push(resolve))
  }
  const leave = (): void => {
    const next = line.shift()
    if (next) next()
    else free++
  }
  return {
    ...client,
    async call(call, request, options) {
      await enter()
      try {
        return await client.call(call, request, options)
      } finally {
        leave()
      }
    },
  }
}
