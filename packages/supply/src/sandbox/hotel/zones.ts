import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Minutes that clocks in a zone are ahead of UTC at noon UTC of a date, summer time included. */
export function offsetOn(zone: string, date: string): number {
  if (zone === 'Asia/Shanghai') return chinaOffsetMinutes
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  const name = format.formatToParts(new Date(`${date}T12:00:00Z`)).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** What calendar and clock show there now. */
export const localNow = (zone: string, now: Date): { date: string; time: string } =>
  localOf(now.toISOString(), offsetOn(zone, now.toISOString().slice(0, 10)))
