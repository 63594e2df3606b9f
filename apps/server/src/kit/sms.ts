import type { SmsSupply } from '@sojourn/supply/ports/sms'

const timeoutMs = 10_000

/** A gateway that takes each message as one POST of JSON; user and password of its address become basic authorization. */
export function createSms(address: string): SmsSupply {
  const url = new URL(address)
  const authorization =
    url.username &&
    `Basic ${Buffer.from(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`).toString('base64')}`
  url.username = url.password = ''
  return {
    async send(message) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(timeoutMs),
        // A code goes to the gateway that was named, and nowhere else.
        redirect: 'error',
      })
      if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`)
    },
  }
}
