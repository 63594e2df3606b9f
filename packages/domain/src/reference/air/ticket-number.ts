/** Three digits of the carrier, a hyphen and ten of the ticket; undefined where what was typed, with the hyphen or without, is no such number. */
export function ticketNumberOf(typed: string): string | undefined {
  const [, prefix, serial] = /^(\d{3})[-\s]?(\d{10})$/.exec(typed.trim()) ?? []
  return prefix && serial ? `${prefix}-${serial}` : undefined
}
