/** A piece of a notification: plain words or an address that can be followed. */
export interface NotificationPart {
  text: string
  href?: string
}

const address = /https?:\/\/[^\s<>"'，。；）]+[^\s<>"'，。；）.,;:!?)]/g

/** Splits a notification at its addresses, so that they become links. */
export function notificationParts(body: string): NotificationPart[] {
  const parts: NotificationPart[] = []
  let end = 0
  for (const match of body.matchAll(address)) {
    if (match.index > end) parts.push({ text: body.slice(end, match.index) })
    parts.push({ text: match[0], href: match[0] })
    end = match.index + match[0].length
  }
  if (end < body.length) parts.push({ text: body.slice(end) })
  return parts
}
