/** A moment on its way; nothing that a port knows has a field of this name. */
const tag = '$moment'

/** Data of a port as text: JSON in which moments stay moments. Nothing becomes an empty text. */
export function toWire(data: unknown): string {
  if (data === undefined) return ''
  return JSON.stringify(data, function (this: Record<string, unknown>, field: string, value: unknown) {
    const kept = this[field]
    return kept instanceof Date ? { [tag]: kept.toISOString() } : value
  })
}

export function fromWire(text: string): unknown {
  if (text === '') return undefined
  return JSON.parse(text, (_field, value: unknown) => {
    const moment = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[tag] : undefined
    return typeof moment === 'string' ? new Date(moment) : value
  })
}
